import type { SeedOf } from "../writing/seed-of.ts";
import { termsText } from "./terms-text.ts";

export const terms: SeedOf<"page"> = {
  id: "page-terms",
  type: "page",
  data: {
    title: "Terms of Service",
    path: "/terms",
    search: {
      title: "Terms of Service for This Website | {company}",
      description:
        "The terms for using this website: what it offers, what we ask of visitors, who owns the texts and drawings, and how far our responsibility reaches.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Legal",
        heading: "Terms of Service",
        text: "Last updated April 25, 2025\n\nThese terms cover this website. The work we do for clients is covered by the agreement we sign with them, which comes first wherever the two differ.",
        picture: "page-terms",
      },
      { type: "rich-text", id: "terms", body: termsText },
    ],
  },
};
