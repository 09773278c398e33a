import { expect, test } from "vitest";
import type { Block } from "../../blocks/block.ts";
import { complete } from "../../form/complete.ts";
import { formOf } from "../../form/document-form.ts";
import type { Published } from "../published-document.server.ts";
import { asksHuman, hostBlock, hostPage, listedTypes, openingPicture } from "./block-needs.ts";

/** A page of blocks that hold no more than these fields. */
const pageOf = (...blocks: { type: Block["type"]; [field: string]: unknown }[]) => {
  const data = { blocks: blocks.map((block, index) => ({ ...block, id: `b${index}` })) };
  return {
    id: "p",
    type: "page",
    path: "/p",
    changedAt: null,
    data: complete(formOf("page"), data),
  } as Published<"page">;
};

test("a block lists what its fields refer to and what it declares", () => {
  const { blocks } = pageOf({ type: "service-grid" }, { type: "team" }, { type: "intro" }).data;
  expect(blocks.map((block) => listedTypes([block]))).toEqual([["service"], ["member"], []]);
});

test("a testimonial is shown in the first visible block that lists testimonials", () => {
  const page = pageOf({ type: "team" }, { type: "testimonials", hidden: true }, { type: "testimonials" });
  expect(hostBlock(page, "testimonial")?.id).toBe("b2");
  expect(hostBlock(pageOf({ type: "team" }), "testimonial")).toBeUndefined();
});

test("a page opens with the first picture of its first visible block, if that opens a page", () => {
  const slides = { type: "hero-slides", slides: [{ picture: "first" }, { picture: "second" }] } as const;
  const points = { type: "about-points", picture: "points" } as const;
  expect(openingPicture(pageOf(slides, points))).toBe("first");
  expect(openingPicture(pageOf({ ...slides, hidden: true }, { type: "intro", picture: "intro" }))).toBe("intro");
  expect(openingPicture(pageOf(points, slides))).toBe("");
});

test("a page asks who writes to prove to be human where its form is seen, and shows what a block that is seen lists", () => {
  const hidden = pageOf({ type: "contact", hidden: true }, { type: "team", hidden: true }, { type: "intro" });
  const seen = pageOf({ type: "intro" }, { type: "contact" }, { type: "team" });
  expect([hidden, seen].map(asksHuman)).toEqual([false, true]);
  expect(hostPage([hidden, seen], "member")).toBe(seen);
  expect(hostPage([hidden], "member")).toBeUndefined();
});
