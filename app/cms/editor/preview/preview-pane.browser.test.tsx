import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Answers, Sent } from "../../../../tests/components/mounted.tsx";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { pageWith } from "../../../../tests/components/page-with.ts";

type Block = { id: string; type: string; heading?: string };

const DRAFT = pageWith({
  a: { type: "intro", heading: "Opening words" },
  b: { type: "call-to-action", heading: "Call us", text: "One.\n\nTwo there." },
});

const htmlOf = ({ id, heading, ...block }: Block) =>
  `<section style="padding: 2em"><h2 data-field="blocks.${id}.heading">${heading}</h2>${Object.entries(block)
    .filter(([name]) => name === "text")
    .map(([, text]) =>
      String(text)
        .split("\n\n")
        .map((one, at) => `<p data-field="blocks.${id}.text" data-part="${at}">${one}</p>`)
        .join(""),
    )
    .join("")}<a href="/elsewhere">More of ${id}</a></section>`;

const rendered = ({ fields }: Sent) => {
  const { blocks } = fields.data as { blocks: Block[] };
  return { header: "", footer: "", parts: blocks.map((block) => ({ id: block.id, html: htmlOf(block) })) };
};

const HTML = "/preview/page-1/html";

/** An editor whose preview shows the page as the stand-in renders it. */
const previewed = async (answers: Answers = {}) => {
  const server = { answer: rendered as (sent: Sent) => unknown };
  const all = { [`POST ${HTML}`]: (sent: Sent) => server.answer(sent), ...answers };
  const editor = await openedEditor({ draft: DRAFT, answers: all });
  const { screen, sent } = editor;
  const frame = screen.getByTitle("Preview of About").element() as HTMLIFrameElement;
  const asked = () => sent.filter(({ path }) => path === HTML).map(({ fields }) => fields);
  const title = screen.getByRole("textbox", { name: "Title" }).first();
  await expect.poll(() => frame.contentDocument?.body?.dataset.editing).toBe("");
  await title.fill("About us");
  await expect.poll(() => frame.contentDocument?.querySelectorAll("h2").length).toBe(2);
  const shown = () => frame.contentDocument as Document;
  const inFrame = page.frameLocator(screen.getByTitle(/^Preview of/));
  return {
    ...editor,
    server,
    frame,
    shown,
    asked,
    title,
    inFrame,
    row: (name: RegExp) => screen.getByRole("button", { name }),
  };
};

test("what is typed is shown in the preview; only the blocks that changed are rendered again", async () => {
  const { screen, shown, asked, row } = await previewed();
  const call = shown().querySelector("[data-block=b]");
  expect(asked()[0]).toMatchObject({ data: { title: "About us", blocks: [{ id: "a" }, { id: "b" }] } });
  await row(/^Page opening/).click();
  await screen.getByRole("textbox", { name: "Heading" }).fill("Other words");
  await expect.poll(() => shown().querySelector("h2")?.textContent).toBe("Other words");
  expect(asked().at(-1)?.data).toMatchObject({ blocks: [{ id: "a", heading: "Other words" }] });
  expect(asked().at(-1)?.below).toEqual({ a: "call-to-action" });
  expect(shown().querySelector("[data-block=b]")).toBe(call);
  await screen.getByRole("button", { name: "Remove Page opening" }).click();
  await expect.poll(() => shown().querySelectorAll("h2").length).toBe(1);
  const before = asked().length;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => asked().length).toBe(before + 1);
  expect(asked().at(-1)?.data).toMatchObject({ blocks: [{ id: "b" }] });
});

test("a page that comes anew shows what is not saved yet, without another letter", async () => {
  const { frame, shown, asked } = await previewed({ "POST /cms/edit/page-1/draft": () => new Promise(() => {}) });
  const before = asked().length;
  frame.contentWindow?.location.reload();
  await expect.poll(() => asked().length).toBe(before + 1);
  await expect.poll(() => shown().querySelectorAll("h2").length).toBe(2);
});

test("an answer that was asked for a page that has gone is not put into the one that came", async () => {
  const { screen, server, frame, shown, asked, row } = await previewed();
  await row(/^Page opening/).click();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer = (sent) => promise.then(() => rendered(sent));
  const before = asked().length;
  await screen.getByRole("textbox", { name: "Heading" }).fill("Other words");
  await expect.poll(() => asked().length).toBe(before + 1);
  const gone = frame.contentDocument;
  frame.contentWindow?.location.reload();
  await expect.poll(() => frame.contentDocument !== gone && shown().body?.dataset.editing).toBe("");
  resolve();
  await expect
    .poll(() => [...shown().querySelectorAll("h2")].map(({ textContent }) => textContent))
    .toEqual(["Other words", "Call us"]);
});

test("what is dropped onto the preview is not opened in its place", async () => {
  const { shown } = await previewed();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["x"], "roof.png", { type: "image/png" }));
  const isRefused = (type: string) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    shown().querySelector("h2")?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([isRefused("dragover"), isRefused("drop")]).toEqual([true, true]);
});

/** The heights that an element has while ten frames are drawn. */
const heightsOf = async (element: HTMLElement) => {
  const heights = new Set<number>();
  for (let drawn = 0; drawn < 10; drawn += 1) {
    await new Promise(requestAnimationFrame);
    heights.add(Math.round(element.getBoundingClientRect().height));
  }
  return [...heights];
};

test("the frame fills the room that it has, which does not grow with it", async () => {
  const { frame } = await previewed();
  const room = frame.closest(".stage") as HTMLElement;
  expect(await heightsOf(frame)).toEqual([room.clientHeight]);
});

test("on a narrow screen the preview is as tall as the screen has room for, below what stands above it", async () => {
  await page.viewport(768, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen, frame } = await previewed();
  await screen.getByRole("radio", { name: "Preview", exact: true }).click();
  await expect.poll(() => heightsOf(frame)).toEqual([580]);
});

test("the field that is in use is marked in the preview, and its block", async () => {
  const { screen, shown, row } = await previewed();
  const marked = (name: string) =>
    [...shown().querySelectorAll(`[data-${name}]`)].map(({ textContent }) => textContent);
  await row(/^Call to action/).click();
  await expect.poll(() => shown().querySelector<HTMLElement>("[data-block=b]")?.dataset.open).toBe("");
  await screen.getByRole("textbox", { name: "Heading" }).click();
  await expect.poll(() => marked("focused")).toEqual(["Call us"]);
  await screen.getByRole("textbox", { name: "Title" }).first().click();
  await expect.poll(() => marked("focused")).toEqual([]);
  expect(marked("open")).toEqual([]);
});

test("a click on words of the preview leads to their field, with the cursor there, and a link leads nowhere", async () => {
  const { screen, inFrame, shown, row } = await previewed();
  await inFrame.getByText("Two there.").click({ position: { x: 1, y: 5 } });
  const text = screen.getByRole("textbox", { name: "Text", exact: true });
  await expect.element(text).toHaveFocus();
  const field = text.element() as HTMLTextAreaElement;
  await expect.poll(() => field.selectionStart).toBe("One.\n\n".length);
  await expect.element(row(/^Page opening/)).toHaveAttribute("aria-expanded", "false");
  await inFrame.getByText("More of a").click();
  await expect.element(row(/^Page opening/)).toHaveAttribute("aria-expanded", "true");
  expect(shown().location.pathname).toBe("/preview/page-1");
  expect(shown().querySelectorAll("h2")).toHaveLength(2);
});

test("a click in the preview puts the panel to publish aside", async () => {
  const { screen, inFrame } = await previewed();
  await screen.getByRole("button", { name: "Publish…" }).click();
  const panel = screen.getByRole("complementary", { name: "Publish" });
  await expect.element(panel).toBeVisible();
  await inFrame.getByText("Opening words").click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(screen.getByRole("textbox", { name: "Heading" })).toHaveFocus();
});

test("the preview says when it waits for an answer, and shows the page in the width of a device", async () => {
  const { screen, server, title, frame } = await previewed();
  const size = (name: string) => screen.getByRole("radio", { name });
  await expect.element(screen.getByText("Desktop, 1280 wide")).toBeVisible();
  await size("Phone").click();
  await expect.element(screen.getByText("Phone, 375 wide")).toBeVisible();
  expect(frame.style.width).toBe("375px");
  await expect.element(screen.getByRole("link", { name: "Open in a tab" })).toHaveAttribute("href", "/preview/page-1");
  server.answer = () => Response.json(null, { status: 404 });
  await title.fill("About them");
  await expect.element(screen.getByText("The preview waits for the connection")).toBeVisible();
  server.answer = rendered;
  await title.fill("About all");
  await expect.element(screen.getByText("Phone, 375 wide")).toBeVisible();
  await userEvent.keyboard("{Tab}");
});

test("what was typed while no server answered is said to wait, on a phone too, and shown once it is saved", async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const gone = () => Response.json(null, { status: 404 });
  const store = { answer: gone as () => unknown };
  const { screen, server, title, asked } = await previewed({ "POST /cms/edit/page-1/draft": () => store.answer() });
  const waits = screen.getByText("The preview waits for the connection");
  server.answer = gone;
  await title.fill("About them");
  await screen.getByText("Preview", { exact: true }).click();
  await expect.element(waits).toBeVisible();
  server.answer = rendered;
  const before = asked().length;
  store.answer = () => ({ revision: "r2", number: 2, at: 0 });
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(waits).not.toBeInTheDocument();
  expect(asked().slice(before)).toEqual([
    expect.objectContaining({ data: expect.objectContaining({ title: "About them" }) }),
  ]);
});

test("the preview is that of a desktop, and on a phone that of a phone, until another size is chosen", async () => {
  const size = (screen: Awaited<ReturnType<typeof previewed>>["screen"], name: string) =>
    screen.getByRole("radio", { name, includeHidden: true });
  const wide = await openedEditor({ draft: DRAFT });
  await expect.element(size(wide.screen, "Desktop")).toBeChecked();
  await wide.screen.unmount();
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen } = await openedEditor({ draft: DRAFT });
  await expect.element(size(screen, "Phone")).toBeChecked();
  await screen.getByText("Preview", { exact: true }).click();
  await size(screen, "Tablet").click();
  await expect.element(size(screen, "Tablet")).toBeChecked();
});
