const LATEST_MS = 2_000;
const SOON_MS = 200;

export const whenIdle = (then: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(then, { timeout: LATEST_MS }) : setTimeout(then, SOON_MS);

/** The selectors of `styles/every-page.css` and `document/post-screen.css`, in document order. */
const PARTS = "main > :nth-child(n + 3), .prose > :nth-child(n + 9), .footer";
const parts = () => [...document.querySelectorAll<HTMLElement>(PARTS)];

/** Lays out one part per idle period, so that no task blocks for long; sets `data-laid-out` after the last. */
export const layOutRest = (rest = parts()) => {
  const [next, ...others] = rest;
  const { dataset } = document.documentElement;
  if (!next) dataset.laidOut = "";
  if (!next || "eager" in dataset) return;
  whenIdle(() => {
    next.style.contentVisibility = "visible";
    layOutRest(others);
  });
};

/** Scrolling to an anchor needs the real heights above it. */
export const layOutNow = () => {
  document.documentElement.dataset.eager = "";
};
