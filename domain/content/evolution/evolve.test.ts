import { expect, test } from "vitest";
import { withSteps } from "../../../tests/older-site.ts";
import { evolve } from "./evolve.ts";
import { steps } from "./steps.ts";

test("only the steps above a shape are taken, in their order, and data that a step can't read stays as it was", () => {
  const before = steps.length;
  const up = (name: string) => (data: object) => ({
    ...data,
    seen: [...((data as { seen?: string[] }).seen ?? []), name],
  });
  withSteps(steps, [
    { about: "", types: ["post"], up: up("first") },
    { about: "", types: ["page"], up: up("of pages") },
    { about: "", types: ["post"], up: () => JSON.parse("no JSON") },
    { about: "", types: ["post"], up: up("last") },
  ]);
  expect(evolve("post", {}, 0)).toEqual({ seen: ["first", "last"] });
  expect(evolve("post", {}, before + 1)).toEqual({ seen: ["last"] });
  expect(evolve("post", {}, 9)).toEqual({});
  for (const nothing of [null, 7, "text", []]) expect(evolve("post", nothing, 0)).toEqual(nothing);
});

test("the form of an older site offers what it did, each with the service that its page is about; an own list stays", () => {
  const formOf = (settings: object) => (evolve("settings", settings, 0) as { form: { services: object[] } }).form;
  const { services } = formOf({});
  expect(services).toContainEqual({ name: "Cloud Solutions", word: "cloud", service: ["service-cloud"] });
  expect(services).toContainEqual({ name: "Other", word: "other", service: [] });
  expect(services).toHaveLength(7);
  const own = { services: [{ name: "Diving", word: "", service: [] }] };
  expect(formOf({ form: own })).toEqual(own);
});

test("a block becomes others, or none, wherever it stands", () => {
  withSteps(steps, [
    {
      about: "",
      blocks: ["pair"],
      up: (block) => [block, { ...block, id: `${block.id}-2` }].map((b) => ({ ...b, type: "one" })),
    },
    { about: "", blocks: ["old"], up: () => [] },
  ]);
  const blocks = [{ type: "old", id: "a" }, null, { type: "pair", id: "b" }, { type: "one", id: "c" }, { type: {} }];
  const after = evolve("page", { blocks }, 0) as { blocks: unknown[] };
  expect(after.blocks).toEqual([null, ...["b", "b-2", "c"].map((id) => ({ type: "one", id })), { type: {} }]);
  expect(evolve("page", { blocks: "none" }, 0)).toEqual({ blocks: "none" });
});
