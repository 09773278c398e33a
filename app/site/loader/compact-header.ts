const COMPACT_BEYOND = 50;

/** Marks the document once it is scrolled more than 50 px; the header's styles do the rest. */
export const compactHeader = () => {
  const mark = () => document.documentElement.toggleAttribute("data-compact", window.scrollY > COMPACT_BEYOND);
  addEventListener("scroll", mark, { passive: true });
  mark();
};
