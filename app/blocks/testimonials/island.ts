import type { Island } from "../parts/block-props.ts";
import { Look } from "./look.tsx";

export const island: Island<"testimonials"> = {
  Look,
  wakes: "visible",
  sends: ({ words, testimonials, pictures }) => ({
    words: { testimonials: words.testimonials },
    testimonials,
    pictures,
  }),
};
