const LATEST_MS = 2_000;
const SOON_MS = 200;

/** Runs it when the browser has nothing else to do. */
export const whenIdle = (then: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(then, { timeout: LATEST_MS }) : setTimeout(then, SOON_MS);

/** What `styles/deferred-layout.css` leaves for later, from the top down. */
const parts = () => [...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 3), .footer")];

/**
 * Lays out the page below the first screen, a part at a time, so that no single step keeps the visitor waiting. At the
 * end `data-laid-out` says so.
 */
export const layOutRest = (rest = parts()) => {
  const [next, ...others] = rest;
  const { dataset } = document.documentElement;
  if (!next) dataset.laidOut = "";
  if (!next || "whole" in dataset) return;
  whenIdle(() => {
    next.style.contentVisibility = "visible";
    layOutRest(others);
  });
};

/** Lays out all of it now, since scrolling to a place in the page needs the real heights above it. */
export const layOutNow = () => {
  document.documentElement.dataset.whole = "";
};
