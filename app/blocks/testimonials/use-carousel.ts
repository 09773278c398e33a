import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";

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

export const useCarousel = (): Carousel => {
  const [ref, embla] = useEmblaCarousel({
    align: "center",
    containScroll: false,
    dragThreshold: 10,
    duration: 25,
    loop: false,
  });
  const [state, setState] = useState({ index: 0, atStart: true, atEnd: false });

  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setState({ index: embla.selectedScrollSnap(), atStart: !embla.canScrollPrev(), atEnd: !embla.canScrollNext() });
    read();
    embla.on("select", read).on("reInit", read);
    return () => {
      embla.off("select", read).off("reInit", read);
    };
  }, [embla]);

  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    ref,
    ready: embla !== undefined,
    ...state,
    previous: () => embla?.scrollPrev(still()),
    next: () => embla?.scrollNext(still()),
    goTo: (index) => embla?.scrollTo(index, still()),
  };
};
