import type { Island } from "../parts/block-props.ts";
import { Look } from "./look.tsx";

export const island: Island<"hero-slides"> = {
  Look,
  wakes: "later",
  sends: ({ words: { hero, paths }, pictures, settings: { company, contact } }) => ({
    words: { hero, paths: { contact: paths.contact } },
    pictures,
    settings: {
      company: { tagline: company.tagline },
      contact: { phone: contact.phone, consultation: contact.consultation },
    },
  }),
};
