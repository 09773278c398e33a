import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export type Carousel = {
  ref: (element: HTMLElement | null) => void;
  ready: boolean;
  index: number;
  atStart: boolean;
  atEnd: boolean;
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
};

/** Whether the page is written so; unknown on the server, where nothing moves. */
export const isRightToLeft = () => typeof document !== "undefined" && document.dir === "rtl";

/** Until it is awake the row scrolls, and a row that stays scrolled would hide what is before that place for good. */
const takeOverScrolling = (carousel: Embla) => {
  const row = carousel.rootNode();
  if (row.scrollLeft === 0) return;
  const middle = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const distances = carousel.slideNodes().map((slide) => Math.abs(middle(slide) - middle(row)));
  row.scrollLeft = 0;
  carousel.scrollTo(distances.indexOf(Math.min(...distances)), true);
};

export const useCarousel = (): Carousel => {
  const [ref, embla] = useEmblaCarousel({
    // The first stands at the edge of the grid where reading begins, the last at the other, those between them in the middle.
    align: "center",
    containScroll: "keepSnaps",
    dragThreshold: 10,
    duration: 25,
    loop: false,
    direction: isRightToLeft() ? "rtl" : "ltr",
  });
  const [state, setState] = useState({ index: 0, atStart: true, atEnd: false });

  // What is asked before Embla has measured the row is done once it has.
  const early = useRef<((carousel: Embla) => void) | null>(null);
  const ask = (move: (carousel: Embla) => void) => {
    if (embla) move(embla);
    else early.current = move;
  };

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({ index: embla.selectedScrollSnap(), atStart: !embla.canScrollPrev(), atEnd: !embla.canScrollNext() });
    embla.on("select", read).on("reInit", read);
    takeOverScrolling(embla);
    early.current?.(embla);
    early.current = null;
    read();
    return () => {
      embla.off("select", read).off("reInit", read);
    };
  }, [embla]);

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    ref,
    ready: embla !== undefined,
    ...state,
    previous: () => ask((carousel) => carousel.scrollPrev(still())),
    next: () => ask((carousel) => carousel.scrollNext(still())),
    goTo: (index) => ask((carousel) => carousel.scrollTo(index, still())),
  };
};
