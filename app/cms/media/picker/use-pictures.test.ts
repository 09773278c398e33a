import { expect, test } from "vitest";
import type { PictureItem } from "#domain/media/picture.ts";
import { withAnswer } from "./use-pictures.ts";

const pictures = (...ids: string[]) => ids.map((id) => ({ id }) as PictureItem);
const first = { pictures: pictures("a", "b"), total: 3, page: 1, pages: 2, fault: "" };
const idsOf = (state: { pictures: PictureItem[] }) => state.pictures.map(({ id }) => id);

test("a second page follows the first, without what has moved onto it", () => {
  const second = { pictures: pictures("b", "c"), total: 3, page: 2, pages: 2 };
  expect(idsOf(withAnswer(first, second, 2))).toEqual(["a", "b", "c"]);
  expect(withAnswer(first, second, 2)).toMatchObject({ page: 2, pages: 2 });
});

test("other words begin anew; what could not be loaded leaves what is there, and is told until something comes", () => {
  const failed = withAnswer(first, "The pictures could not be loaded.", 1);
  expect(failed).toEqual({ ...first, fault: "The pictures could not be loaded." });
  const found = withAnswer(failed, { pictures: pictures("c"), total: 1, page: 1, pages: 1 }, 1);
  expect(found).toEqual({ pictures: pictures("c"), total: 1, page: 1, pages: 1, fault: "" });
});
