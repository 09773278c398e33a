import { beforeEach, expect, test } from "vitest";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { pageWith } from "../../../../tests/components/page-with.ts";

beforeEach(() => localStorage.clear());

const CALL = { type: "call-to-action", heading: "Call us" };

/** A page whose browser gives no page its clipboard, as where nobody allowed it. */
const opened = async (page = pageWith({ a: { type: "intro", heading: "Opening" }, b: CALL })) => {
  const editor = await openedEditor({ draft: page });
  const { screen } = editor;
  const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  Object.assign(navigator.clipboard, { writeText: refuse, readText: refuse });
  const order = () =>
    screen
      .getByRole("button", { name: /^Move / })
      .elements()
      .map((grip) => grip.getAttribute("aria-label")?.slice("Move ".length));
  const choose = async (label: string, name: string) => {
    await screen.getByLabelText(`More for ${label}`, { exact: true }).click();
    await screen.getByRole("button", { name }).click();
  };
  /** What a key on the head of a row makes the browser say. */
  const byKey = (type: "copy" | "paste", label: string, text = "") => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData });
    screen
      .getByRole("button", { name: `Move ${label}` })
      .first()
      .element()
      .dispatchEvent(event);
    return { text: clipboardData.getData("text/plain"), isTaken: event.defaultPrevented };
  };
  return { ...editor, order, choose, byKey };
};

test("a block is copied from its menu, and pasted below another one or at the end of another page", async () => {
  const { screen, order, choose } = await opened();
  await choose("Call to action", "Copy to another page");
  await expect
    .element(screen.getByText("Copied “Call to action”. Paste it on any page: Ctrl V on a block, or in its menu."))
    .toBeVisible();
  await choose("Page opening", "Paste below");
  await expect.poll(order).toEqual(["Page opening", "Call to action", "Call to action"]);
  await expect.element(screen.getByText("Pasted “Call to action”")).toBeVisible();
  await screen.unmount();
  const other = await opened(pageWith({ c: { type: "testimonials" } }));
  await other.screen.getByRole("button", { name: "Paste block" }).click();
  await expect.poll(other.order).toEqual(["Testimonials", "Call to action"]);
  await expect.element(other.screen.getByRole("textbox", { name: "Heading" })).toHaveValue("Call us");
});

test("a block is copied and pasted by keys on its head", async () => {
  const { screen, order, byKey } = await opened();
  const { text, isTaken } = byKey("copy", "Page opening");
  expect(isTaken).toBe(true);
  await expect.element(screen.getByText(/^Copied “Page opening”/)).toBeVisible();
  byKey("paste", "Call to action", text);
  await expect.poll(order).toEqual(["Page opening", "Call to action", "Page opening"]);
  getSelection()?.selectAllChildren(screen.getByRole("heading", { level: 1 }).element());
  expect(byKey("copy", "Page opening").isTaken).toBe(false);
  getSelection()?.removeAllRanges();
});

test("what can't be pasted is said, and the page stays as it was", async () => {
  const { screen, order, byKey, choose } = await opened();
  await choose("Page opening", "Paste below");
  await expect.element(screen.getByText("No block was copied yet")).toBeVisible();
  const { text } = byKey("copy", "Page opening");
  const copied = JSON.parse(text);
  for (const [pasted, words] of [
    ["some words", "What was copied is no block of a page"],
    [JSON.stringify({ ...copied, shape: 9_999 }), "This block was copied from a newer release"],
    [
      JSON.stringify({ ...copied, block: { ...copied.block, type: "fun-facts" } }),
      "This page takes no block “Fun facts”",
    ],
  ] as const) {
    byKey("paste", "Page opening", pasted);
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  expect(order()).toEqual(["Page opening", "Call to action"]);
});

test("a page that is full takes no block that was copied", async () => {
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`b${at}`, { type: "testimonials" }]));
  const { screen, order, byKey } = await opened(pageWith({ a: CALL, ...many }));
  const { text } = byKey("copy", "Call to action");
  byKey("paste", "Call to action", text);
  await expect.element(screen.getByText("A page takes at most 100 blocks")).toBeVisible();
  expect(order()).toHaveLength(100);
});
