import type { Locator } from "vitest/browser";

type Held = Record<string, string>;

const holding = (data: Held, files: File[]) => {
  const held = new DataTransfer();
  for (const [type, text] of Object.entries(data)) held.setData(type, text);
  for (const file of files) held.items.add(file);
  return held;
};

const COMMON = { bubbles: true, cancelable: true };

/** Pastes by what is on the clipboard, where the cursor stands; true when the part took it. */
export const pasted = (data: Held, ...files: File[]): boolean =>
  !document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { ...COMMON, clipboardData: holding(data, files) }),
  );

/** Drops onto the middle of something in sight; true when the part took it. */
export const dropped = (target: Locator, data: Held, ...files: File[]): boolean => {
  const { left, top, width, height } = target.element().getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  return !target
    .element()
    .dispatchEvent(new DragEvent("drop", { ...COMMON, ...place, dataTransfer: holding(data, files) }));
};
