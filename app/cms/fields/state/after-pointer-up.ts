let pressed = false;

if (typeof window !== "undefined") {
  const now = (is: boolean) => () => {
    pressed = is;
  };
  addEventListener("pointerdown", now(true), { capture: true });
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, now(false), { capture: true });
}

/** Delays a change of layout until after pointerup: the button under the pointer would move away, and the click be lost. */
export const afterPointerUp = (then: () => void): void => {
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
