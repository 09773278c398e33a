const LATEST_MS = 2_000;
const SOON_MS = 200;

/** Runs it when the browser has nothing else to do. */
export const whenIdle = (then: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(then, { timeout: LATEST_MS }) : setTimeout(then, SOON_MS);
