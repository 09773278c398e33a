import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { targetIndex } from "./target-index.ts";

type Setup = { count: number; move: (from: number, to: number) => void };

/**
 * Moves the items of a list: by dragging a grip, with a mouse or a finger, or with the arrow keys on it. While it is
 * dragged, the item takes the place that it is over. `said` tells those who listen where it is now.
 */
export const useMoving = (setup: Setup) => {
  const list = useRef<HTMLOListElement>(null);
  const now = useRef(setup);
  now.current = setup;
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState("");

  const moveTo = (from: number, to: number, word: string): boolean => {
    const { count, move } = now.current;
    if (to < 0 || to >= count || to === from) return false;
    move(from, to);
    setSaid(`${word} is now number ${to + 1} of ${count}`);
    return true;
  };

  const follow = (start: number, word: string) => {
    let from = start;
    const drag = (event: globalThis.PointerEvent) => {
      const items = [...(list.current?.children ?? [])].slice(0, now.current.count);
      const edges = items.map((item) => item.getBoundingClientRect());
      const to = targetIndex(edges, from, event.clientY);
      if (!moveTo(from, to, word)) return;
      from = to;
      setDragged(to);
    };
    const end = new AbortController();
    const drop = () => {
      end.abort();
      setDragged(null);
    };
    setDragged(start);
    addEventListener("pointermove", drag, { signal: end.signal });
    for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, drop, { signal: end.signal });
  };

  const step = (index: number, by: 1 | -1, word: string) => {
    if (!moveTo(index, index + by, word)) return;
    requestAnimationFrame(() => list.current?.children[index + by]?.querySelector<HTMLElement>(".grip")?.focus());
  };

  const grip = (index: number, word: string) => ({
    "aria-label": `Move ${word}: drag, or press the arrow keys up and down`,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      step(index, event.key === "ArrowUp" ? -1 : 1, word);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) follow(index, word);
    },
  });
  return { list, grip, dragged, said };
};
