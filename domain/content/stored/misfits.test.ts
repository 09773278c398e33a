import { expect, test } from "vitest";
import { shapeNow } from "../evolution/evolve.ts";
import { blankDocument } from "../form/document-form.ts";
import { misfitsIn } from "./misfits.ts";

const page = (isHidden: boolean) => {
  const block = { type: "rich-text", id: "b1", hidden: isHidden, body: { type: "doc", content: [] } };
  const data = {
    ...blankDocument("page", "2026-11-26"),
    title: "About",
    path: "/about",
    blocks: [block],
    slogan: "Old",
  };
  return misfitsIn({ type: "page", data: JSON.stringify(data), shape: shapeNow() }).map(({ field }) => field);
};

test("what a hidden block leaves open is nobody's trouble; what there is no field for is", () => {
  expect(page(true)).toEqual(["slogan"]);
  expect(page(false)).toEqual(["slogan", "blocks.0.body"]);
});
