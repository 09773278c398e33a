import { expect, test } from "vitest";
import { inPixels } from "./crop-frame.tsx";

const whole = { x: 0, y: 0, width: 1001, height: 333 };

test("a frame in percent is a part of the picture in whole px, and never more than it has", () => {
  expect(inPixels({ x: 0, y: 0, width: 100, height: 100 }, whole)).toEqual(whole);
  expect(inPixels({ x: 10, y: 50, width: 25, height: 20 }, whole)).toEqual({ x: 100, y: 167, width: 250, height: 67 });
  expect(inPixels({ x: 50, y: 50, width: 50, height: 50 }, whole), "rounded up at both ends").toEqual({
    ...{ x: 501, y: 167 },
    ...{ width: 500, height: 166 },
  });
  expect(inPixels({ x: -1, y: 100, width: 120, height: 1 }, whole)).toMatchObject({ x: 0, y: 332, width: 1001 });
});
