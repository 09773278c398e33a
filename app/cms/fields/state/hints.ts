import type { Data } from "#domain/content/fields/structure.ts";
import type { FieldIssue } from "#domain/content/form/issues.ts";
import { type Signal, signal } from "./signal.ts";

const SOON_MS = 250;

/** An issue is shown once its field was left, or after `showAll`. Checked 250 ms after the last change. */
export const hints = (issuesOf: (data: Data) => ReadonlyMap<string, FieldIssue>, draft: Signal<Data>) => {
  const issues = signal(issuesOf(draft.get()));
  const left = new Set<string>();
  const shown = signal(0);
  let everywhere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => issues.set(issuesOf(draft.get()));
  const tell = () => shown.set(shown.get() + 1);
  draft.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(look, SOON_MS);
  });
  return {
    issues,
    shown,
    at: (key: string): string | undefined => (everywhere || left.has(key) ? issues.get().get(key)?.message : undefined),
    leave: (key: string) =>
      afterPointerUp(() => {
        if (left.has(key)) return;
        left.add(key);
        tell();
      }),
    showAll: () => {
      everywhere = true;
      look();
      tell();
    },
  };
};

export type Hints = ReturnType<typeof hints>;

let isPressed = false;

if (typeof window !== "undefined") {
  const now = (is: boolean) => () => {
    isPressed = is;
  };
  addEventListener("pointerdown", now(true), { capture: true });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, now(false), { capture: true });
}

/** Delays a change of layout until after pointerup: the button under the pointer would move away, and the click be lost. */
const afterPointerUp = (then: () => void): void => {
  if (!isPressed) {
    then();
    return;
  }
  const end = new AbortController();
  const afterClick = () => {
    end.abort();
    setTimeout(then);
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, afterClick, { signal: end.signal });
};
