import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountedText, outlineOf } from "../../../../../tests/components/mounted-text.tsx";
import { pasted } from "../../../../../tests/components/pasted.ts";

const item = (level: number, bullet: string, words: string) =>
  `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${bullet}<span>&nbsp; </span></span>${words}</p>`;

test("what Word and Google Docs put around a text is left out, and their lists are lists", async () => {
  const { body, outline } = await mountedText();
  const word = `<style>p{color:red}</style><h1>Storm season<o:p></o:p></h1><!-- note --><p>Before&nbsp;<b>June</b>\n<i>we</i></p>
    <p><o:p>&nbsp;</o:p></p>${item(1, "·", "Batteries")}${item(2, "o", "Spare")}${item(1, "·", "Phones")}
    <h6>In order</h6>${item(1, "1.", "First")}<p>Between</p>${item(1, "2.", "Second")}`;
  pasted({ "text/html": word });
  await expect
    .poll(outline)
    .toEqual([
      "heading 2: Storm season",
      "paragraph: Before [bold June] [italic we]",
      "bulletList: Batteries / Spare / Phones",
      "heading 4: In order",
      "orderedList: First",
      "paragraph: Between",
      "orderedList: Second",
    ]);
  const inner = body().content?.[2]?.content?.[0]?.content?.[1];
  expect(outlineOf({ type: "doc", content: inner ? [inner] : [] })).toEqual(["bulletList: Spare"]);
});

test("Google's wrapping is no bold text, and its links lead where they say", async () => {
  const { outline } = await mountedText();
  const address = "https://www.google.com/url?q=https://example.org/a&amp;sa=D";
  pasted({
    "text/html": `<b style="font-weight:normal" id="docs-internal-guid-1"><p>Read <a href="${address}">this</a></p></b>
      <p><a href="javascript:alert(1)">not this</a></p><pre>a  b</pre>`,
  });
  await expect
    .poll(outline)
    .toEqual(["paragraph: Read [link https://example.org/a this]", "paragraph: not this", "codeBlock: a  b"]);
});

test("what is bold in Word stays bold, whatever it notes beside it for other scripts", async () => {
  const { outline } = await mountedText();
  pasted({
    "text/html": `<p class=MsoNormal>Old <b style='mso-bidi-font-weight:normal'>routers</b>, <b style="color:red; font-weight: normal">no</b></p>`,
  });
  await expect.poll(outline).toEqual(["paragraph: Old [bold routers], no"]);
});

/** The key for plain text; a real one would paste what is on the clipboard of the machine. */
const pastedPlain = (words: string) => {
  const key = { key: "V", code: "KeyV", ctrlKey: true, shiftKey: true, bubbles: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
  pasted({ "text/plain": words });
};

const LIST = "- Batteries\n- Phones";

test("Markdown becomes what it says", async () => {
  const { outline } = await mountedText();
  expect(pasted({ "text/plain": `# Storm\n\n${LIST}` })).toBe(true);
  await expect.poll(outline).toEqual(["heading 2: Storm", "bulletList: Batteries / Phones"]);
});

test("what is pasted with its formatting keeps that, also where its plain text looks like Markdown", async () => {
  const { outline } = await mountedText();
  pasted({ "text/plain": `# Storm\n\n${LIST}`, "text/html": "<p># Storm</p><p>No list</p>" });
  await expect.poll(outline).toEqual(["paragraph: # Storm", "paragraph: No list"]);
});

test("Markdown stays as it is in code, and by the key for plain text", async () => {
  const { outline, screen } = await mountedText();
  pastedPlain(LIST);
  const lines = ["paragraph: - Batteries", "paragraph: - Phones"];
  await expect.poll(outline).toEqual(lines);
  await userEvent.keyboard("{Enter}");
  (screen.getByRole("button", { name: "Block of code" }).element() as HTMLElement).click();
  await userEvent.keyboard("x");
  pasted({ "text/plain": LIST });
  await expect.poll(outline).toEqual([...lines, `codeBlock: x${LIST}`]);
});

const VIDEO = "https://vimeo.com/76979871";

test("the address of a video is one on an empty line, and a link within a line or by the key for plain text", async () => {
  const { outline } = await mountedText();
  const link = `[link ${VIDEO} ${VIDEO}]`;
  pastedPlain(VIDEO);
  await expect.poll(outline).toEqual([`paragraph: ${link}`]);
  await userEvent.keyboard("{Enter}See ");
  pasted({ "text/plain": VIDEO });
  await expect.poll(outline).toEqual([`paragraph: ${link}`, `paragraph: See ${link}`]);
  await userEvent.keyboard("{Enter}");
  pasted({ "text/plain": ` ${VIDEO}\n` });
  await expect.poll(outline).toEqual([`paragraph: ${link}`, `paragraph: See ${link}`, `video {"address":"${VIDEO}"}`]);
});

/** As Word puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style='color:#2F5496'>Storm season<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:Calibri;color:red'>Before&nbsp;<b>June</b> we <i>test</i> it.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Batteries<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Spare ones</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Phones</p>
<p class=MsoNormal><img src="file:///C:/x.png"><u>After</u> it.</p><!--EndFragment--></body></html>`;

/** As Google Docs does. */
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">From Docs</span></h2>
<p dir="ltr"><span style="font-weight:700">Strong</span><span style="font-style:italic"> leaning</span> <a href="https://example.org/x" style="text-decoration:none">there</a></p>
<ul><li dir="ltr"><p dir="ltr"><span>One</span></p></li></ul></b>`;

test("a whole paste of Word and of Google Docs comes out clean", async () => {
  const { outline, text } = await mountedText();
  pasted({ "text/html": WORD });
  await expect
    .poll(outline)
    .toEqual([
      "heading 2: Storm season",
      "paragraph: Before [bold June] we [italic test] it.",
      "bulletList: Batteries / Spare ones / Phones",
      "paragraph: After it.",
    ]);
  expect(text.element().querySelectorAll("img, u, [style], [class*=Mso]")).toHaveLength(0);
  await userEvent.keyboard("{Control>}a{/Control}");
  pasted({ "text/html": DOCS });
  await expect
    .poll(outline)
    .toEqual([
      "heading 2: From Docs",
      "paragraph: [bold Strong][italic  leaning] [link https://example.org/x there]",
      "bulletList: One",
    ]);
});

const MARKDOWN =
  "# Storm season\n\n- Batteries\n- [Phones](/contact)\n\n> Dry\n\n| A | B |\n| --- | --- |\n| **1** | `2` |\n\n```\nnpm start\n```";

test("Markdown of every part becomes what it says", async () => {
  const { outline, text } = await mountedText();
  expect(pasted({ "text/plain": MARKDOWN })).toBe(true);
  await expect
    .poll(() => outline().slice(0, 3))
    .toEqual(["heading 2: Storm season", "bulletList: Batteries / [link /contact Phones]", "blockquote: Dry"]);
  const shown = (selector: string) => text.element().querySelector(selector)?.textContent?.trim();
  expect([shown("td strong"), shown("td code"), shown("pre")]).toEqual(["1", "2", "npm start"]);
});
