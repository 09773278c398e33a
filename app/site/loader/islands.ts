import type { ComponentType } from "react";
import { whenIdle } from "./deferred-layout.ts";

type Island = { Look: ComponentType<Record<string, unknown>> };

const islands = import.meta.glob<Island>("../../blocks/*/island.ts", { import: "island" });
const LATER_MS = 3_500;
const INTERACTIONS = ["pointerover", "pointerdown", "focusin", "keydown", "touchstart"] as const;

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
  holdSubmit(element);
  const when = element.dataset.when;
  if (when === "visible") wakeInSight(element, wake);
  if (when === "idle") afterLoad(() => whenIdle(wake));
  if (when === "later") afterLoad(() => setTimeout(wake, LATER_MS));
};

const hydrate = async (element: HTMLElement) => {
  const { islandId = "", props = "{}", island } = element.dataset;
  const [{ wake }, description] = await Promise.all([
    import("../islands/wake.tsx"),
    islands[`../../blocks/${island}/island.ts`]?.(),
  ]);
  if (!description) return;
  const then = () => {
    element.dataset.awake = "";
    element.dispatchEvent(new Event("awake"));
  };
  wake({ element, Look: description.Look, props: JSON.parse(props), identifierPrefix: islandId, then });
};

const holdSubmit = (element: HTMLElement) => {
  element.addEventListener("submit", (event) => {
    if ("awake" in element.dataset) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    element.addEventListener("awake", () => form.requestSubmit(), { once: true });
  });
};

const wakeInSight = (element: HTMLElement, wake: () => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wake();
  });
  observer.observe(element);
};

const afterLoad = (then: () => void) => {
  if (document.readyState === "complete") then();
  else addEventListener("load", then, { once: true });
};
