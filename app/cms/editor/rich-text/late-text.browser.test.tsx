import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { mountedText, paragraph } from "../../../../tests/components/mounted-text.tsx";
import { CURSOR_EVENT } from "../../fields/state/use-field.ts";
import { LateText, useTextsSoon } from "./late-text.tsx";

type Come = (field: unknown) => void;

/** What a text is written with comes when the test says so: each who asks for it waits here. */
const waiting = vi.hoisted(() => [] as { come: Come; fail: Come }[]);

vi.mock("./rich-text-field.tsx", async (original) => {
  const { RichTextField } = await original<typeof import("./rich-text-field.tsx")>();
  // Whoever awaits it waits for the test.
  const then = (come: Come, fail: Come) => waiting.push({ come: () => come(RichTextField.bind(null)), fail });
  return { RichTextField: Object.assign(() => null, { then }) };
});

test("what texts are written with is fetched two seconds after a screen was opened, unless it was left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const Soon = () => {
    useTextsSoon();
    return null;
  };
  const { screen } = await mounted(Soon);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(waiting).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitUntil(() => waiting.length === 1);
  await screen.unmount();
  const left = await mounted(Soon);
  await left.screen.unmount();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiting).toHaveLength(1);
  vi.useRealTimers();
});

test("a text that can't be fetched is tried for, told of, and comes with the cursor of those who wait in it", async () => {
  waiting.length = 0;
  const Texts: typeof LateText = (props) => (
    <>
      <LateText {...props} />
      <LateText {...props} form={{ ...props.form, label: "Left" }} place={["summary"]} />
    </>
  );
  const { screen, editing } = await mountedText({ content: [paragraph("Power first")], text: Texts });
  const place = screen.getByRole("group", { name: "Text" });
  await expect.element(place.getByRole("status")).toHaveTextContent("Loading the text…");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (const after of [1_000, 2_000, 4_000, 0]) {
    await vi.waitUntil(() => waiting.length === 2);
    for (const { fail } of waiting.splice(0)) fail(new Error("away"));
    await vi.advanceTimersByTimeAsync(after);
  }
  vi.useRealTimers();
  await expect
    .element(place.getByRole("status"))
    .toHaveTextContent("What texts are written with could not be fetched. Nothing is lost.");
  expect(waiting).toHaveLength(0);
  for (const again of screen.getByRole("button", { name: "Try again" }).elements()) (again as HTMLElement).click();
  await expect.element(place.getByRole("status")).toHaveTextContent("Loading the text…");
  await vi.waitUntil(() => waiting.length === 2);
  (screen.getByRole("group", { name: "Left" }).element() as HTMLElement).focus();
  (place.element() as HTMLElement).focus();
  place.element().dispatchEvent(new CustomEvent(CURSOR_EVENT, { detail: { part: 0, offset: 5 } }));
  for (const { come } of waiting.splice(0)) come(null);
  await expect.element(screen.getByRole("textbox", { name: "Text" })).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Left" })).not.toHaveFocus();
  await userEvent.keyboard(" comes");
  await expect.poll(() => JSON.stringify(editing().draft.get().body)).toContain("Power comes first");
});
