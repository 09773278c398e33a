import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";

export const ADVANCE_MS = 5_000;

/** The first slide was visible before hydration; it stays at least this long after. */
const SOON_MS = 500;

/** Milliseconds since the page became visible; it may have been prerendered before. */
const visibleForMs = (): number => {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & { activationStart?: number })[];
  return performance.now() - (entry?.activationStart ?? 0);
};

export type SlideShow = {
  index: number;
  playing: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
  pauseWhileUsed: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/** Advances every five seconds unless paused, hovered, focused, or reduced motion is set. */
export const useSlideShow = (count: number): SlideShow => {
  const [index, setIndex] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [delayMs, setDelayMs] = useState(ADVANCE_MS);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
    setDelayMs(Math.max(SOON_MS, ADVANCE_MS - visibleForMs()));
    // Pointer or focus may already be inside at hydration.
    setPointed(ref.current?.matches(":hover") ?? false);
    setFocused(ref.current?.querySelector(":focus-visible") != null);
  }, []);

  useEffect(() => {
    if (!playing || pointed || focused || count < 2) return;
    const advance = () => {
      setIndex((index + 1) % count);
      setDelayMs(ADVANCE_MS);
    };
    const timer = setTimeout(advance, delayMs);
    return () => clearTimeout(timer);
  }, [index, playing, pointed, focused, count, delayMs]);

  return {
    index,
    playing,
    goTo: setIndex,
    toggle: () => {
      setPlaying(!playing);
      // Play overrides the focus that is still on its button.
      setFocused(false);
    },
    pauseWhileUsed: {
      ref,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // Only `:focus-visible` pauses, not focus left by a click.
      onFocus: (event) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
};
