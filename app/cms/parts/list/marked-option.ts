import { useState } from "react";

/**
 * Which of `count` options Enter takes; -1 for none. It is `first` until the arrow keys move it, past either end to the other
 * one, and is so again after `restart`.
 */
export const useMarkedOption = (count: number, first: number) => {
  const [moved, setMoved] = useState<number | null>(null);
  const marked = Math.min(moved ?? first, count - 1);
  const move = (step: number) => setMoved(marked < 0 && step < 0 ? count - 1 : (marked + step + count) % count);
  return { marked, move, restart: () => setMoved(null) };
};

/** How far a key moves the mark; undefined for any other key. */
export const stepOf = ({ key }: { key: string }): number | undefined => ({ ArrowDown: 1, ArrowUp: -1 })[key];
