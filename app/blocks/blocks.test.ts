import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { block } from "#domain/content/blocks/block.ts";
import { checkLooks } from "./blocks.tsx";

const types = block.options.map((kind) => kind.shape.type.value);

test("every type of block has a look, and every look a type", () => {
  checkLooks(types);
});

test("a type without a look, and a look without a type, are named with the place where the other half belongs", () => {
  expect(() => checkLooks([...types, "seasons"])).toThrow(
    'The block "seasons" has no look: app/blocks/seasons/look.tsx has to export Look.',
  );
  expect(() => checkLooks(types.filter((type) => type !== "team"))).toThrow(
    "app/blocks/team/ is the look of no block in domain/content/blocks/block.ts.",
  );
});

test.each(types)("the look of %s takes the fields of that block", (type) => {
  expect(readFileSync(`app/blocks/${type}/look.tsx`, "utf8")).toContain(`BlockProps<"${type}">`);
});
