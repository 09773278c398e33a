import { type MouseEvent, type PointerEvent, useRef } from "react";

type Press = Pick<MouseEvent<HTMLElement>, "target" | "currentTarget">;

/**
 * What a `<dialog>` hears to be closed by a press beside it. One that began inside, as when text is marked with the
 * mouse and let go outside, is none: browsers send its click to the dialog too.
 */
export const usePressBeside = (close: () => void) => {
  const beganBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: Press) => target === currentTarget;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      beganBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (beganBeside.current && isBeside(event)) close();
    },
  };
};
