import type { SeedOf } from "../writing/seed-of.ts";

export const blog: SeedOf<"page"> = {
  id: "page-blog",
  type: "page",
  data: {
    title: "Blog",
    path: "/blog",
    search: {
      title: "Blog: IT Advice for South Florida Businesses | {company}",
      description:
        "Checklists and plain explanations by the engineers who do the work: hurricane season, HIPAA for small clinics, and what an IT contract ought to include.",
    },
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Blog",
        heading: "Written by the people who do the work",
        text: "We write when a client asks a question that others have too. Each article is meant to be used: print it, check it off, hold it up against your own contract. If something in it is wrong, tell us. We'll correct it, with the date.",
        picture: "page-blog",
      },
      { type: "latest-posts", id: "posts", count: 9, paged: true },
    ],
  },
};
