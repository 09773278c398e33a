import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For a part of a screen: if the element that had the focus disappears, as a button does when its work is done, the part
 * itself takes the focus, so that the keyboard goes on from there.
 */
export const useFocusKept = <E extends HTMLElement>() => {
  const ref = useRef<E>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!ref.current || !last.current || last.current.isConnected || document.activeElement !== document.body) return;
    ref.current.tabIndex = -1;
    ref.current.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: (event: FocusEvent) => {
      last.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget) last.current = null;
    },
  };
};
