import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { sent, sentToItself } from "./keep-screen.ts";

const pathsOf = ({ path = "", children = [] }: RouteConfigEntry): string[] => [
  path,
  ...children.flatMap(pathsOf).map((below) => `${path}/${below}`.replace(/^\//, "")),
];

test("what is sent from within a screen that stays goes to an address that there is", async () => {
  const paths = new Set((await routes).flatMap(pathsOf));
  expect([...sent, ...sentToItself].filter((path) => !paths.has(`cms/${path}`))).toEqual([]);
});
