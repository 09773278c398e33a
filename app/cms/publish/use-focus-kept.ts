import { type FocusEvent, useEffect, useRef } from "react";

/** For a part of a screen: where what had the focus in it is gone, as a button whose work is done is, the part itself has it, so that keys go on from there. */
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
