import { expect, onTestFinished, test } from "vitest";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { CopyField } from "./copy-field.tsx";

const LINK = "https://example.com/preview/shared/abc";

/** A clipboard that takes what is written, or refuses it; or none, as on plain http. */
const withClipboard = (clipboard: { writeText: (text: string) => Promise<void> } | undefined) => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
};

test("a link is copied by its button, which says so", async () => {
  const copied: string[] = [];
  withClipboard({ writeText: async (text) => void copied.push(text) });
  const { screen } = await mounted(() => <CopyField label="Link" value={LINK} />);
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(copied).toEqual([LINK]);
  await screen.rerender(<CopyField label="Link" value={`${LINK}/2`} />);
  await expect.element(screen.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
});

test.each([
  ["is no clipboard", undefined],
  ["the clipboard is refused", { writeText: () => Promise.reject(new Error("refused")) }],
])(
  "where there %s, nothing is said to be copied: the value is marked, and its keys are named",
  async (_, clipboard) => {
    withClipboard(clipboard);
    const { screen } = await mounted(() => <CopyField label="Link" value={LINK} />);
    await screen.getByRole("button", { name: "Copy" }).click();
    await expect.element(screen.getByRole("button", { name: /^Press (Ctrl|⌘) C$/ })).toBeVisible();
    await expect.element(screen.getByLabelText("Link")).toHaveFocus();
    expect(getSelection()?.toString()).toBe(LINK);
  },
);
