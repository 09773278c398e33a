import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

type Blocks = SeedOf<"page">["data"]["blocks"];
type BlockOf<T> = Extract<Blocks[number], { type: T }>;

export type Industry = {
  slug: string;
  title: string;
  heading: string;
  opening: string;
  needs: { heading: string; cards: BlockOf<"value-cards">["cards"] };
  rules: RichTextNode;
  cases: string[];
  services: string[];
  posts?: string[];
  questions: BlockOf<"questions">["items"];
  ask: { heading: string; text: string };
  search: { title: string; description: string };
};

/** What a trade needs, what the rules ask of it, what we did for others in it, and its questions. */
export const industryPage = (trade: Industry): SeedOf<"page"> => ({
  id: `page-industry-${trade.slug}`,
  type: "page",
  data: {
    title: trade.title,
    path: `/industries/${trade.slug}`,
    search: trade.search,
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: "Industries",
        heading: trade.heading,
        text: trade.opening,
        picture: `industry-${trade.slug}`,
      },
      { type: "value-cards", id: "needs", ...trade.needs },
      { type: "rich-text", id: "rules", body: trade.rules },
      { type: "project-grid", id: "cases", heading: "What we've done for others", projects: trade.cases },
      {
        type: "service-grid",
        id: "services",
        heading: "Where most clients start",
        linkText: "All services",
        linkPath: "/services",
        services: trade.services,
      },
      ...(trade.posts
        ? [{ type: "latest-posts", id: "posts", heading: "Worth reading first", count: 3, posts: trade.posts } as const]
        : []),
      { type: "questions", id: "questions", heading: "Questions we hear", items: trade.questions },
      {
        type: "call-to-action",
        id: "next",
        ...trade.ask,
        buttonText: "Get a Free Consultation",
        buttonLink: "/contact",
      },
    ],
  },
});
