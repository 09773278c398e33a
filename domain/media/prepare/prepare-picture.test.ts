// @module-tag slow
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { hugeGif, hugePng } from "../../../tests/pictures.ts";
import { MOST_BYTES } from "../picture.ts";
import { preparePicture } from "./prepare-picture.server.ts";

const photo = (width = 300, height = 200) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

const prepare = async (bytes: Uint8Array) => {
  const result = await preparePicture(bytes);
  if (result.outcome !== "prepared") throw new Error(JSON.stringify(result));
  return result.prepared;
};

const refusal = async (bytes: Uint8Array): Promise<string> => {
  const result = await preparePicture(bytes);
  return result.outcome === "refused" ? result.message : result.outcome;
};

describe("a picture", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("%s is taken, as AVIF and WebP", async (format) => {
    const made = await prepare(await photo().toFormat(format).toBuffer());
    expect(made).toMatchObject({ width: 300, height: 200, frames: 1 });
    expect(made.variants.map(({ type, width }) => [type, width])).toEqual([
      ["image/avif", 300],
      ["image/webp", 300],
    ]);
    for (const { bytes } of [made.main, ...made.variants])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test("that is larger than a photo or a drawing may be is refused before it is read", async () => {
    expect(await refusal(new Uint8Array(MOST_BYTES + 1))).toMatch(/^This file has 21 MB; at most 20 MB/);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${" ".repeat(1024 * 1024)}</svg>`;
    expect(await refusal(Buffer.from(drawing))).toMatch(/^This drawing has 2 MB; at most 1 MB. Export it simpler/);
  });

  test("each of two at once is its own", async () => {
    const files = await Promise.all([photo(8, 8), photo(9, 9)].map((one) => one.png().toBuffer()));
    expect((await Promise.all(files.map(prepare))).map(({ width }) => width)).toEqual([8, 9]);
  });

  test("that is large comes in five widths, none wider than 2400 px", async () => {
    const made = await prepare(await photo(3000, 300).jpeg().toBuffer());
    expect(made.variants.filter(({ type }) => type === "image/webp").map(({ width }) => width)).toEqual([
      480, 800, 1200, 1600, 2400,
    ]);
    expect(made).toMatchObject({ width: 2400, height: 240 });
  });

  test("of a camera is turned upright and loses where and with what it was taken", async () => {
    const exif = {
      IFD0: { Make: "Camera", Artist: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 46/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "80/1 11/1 0/1" },
    };
    const taken = await photo().withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Camera");
    const made = await prepare(taken);
    expect(made).toMatchObject({ width: 200, height: 300 });
    for (const { bytes } of [made.main, ...made.variants]) {
      const { exif: left, xmp, iptc, orientation, width } = await sharp(bytes).metadata();
      expect({ left, xmp, iptc, orientation, width }).toEqual({ width: 200 });
    }
  });

  test("that is see-through stays so", async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
    const made = await prepare(await clear.png().toBuffer());
    expect(made.main.type).toBe("image/png");
    for (const { bytes } of [made.main, ...made.variants]) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test("that moves goes on moving, and has a still for readers who asked for less motion", async () => {
    const frames = Buffer.concat([0, 120, 240].map((grey) => Buffer.alloc(40 * 30 * 3, grey)));
    const gif = await sharp(frames, { raw: { width: 40, height: 90, channels: 3, pageHeight: 30 } })
      .gif({ delay: [100, 100, 100], loop: 2 })
      .toBuffer();
    const made = await prepare(gif);
    expect(made).toMatchObject({ width: 40, height: 30, frames: 3 });
    expect(await sharp(made.main.bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, loop: 2 });
    expect(made.variants.map(({ type, still }) => [type, still])).toEqual([
      ["image/avif", true],
      ["image/webp", true],
    ]);
  });
});

/** A rectangle, fourteen of it, fourteen of those: few bytes, and more rectangles than anybody draws. */
const multiplied = (() => {
  const levels = [1, 2, 3, 4, 5].map((n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(14)}</g>`).join("");
  const parts = `<defs><rect id="a0" width="1" height="1"/>${levels}</defs><use href="#a5"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${parts}</svg>`);
})();

describe("what is refused, and how that is said", () => {
  test.each([
    ["a program, whatever its name", Buffer.from("MZ\x90\0\x03".padEnd(200, "\0"), "latin1"), "This is a program"],
    ["a PDF", Buffer.from("%PDF-1.7\n"), "This is a PDF"],
    ["a HEIC photo", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"), "send it as JPEG"],
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>"), "This is a web page"],
    ["a text", Buffer.from("hello"), "This is not a picture"],
    ["nothing", Buffer.alloc(0), "This file is empty"],
    ["21 MB", Buffer.alloc(21 * 1024 * 1024), "This file has 21 MB; at most 20 MB"],
    ["a drawing of 2 MB", Buffer.from(`<svg>${" ".repeat(1.1 * 1024 * 1024)}</svg>`), "at most 1 MB"],
    ["a picture that only begins like one", Buffer.from("\x89PNG\r\n\x1a\nhello", "latin1"), "damaged"],
    ["a drawing of parts of parts, half a million in all", multiplied, "can't be drawn"],
    ["a drawing cut off", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'), "damaged"],
  ])("%s", async (_, bytes, message) => {
    expect(await refusal(bytes)).toContain(message);
  });

  test("a picture of 50,000 × 50,000 px, before any of it is decoded", async () => {
    const bomb = hugePng(50_000, 50_000);
    expect(bomb.length).toBeLessThan(20 * 1024 * 1024);
    expect(await refusal(bomb)).toBe("This picture is too large: 50,000 × 50,000 px. At most 16,000 px on a side");
    expect(await refusal(hugePng(12_000, 12_000))).toContain("At most 64 megapixels");
  });

  test("64 megapixels and 16,000 px on a side are read, one more of either is not", async () => {
    expect(await refusal(hugePng(16_000, 4_000))).toContain("damaged");
    expect(await refusal(hugePng(16_000, 4_001))).toBe(
      "This picture is too large: 16,000 × 4,001 px. At most 64 megapixels",
    );
    expect(await refusal(hugePng(16_001, 1))).toBe(
      "This picture is too large: 16,001 × 1 px. At most 16,000 px on a side",
    );
    expect(await refusal(hugePng(1, 16_001))).toContain("1 × 16,001 px");
  });

  test("the frames of an animation count together", async () => {
    expect(await refusal(hugeGif(2_000, 2_000, 17))).toBe(
      "This picture is too large: 2,000 × 2,000 px in 17 frames. At most 64 megapixels",
    );
  });

  test("20 MB are looked into, one byte more is not; 1 MB of a drawing", async () => {
    const MB = 1024 * 1024;
    expect(await refusal(Buffer.alloc(20 * MB, 32))).toContain("This is not a picture");
    expect(await refusal(Buffer.alloc(20 * MB + 1, 32))).toBe("This file has 21 MB; at most 20 MB");
    const drawing = (length: number) => Buffer.from('<svg xmlns="x"><').toString().padEnd(length, " ");
    expect(await refusal(Buffer.from(drawing(MB)))).toBe("This is not an SVG drawing");
    expect(await refusal(Buffer.from(drawing(MB + 1)))).toBe(
      "This drawing has 2 MB; at most 1 MB. Export it simpler, or photos by themselves",
    );
  });

  test.each(["jpeg", "png", "webp", "gif"] as const)("a %s that was cut off", async (format) => {
    const whole = await photo().toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, Math.round(whole.length * 0.6)))).toContain("damaged");
  });
});

test("a drawing loses its script, what is no picture in it, and a photo inside it where it was taken", async () => {
  const exif = { IFD0: { Make: "Camera" } };
  const inner = (await photo(8, 8).withExif(exif).jpeg().toBuffer()).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>alert(1)</script>
    <rect width="9" height="9" onclick="alert(2)"/><image width="8" height="8" href="data:image/jpeg;base64,${inner}"/>
    <image width="8" height="8" href="data:image/png;base64,${Buffer.from("no picture").toString("base64")}"/></svg>`;
  const made = await prepare(Buffer.from(svg));
  const text = Buffer.from(made.main.bytes).toString();
  expect(made).toMatchObject({ width: 40, height: 30, removed: 2, main: { type: "image/svg+xml" }, variants: [] });
  expect(text).not.toMatch(/script|alert|onclick/);
  expect(text.match(/base64,/g)).toHaveLength(1);
  const [, kept = ""] = /base64,([^"]+)/.exec(text) ?? [];
  expect((await sharp(Buffer.from(kept, "base64")).metadata()).exif).toBeUndefined();
});
