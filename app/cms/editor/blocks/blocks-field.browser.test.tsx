import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { pageWith } from "../../../../tests/components/page-with.ts";

const PAGE = pageWith({
  a: { type: "intro", heading: "Opening", eyebrow: "", text: "" },
  b: { type: "call-to-action", heading: "Call us" },
  c: { type: "statistics" },
});

const opened = async (draft = PAGE) => {
  const editor = await openedEditor({ draft });
  const { screen, saves } = editor;
  return {
    ...editor,
    row: (label: string) => screen.getByRole("button", { name: new RegExp(`^${label} ?`) }).first(),
    press: (name: string) => screen.getByRole("button", { name }).click(),
    order: () =>
      screen
        .getByRole("button", { name: /^Move / })
        .elements()
        .map((grip) => grip.getAttribute("aria-label")?.slice("Move ".length)),
    saved: async () => {
      const before = saves().length;
      await userEvent.keyboard("{Control>}s{/Control}");
      await expect.poll(() => saves().length).toBe(before + 1);
      return saves().at(-1)?.blocks as { id: string; type: string; hidden: boolean }[];
    },
  };
};

test("a block is dragged by its grip", async () => {
  const { screen, order } = await opened();
  const at = (name: string) => screen.getByRole("button", { name }).element().getBoundingClientRect();
  const point = (type: string, { left, top }: DOMRect, by = 0) =>
    screen
      .getByRole("button", { name: "Move Statistics" })
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: left + 5, clientY: top + 5 + by }),
      );
  const [from, to] = [at("Move Statistics"), at("Move Page opening")];
  point("pointerdown", from);
  point("pointermove", from, -8);
  await expect.element(screen.getByText("Statistics is lifted, at 3 of 3.")).toBeInTheDocument();
  point("pointermove", to);
  await expect.element(screen.getByText("Statistics is now at 1 of 3.")).toBeInTheDocument();
  point("pointerup", to);
  await expect.poll(order).toEqual(["Statistics", "Page opening", "Call to action"]);
});

test("a duplicate opens below its block, and a hidden block says so", async () => {
  const { screen, order, press, row, saved } = await opened();
  await press("Duplicate Page opening");
  await expect.poll(order).toEqual(["Page opening", "Page opening", "Call to action", "Statistics"]);
  const twins = screen.getByRole("button", { name: /^Page opening/ });
  const [first, second] = [twins.first(), twins.last()];
  await expect.element(first).toHaveAttribute("aria-expanded", "false");
  await expect.element(second).toHaveAttribute("aria-expanded", "true");
  await screen.getByRole("textbox", { name: "Heading" }).fill("Second");
  await press("Close all");
  await expect.element(second).toHaveAttribute("aria-expanded", "false");
  await expect.element(screen.getByRole("button", { name: "Close all" })).not.toBeInTheDocument();
  await press("Hide Call to action");
  await expect.element(row("Call to action")).toMatchTextContent("Hidden");
  const blocks = await saved();
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(4);
  expect(blocks).toMatchObject([
    { id: "a", heading: "Opening" },
    { type: "intro", heading: "Second" },
    { id: "b", hidden: true },
    { id: "c", hidden: false },
  ]);
  await press("Show Call to action");
  await expect.element(row("Call to action")).toMatchTextContent("Call us");
  await press("Remove Statistics");
  await expect.poll(order).toHaveLength(3);
});

test("a block opens and closes, and says how many of its fields are to be put right", async () => {
  const { screen, row } = await opened();
  await expect.element(row("Page opening")).not.toMatchTextContent("to put right");
  await expect.element(row("Statistics")).toMatchTextContent("to put right");
  await row("Page opening").click();
  const heading = screen.getByRole("textbox", { name: "Heading" });
  await expect.element(heading).toHaveValue("Opening");
  await heading.fill("");
  await expect.element(row("Page opening")).toMatchTextContent(/1 ?to put right/);
  await row("Page opening").click();
  await expect.element(heading).not.toBeInTheDocument();
});

test("a block of a kind that the site no longer has shows its text, and can only be moved and removed", async () => {
  const gone = { type: "fun-facts", id: "g", hidden: false, motto: "Facts are fun" };
  const { screen, press, order } = await opened({ ...PAGE, data: { title: "About", blocks: [gone as never] } });
  const row = screen.getByRole("button", { name: /^Fun facts/ });
  await expect.element(row).toMatchTextContent("No longer shown");
  await row.click();
  await expect.element(screen.getByText("Facts are fun")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Hide Fun facts" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Duplicate Fun facts" })).not.toBeInTheDocument();
  await press("Remove Fun facts");
  await expect.poll(order).toEqual([]);
  await expect.element(screen.getByText(/^This page is empty/)).toBeVisible();
});

test("a page that is full takes no more blocks", async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`b${at}`, { type: "testimonials" }]));
  const { screen } = await opened(pageWith(many));
  const duplicate = screen.getByRole("button", { name: "Duplicate Testimonials" });
  await expect.element(duplicate.first()).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Add block" })).not.toBeInTheDocument();
  (screen.getByRole("button", { name: "Remove Testimonials" }).first().element() as HTMLElement).click();
  await expect.element(duplicate.first()).toBeEnabled();
  await expect.element(screen.getByRole("button", { name: "Add block" })).toBeVisible();
});
