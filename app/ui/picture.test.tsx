import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const styleOf = (x: number, y: number) => {
  const picture = { src: "/media/a.jpg", width: 800, height: 600, alt: "A pier", focus: { x, y }, sources: [] };
  return /style="([^"]*)"/.exec(renderToStaticMarkup(<Picture picture={picture} sizes="100vw" />))?.[1];
};

test("what stays in sight is said unless it is the middle, be it beside the middle one way only", () => {
  expect(styleOf(50, 50)).toBeUndefined();
  expect(styleOf(50, 10)).toBe("object-position:50% 10%");
  expect(styleOf(20, 50)).toBe("object-position:20% 50%");
});
