import { afterEach, expect, test, vi } from "vitest";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import { steps } from "#domain/content/evolution/steps.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { withSteps } from "../../../../tests/older-site.ts";
import { blockIn, putOnClipboard, readClipboard, textOfBlock } from "./copied-block.ts";

const form = formOf("page").fields.find(({ name }) => name === "blocks")?.form as FormOf<"blocks">;
const intro = { type: "intro", id: "b1", hidden: false, eyebrow: "", heading: "Roots", text: "", picture: "coast" };
const known = { coast: { src: "/media/coast.svg", alt: "A coast" }, other: { src: "/media/other.svg", alt: "" } };

test("a copied block comes back whole, with an id of its own and its pictures alone", () => {
  const pasted = blockIn(textOfBlock(intro, known), form);
  if (pasted.outcome !== "block") throw new Error(pasted.outcome);
  expect(pasted.block).toEqual({ ...intro, id: expect.not.stringMatching(/^b1$/) });
  expect(pasted.pictures).toEqual({ coast: known.coast });
});

test.each([
  ["words", "foreign"],
  ["", "foreign"],
  ["[]", "foreign"],
  [JSON.stringify({ block: intro, shape: 0 }), "foreign"],
  [JSON.stringify({ is: "block of a page", shape: 0, block: "intro" }), "foreign"],
  [JSON.stringify({ is: "block of a page", shape: 0, block: { ...intro, type: 7 } }), "foreign"],
  [JSON.stringify({ is: "block of a page", shape: 9999, block: intro }), "newer"],
  [JSON.stringify({ is: "block of a page", shape: 0, block: { ...intro, type: "fun-facts" } }), "not-taken"],
])("%j is told as %s", (text, outcome) => {
  expect(blockIn(text, form).outcome).toBe(outcome);
});

test("a type that does not take the kind says its name", () => {
  const few = { ...form, kinds: form.kinds.filter(({ type }) => type !== "intro") };
  expect(blockIn(textOfBlock(intro, {}), few)).toEqual({ outcome: "not-taken", label: "Intro" });
});

test("nothing but fields of the form is taken, and no picture of another host", () => {
  const text = JSON.stringify({
    ...JSON.parse(textOfBlock({ ...intro, heading: { evil: 1 }, onclick: "x" } as never, {})),
    pictures: { coast: { src: "https://elsewhere.example/x.png", alt: "" } },
  });
  const pasted = blockIn(text, form);
  expect(pasted).toMatchObject({ outcome: "block", block: { heading: "" }, pictures: {} });
  expect(pasted).not.toHaveProperty("block.onclick");
});

test("a block of an older release is carried over", () => {
  const text = textOfBlock(intro, {});
  withSteps(steps, [{ about: "", blocks: ["intro"], up: (block) => ({ ...block, heading: "Newer" }) }]);
  expect(shapeNow()).toBeGreaterThan(JSON.parse(text).shape);
  expect(blockIn(text, form)).toMatchObject({ block: { heading: "Newer" } });
});

afterEach(() => vi.unstubAllGlobals());

const withClipboard = (clipboard: object | undefined) => {
  const kept = new Map<string, string>();
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
};

test("where the browser refuses the clipboard, this site keeps what was copied until it takes another", async () => {
  const refuse = async () => {
    throw new DOMException("no", "NotAllowedError");
  };
  const clipboard = { writeText: refuse as (text: string) => Promise<void>, readText: async () => "from elsewhere" };
  withClipboard(clipboard);
  await putOnClipboard("a block");
  expect(await readClipboard()).toBe("a block");
  clipboard.writeText = async () => {};
  await putOnClipboard("another");
  expect(await readClipboard()).toBe("from elsewhere");
  clipboard.readText = refuse;
  expect(await readClipboard()).toBe("another");
  withClipboard(undefined);
  expect(await readClipboard()).toBeNull();
  await putOnClipboard("without https");
  expect(await readClipboard()).toBe("without https");
});
