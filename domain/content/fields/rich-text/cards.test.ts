import { expect, test } from "vitest";
import * as z from "zod";
import { references } from "../kinds/references.ts";
import { line } from "../kinds/text.ts";
import { card, cardIssues } from "./card.ts";
import { cards } from "./cards.ts";
import { richTextKind, withoutSigns } from "./rich-text.ts";
import { type RichTextNode, readableNodes, richTextNode } from "./rich-text-node.ts";
import { videoAt } from "./video.ts";

const say = (text: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (...content: RichTextNode[]): RichTextNode => ({ type: "doc", content });
const VIDEO = { address: "https://vimeo.com/76979871", title: "A tour", picture: "coast" };
const text = doc(
  { type: "blockquote", attrs: { source: "Ada" }, content: [say("Said")] },
  { type: "callout", attrs: { tone: "tip" }, content: [say("Test the backup")] },
  { type: "button", attrs: { words: "Book a visit", href: "/contact" } },
  { type: "video", attrs: VIDEO },
  { type: "picture", attrs: { picture: "office", caption: "Where we work", size: "wide" } },
);

test("the words, pictures and links of cards are those of the text", () => {
  expect(richTextKind.text?.(text)).toBe("Said Ada Test the backup Book a visit A tour Where we work");
  expect(richTextKind.pictures?.(text)).toEqual(["coast", "office"]);
  expect(richTextKind.links?.(text)).toEqual(["/contact", "https://vimeo.com/76979871"]);
  expect(withoutSigns(richTextKind.words(text, (id) => id)).split("\n")).toEqual([
    ...["“ Said", "[quote Ada]", "Test the backup", "[call-out tip]", "[button Book a visit · /contact]"],
    ...["[video https://vimeo.com/76979871 · A tour · coast]", "[picture office · Where we work · wide]"],
  ]);
});

test("a card with a field that no card can hold is refused by name, as the code is read", () => {
  expect(() => card("Odd", { text: line("Text"), list: references("Services", "service") } as never)).toThrow(
    "Odd: no card can hold the field list",
  );
  expect(() => card("Odd", { bare: z.string() } as never)).toThrow("Odd: no card can hold the field bare");
});

test("an unfinished card can't be published, and one of an older release needs no more than it had", () => {
  expect(richTextNode.safeParse(text).success).toBe(true);
  expect(richTextNode.safeParse(doc({ type: "picture", attrs: { picture: "coast" } })).success).toBe(true);
  expect(richTextNode.safeParse(doc({ type: "blockquote", content: [say("Said")] })).success).toBe(true);
  const { error } = richTextNode.safeParse(doc({ type: "button", attrs: { words: "Go", href: "contact" } }));
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["content.0.attrs.href", "Button: Start with / for a page of this site, or with https://, tel: or mailto:"],
  ]);
  expect(cardIssues(cards.video, { ...VIDEO, address: "https://example.com/v" }).map(({ name }) => name)).toEqual([
    "address",
  ]);
  expect(cardIssues(cards.video, undefined).map(({ name }) => name)).toContain("picture");
});

test("what can't be read of a card is left out, and what it holds stays", () => {
  const odd = { type: "callout", attrs: { tone: { deep: 1 } }, content: [say("Kept")] };
  expect(readableNodes(doc(odd as unknown as RichTextNode))).toEqual([
    doc({ type: "callout", content: [say("Kept")] }),
  ]);
  const wordless = { type: "mystery", attrs: { of: "an older release" } };
  const around = doc(wordless, { type: "paragraph", content: [wordless] });
  expect(readableNodes(around), "no part without words").toEqual([doc({ type: "paragraph", content: [] })]);
});

test("each part of a card that a page shows carries the mark of its card", () => {
  const marked = richTextKind.marked?.({ control: "rich-text", label: "" }, text, (shown, part) => `${shown}<${part}>`);
  const [quote, callout, button, video, picture] = (marked as RichTextNode).content ?? [];
  expect(quote?.attrs).toEqual({ source: "Ada<0>" });
  expect([callout, quote].map((node) => node?.content?.[0]?.content?.[0]?.text)).toEqual(["<3>", "<1>"]);
  expect(button?.attrs).toEqual({ words: "Book a visit<4>", href: "/contact<4>" });
  expect([video?.attrs?.title, picture?.attrs?.caption]).toEqual(["A tour<5>", "Where we work<6>"]);
});

const YOUTUBE = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0";

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk&t=10s", YOUTUBE],
  ["https://www.youtube.com/watch?app=desktop&v=abcdefghijk", YOUTUBE],
  ["https://youtu.be/abcdefghijk?si=x", YOUTUBE],
  ["https://m.youtube.com/shorts/abcdefghijk", YOUTUBE],
  ["https://www.youtube-nocookie.com/embed/abcdefghijk", YOUTUBE],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["https://vimeo.com/76979871/1a2b3c4d5e", "https://player.vimeo.com/video/76979871?h=1a2b3c4d5e&autoplay=1&dnt=1"],
  ["https://youtube.com.evil.example/watch?v=abcdefghijk", null],
  ["https://evil.example/?https://youtu.be/abcdefghijk", null],
  ["https://www.youtube.com/@somebody", null],
  ["javascript:alert(1)", null],
])("the video at %s", (address, player) => {
  expect(videoAt(address)?.player ?? null).toBe(player);
});
