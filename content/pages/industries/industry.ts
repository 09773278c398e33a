import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { Language } from "#domain/languages.ts";
import { inLanguage, type SeedOf } from "../../writing/seed-of.ts";

type Blocks = SeedOf<"page">["data"]["blocks"];
type BlockOf<T> = Extract<Blocks[number], { type: T }>;

export type Industry = {
  /** In the id, the picture and, without `address`, the address. */
  slug: string;
  address?: string;
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

/** What all pages of trades in one language have alike. */
export type IndustryFrame = {
  language: Language;
  eyebrow: string;
  folder: string;
  cases: string;
  services: { heading: string; linkText: string; linkPath: string };
  posts: string;
  questions: string;
  next: { buttonText: string; buttonLink: string };
};

const english: IndustryFrame = {
  language: "en",
  eyebrow: "Industries",
  folder: "/industries",
  cases: "What we've done for others",
  services: { heading: "Where most clients start", linkText: "All services", linkPath: "/services" },
  posts: "Worth reading first",
  questions: "Questions we hear",
  next: { buttonText: "Get a Free Consultation", buttonLink: "/contact" },
};

/** What a trade needs, what the rules ask of it, what we did for others in it, and its questions. */
export const industryPage = (trade: Industry, frame = english): SeedOf<"page"> => ({
  ...inLanguage(`page-industry-${trade.slug}`, frame.language),
  type: "page",
  data: {
    title: trade.title,
    path: `${frame.folder}/${trade.address ?? trade.slug}`,
    search: trade.search,
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: frame.eyebrow,
        heading: trade.heading,
        text: trade.opening,
        picture: `industry-${trade.slug}`,
      },
      { type: "value-cards", id: "needs", ...trade.needs },
      { type: "rich-text", id: "rules", body: trade.rules },
      { type: "project-grid", id: "cases", heading: frame.cases, projects: trade.cases },
      { type: "service-grid", id: "services", ...frame.services, services: trade.services },
      ...(trade.posts
        ? [{ type: "latest-posts", id: "posts", heading: frame.posts, count: 3, posts: trade.posts } as const]
        : []),
      { type: "questions", id: "questions", heading: frame.questions, items: trade.questions },
      { type: "call-to-action", id: "next", ...trade.ask, ...frame.next },
    ],
  },
});
