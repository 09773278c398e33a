import type { Island } from "../parts/block-props.ts";
import { Look } from "./look.tsx";

export const island: Island<"hero-slides"> = {
  Look,
  wakes: "later",
  sends: ({ words: { hero }, pictures }, _, { slides: [, ...others] }) => ({
    words: { hero: { carousel: hero.carousel, slide: hero.slide, pause: hero.pause, play: hero.play } },
    pictures: Object.fromEntries(others.map(({ picture }) => [picture, pictures[picture]])),
    settings: {},
  }),
  sendsOf: ({ id, slides }) => ({ id, slides: slides.map(({ picture }) => ({ picture })) }),
};
