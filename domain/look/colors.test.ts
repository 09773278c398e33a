import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as colors from "./colors.ts";

test("mails, icons and cards have the colors of the style sheet", () => {
  const sheet = readFileSync("app/ui/styles/tokens.css", "utf8");
  const tokens = Object.fromEntries(
    [...sheet.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
  );
  const ours = Object.entries(colors).map(([name, value]) => [name.toLowerCase().replaceAll("_", "-"), value]);
  expect(tokens).toMatchObject(Object.fromEntries(ours));
});
