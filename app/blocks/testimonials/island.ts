import type { Island } from "../parts/block-props.ts";
import { Look } from "./look.tsx";

export const island: Island<"testimonials"> = {
  Look,
  wakes: "visible",
  sends: ({ words: { testimonials: words }, testimonials }) => ({
    words: {
      testimonials: { carousel: words.carousel, choose: words.choose, previous: words.previous, next: words.next },
    },
    testimonials: testimonials.map(({ id }) => ({ id })),
    pictures: {},
  }),
  sendsOf: ({ id, heading, testimonials }) => ({ id, heading, testimonials }),
};
