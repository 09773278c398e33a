import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";

/** How long a slide stands. */
export const ADVANCE_MS = 5_000;

/** The first slide was there before this code ran; it still stands for a moment after. */
const SOON_MS = 500;

/** Milliseconds since the visitor sees the page, which may have been prepared in the background before. */
const shownFor = (): number => {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & { activationStart?: number })[];
  return performance.now() - (entry?.activationStart ?? 0);
};

export type SlideShow = {
  index: number;
  /** Whether the visitor lets it run; it also rests while pointed at or focused. */
  playing: boolean;
  goTo: (index: number) => void;
  toggle: () => void;
  holdWhileUsed: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/** Which of `count` slides is shown: the next every five seconds, unless somebody stopped it, uses it, or dislikes motion. */
export const useSlideShow = (count: number): SlideShow => {
  const [index, setIndex] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [standsFor, setStandsFor] = useState(ADVANCE_MS);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
    setStandsFor(Math.max(SOON_MS, ADVANCE_MS - shownFor()));
    // The visitor may have pointed here, or come by keyboard, before this code arrived.
    setPointed(ref.current?.matches(":hover") ?? false);
    setFocused(ref.current?.querySelector(":focus-visible") != null);
  }, []);

  useEffect(() => {
    if (!playing || pointed || focused || count < 2) return;
    const advance = () => {
      setIndex((index + 1) % count);
      setStandsFor(ADVANCE_MS);
    };
    const timer = setTimeout(advance, standsFor);
    return () => clearTimeout(timer);
  }, [index, playing, pointed, focused, count, standsFor]);

  return {
    index,
    playing,
    goTo: setIndex,
    toggle: () => {
      setPlaying(!playing);
      // Who presses play wants it to run, although the focus is still on the button.
      setFocused(false);
    },
    holdWhileUsed: {
      ref,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // Focus that a click left behind is no sign of reading.
      onFocus: (event) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
};
