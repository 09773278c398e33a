import { expect, test } from "vitest";
import { linkHeader } from "./head-of.server.ts";

test("the first picture is named in a header, with what a browser needs to choose its file", () => {
  const picture = { src: "/media/a.jpg", type: "image/avif", srcSet: "/media/a-1.avif 480w", sizes: "50vw" };
  expect(linkHeader(picture)).toEqual({
    Link: '</media/a.jpg>; rel=preload; as=image; fetchpriority=high; type="image/avif"; imagesrcset="/media/a-1.avif 480w"; imagesizes="50vw"',
  });
  expect(linkHeader({ src: "/media/a.svg" })).toEqual({
    Link: "</media/a.svg>; rel=preload; as=image; fetchpriority=high",
  });
});

test("there is no header without a picture, nor for an address that a header can't hold", () => {
  expect(linkHeader(undefined)).toEqual({});
  expect(linkHeader({ src: "/media/café.jpg" })).toEqual({});
});
