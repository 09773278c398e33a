import { useEffect, useRef } from "react";

/** Calls `tell` once for every new answer, however often the screen is drawn again. */
export const useTold = (answer: object | undefined, tell?: () => void): void => {
  const newest = useRef(tell);
  newest.current = tell;
  useEffect(() => {
    if (answer) newest.current?.();
  }, [answer]);
};
