import { describe, expect, test } from "vitest";
import { readSeed } from "#content/seed-content.ts";
import { PictureFault } from "../picture.ts";
import { sniff } from "../prepare/picture-kind.ts";
import { cleanSvg } from "./clean-svg.ts";

const drawing = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const clean = (inside: string, attributes?: string) => cleanSvg(drawing(inside, attributes), (address) => address);

describe("what is taken out", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in a CDATA section", "<script><![CDATA[alert(1)]]></script>"],
    ["a handler", '<rect width="1" height="1" onload="alert(1)" onclick="alert(2)"/>'],
    [
      "another language",
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ],
    ["a frame", "<iframe src='https://evil.example'/>"],
    ["a script link", '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ["a script link of old", '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ["a drawing from elsewhere", '<use href="https://evil.example/a.svg#b"/>'],
    ["a picture from elsewhere", '<image href="https://evil.example/track.png" width="1" height="1"/>'],
    ["a drawing in an address", '<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>'],
    ["a paint from elsewhere", '<rect fill="url(https://evil.example/a.svg#b)" width="1" height="1"/>'],
    ["styles from elsewhere", "<style>@import url(https://evil.example/a.css);</style>"],
    ["styles that hide behind escapes", "<style>rect{fill:u\\72l(https://evil.example/)}</style>"],
    ["a background from elsewhere", '<rect style="background:url(//evil.example/a)" width="1" height="1"/>'],
    ["what changes a link later", '<set attributeName="href" to="javascript:alert(1)"/>'],
    [
      "a picture from elsewhere by another function",
      '<rect style="fill:image-set(\'//evil.example/a\' 1x)" width="1" height="1"/>',
    ],
    [
      "a paint from elsewhere behind one from here",
      '<rect fill="url(#a url(//evil.example/b))" width="1" height="1"/>',
    ],
    ["a paint behind a comment", "<style>rect{fill:u/**/rl(a);stroke:url(/* ) */ //evil.example/)}</style>"],
    ["motion", '<rect width="1" height="1"><animate attributeName="x" to="9" dur="1s"/></rect>'],
    ["markup in a style", "<style><![CDATA[</style><script>alert(1)</script>]]></style>"],
  ])("%s", (_, inside) => {
    const { svg } = clean(inside);
    expect(svg).not.toMatch(/script|alert|evil|onload|onclick|foreign|iframe|import|animate|<set|data:|xlink/);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(cleanSvg(svg, (address) => address)).toMatchObject({ svg, removed: 0 });
  });

  test("what was taken out is counted; notes of drawing programs are not", () => {
    const inside =
      '<metadata><a/></metadata><script/><rect onclick="x" width="1"/><i:layer xmlns:i="urn:ink" i:name="1"/>';
    expect(clean(inside).removed).toBe(2);
  });
});

test("a drawing stays as it was: shapes, gradients, styles, words, links inside it", () => {
  const inside = `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
    <style>.a{fill:url(#g);animation:spin 1s}</style><g class="a" transform="scale(2)"><use xlink:href="#g" x="1"/></g>
    <text x="1">5 &lt; 6 &amp; "7"</text>`;
  const { svg } = clean(inside);
  expect(svg).toContain('<stop offset="0" stop-color="#fff"></stop>');
  expect(svg).toContain(".a{fill:url(#g);}");
  expect(svg).toContain('<use href="#g" x="1">');
  expect(svg).toContain("5 &lt; 6 &amp; &quot;7&quot;");
});

test("what stands in a CDATA section is read as text: drawing programs write their styles so", () => {
  const { svg } = clean("<style><![CDATA[.a{fill:#123456}]]></style><text><![CDATA[R&D]]></text>");
  expect(svg).toContain(".a{fill:#123456}");
  expect(svg).toContain(">R&amp;D</text>");
});

test("a filter computes no more than can be seen, and numbers that are none are left out", () => {
  const { svg } = clean(
    '<filter id="f"><feTurbulence numOctaves="1000000" baseFrequency=".02"/><feGaussianBlur stdDeviation="3,9e9"/><feMorphology radius="1x"/></filter>',
  );
  expect(svg).toContain('<feTurbulence numOctaves="8" baseFrequency=".02">');
  expect(svg).toContain('<feGaussianBlur stdDeviation="3 200">');
  expect(svg).toContain("<feMorphology>");
});

/** The shortest of some runs, in milliseconds of this thread's own work: what else the machine does must not count. */
const timeOf = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      try {
        work();
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
      }
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    }),
  );

describe("eight times the length takes about eight times the time, not sixty-four times or for ever", {
  tags: "slow",
}, () => {
  const attribute = (value: string) => drawing(`<rect fill="${value}"/>`);
  const styled = (css: string) => drawing(`<style>${css}</style>`);
  test.each([
    ["comments before something that is no root", (n: number) => `${"<!---->".repeat(n / 7)}x`],
    ["comments that don't end", (n: number) => "<!--".repeat(n / 4)],
    ["comments of a style that don't end", (n: number) => styled("/*a".repeat(n / 3))],
    ["addresses that don't end, in a value", (n: number) => attribute("url(#".repeat(n / 5))],
    ["addresses that don't end, in a style", (n: number) => styled("url(a".repeat(n / 5))],
    ["spaces in an address", (n: number) => attribute(`url(${" ".repeat(n)}`)],
    ["spaces in a size", (n: number) => drawing("", `width="1${"\u00a0".repeat(n)}!" height="5"`)],
    ["digits in a size", (n: number) => drawing("", `width="${"1.".repeat(n / 2)}!" height="5"`)],
    ["calls in a style", (n: number) => styled("expression ".repeat(n / 11))],
    ["motion in a style", (n: number) => styled(` animation${"-a".repeat(n / 2)}`)],
    ["motion without a value in a style", (n: number) => styled(" animation".repeat(n / 10))],
    [
      "attributes",
      (n: number) => drawing(`<rect ${Array.from({ length: n / 10 }, (_, i) => `a${i}="1"`).join(" ")}/>`),
    ],
    ["numbers of a filter", (n: number) => drawing(`<feMorphology radius="${"1 ".repeat(n / 2)}"/>`)],
    [
      "a picture inside that is none",
      (n: number) => drawing(`<image href="data:image/png;base64,${"a".repeat(n)}!"/>`),
    ],
    ["elements", (n: number) => drawing("<g/>".repeat(n / 4))],
    ["entities", (n: number) => drawing(`<text>${"&amp;".repeat(n / 5)}</text>`)],
    ["brackets of a doctype", (n: number) => `<!DOCTYPE svg [${"[".repeat(n)}`],
  ])("%s", (_, source) => {
    const [short, long] = [source(175_000), source(1_400_000)];
    const work = (text: string) => () => {
      sniff(Buffer.from(text));
      cleanSvg(text, (address) => address);
    };
    expect(timeOf(work(long))).toBeLessThan(24 * timeOf(work(short)) + 60);
  });
});

test("the size comes from width and height, in any unit, or from the viewBox", () => {
  const inches = clean("", 'width="2in" height="96"');
  expect(inches).toMatchObject({ width: 192, height: 96 });
  expect(inches.svg, "and scales by it").toMatch(/^<svg [^>]*width="192" height="96" viewBox="0 0 192 96">/);
  expect(clean("", 'viewBox="0,0,40,30"')).toMatchObject({ width: 40, height: 30 });
  expect(clean("", 'viewBox="0 0 40 30" width="80"')).toMatchObject({ width: 80, height: 60 });
  expect(clean("", 'viewBox="0 0 40 30" width="100%" height="100%"')).toMatchObject({ width: 40, height: 30 });
  expect(clean("", 'viewBox="0 0 80000 40000"')).toMatchObject({ width: 4000, height: 2000 });
  expect(() => clean("", 'width="100%"')).toThrow("says no size");
});

test("what is no drawing, or a broken one, is refused", () => {
  const none = (address: string) => address;
  expect(() => cleanSvg("<html xmlns='http://www.w3.org/1999/xhtml'/>", none)).toThrow(PictureFault);
  expect(() => cleanSvg(`${drawing("<g>").slice(0, -6)}`, none)).toThrow(PictureFault);
  expect(() => cleanSvg(drawing("<g>".repeat(500) + "</g>".repeat(500)), none)).toThrow("nested too deeply");
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${drawing("<text>&b;</text>")}`;
  expect(() => cleanSvg(laughs, none)).toThrow(PictureFault);
});

test("every drawing of our own passes, with nothing taken out", () => {
  for (const { id, bytes } of readSeed().pictures)
    expect(
      cleanSvg(bytes.toString(), (address) => address),
      id,
    ).toMatchObject({ removed: 0 });
});
