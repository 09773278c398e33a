let pressed = false;

if (typeof window !== "undefined") {
  const now = (is: boolean) => () => {
    pressed = is;
  };
  addEventListener("pointerdown", now(true), { capture: true });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, now(false), { capture: true });
}

/**
 * Does it at once or, while a pointer is pressed, after the click that the press becomes: what comes and goes on the page
 * meanwhile would move the button away from under the pointer, and the click would be lost.
 */
export const afterPress = (then: () => void): void => {
  if (!pressed) {
    then();
    return;
  }
  const end = new AbortController();
  const soon = () => {
    end.abort();
    setTimeout(then);
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, soon, { signal: end.signal });
};
