import type { ComponentType } from "react";
import { whenIdle } from "./deferred-layout.ts";
import { onceInSight } from "./once-in-sight.ts";

type Island = { Look: ComponentType<Record<string, unknown>> };

const islands = import.meta.glob<Island>("../../blocks/*/island.ts", { import: "island" });
const LATER_MS = 3_500;
const INTERACTIONS = ["pointerover", "click", "focusin", "keydown"] as const;
const PRESSED = "button, [tabindex]";
const TYPED_IN = "input, textarea, select";

declare global {
  interface Window {
    /** The button that was pressed before this loader was there (`start.js`). */
    pressed?: Element | null;
  }
}

export const wakeIslands = () => {
  // React Refresh refuses modules unless this flag is set, which only a fully hydrated page does.
  if (import.meta.env.DEV) Object.assign(window, { __vite_plugin_react_preamble_installed__: true });
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) plan(element);
};

const plan = (element: HTMLElement) => {
  const waking = new AbortController();
  const wake = () => {
    if (waking.signal.aborted) return;
    waking.abort();
    void hydrate(element);
  };
  for (const type of INTERACTIONS) element.addEventListener(type, wake, { signal: waking.signal, passive: true });
  if (holdPresses(element)) wake();
  const when = element.dataset.when;
  if (when === "visible") onceInSight(element, wake);
  else afterLoad(() => (when === "filled" && fillsIn() ? whenIdle(wake) : setTimeout(wake, LATER_MS)));
};

const hydrate = async (element: HTMLElement) => {
  const { island } = element.dataset;
  const [{ wake }, description] = await Promise.all([
    import("../islands/wake.tsx"),
    islands[`../../blocks/${island}/island.ts`]?.(),
  ]);
  if (!description) return;
  const then = () => {
    element.dataset.awake = "";
    element.dispatchEvent(new Event("awake"));
  };
  const script = element.querySelector(":scope > script");
  const props = JSON.parse(script?.textContent ?? "{}");
  script?.remove(); // React would take it for a part of the HTML
  wake({ element, Look: description.Look, props, identifierPrefix: props.block.id, then });
};

/**
 * The last button or arrow key pressed while an island sleeps is pressed again once it is awake: on a slow line people
 * press twice. The place is remembered, not the element, which hydration may replace. Says whether one waits already.
 */
const holdPresses = (element: HTMLElement): boolean => {
  const isAwake = () => "awake" in element.dataset;
  const places = () => [...element.querySelectorAll<HTMLElement>(PRESSED)];
  let again: (() => void) | undefined;
  const hold = (target: EventTarget | null | undefined, press: (place: HTMLElement) => void) => {
    const pressed = (target as Element | null)?.closest<HTMLElement>(PRESSED);
    const index = pressed ? places().indexOf(pressed) : -1;
    if (index < 0) return false;
    again = () => press(places()[index] ?? element);
    return true;
  };
  const click = (target: EventTarget | null | undefined) => hold(target, (button) => button.click());
  element.addEventListener("awake", () => again?.());
  element.addEventListener("submit", (event) => isAwake() || event.preventDefault());
  element.addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button");
    if (!isAwake() && button && click(button)) event.preventDefault();
  });
  element.addEventListener("keydown", ({ target, key }) => {
    if (isAwake() || !/^Arrow(Left|Right)$/.test(key)) return;
    if (!(target as Element).closest(TYPED_IN))
      hold(target, (place) => place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  });
  return click(element.contains(window.pressed ?? null) ? window.pressed : null);
};

/** The key is that of `app/blocks/contact/sending/contact-draft.ts`; a module of both would be one more request. */
const fillsIn = () => location.search || sessionStorage.getItem("contact-draft");

const afterLoad = (then: () => void) => {
  if (document.readyState === "complete") then();
  else addEventListener("load", then);
};
