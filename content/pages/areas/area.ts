import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { SeedOf } from "../../writing/seed-of.ts";

type Blocks = SeedOf<"page">["data"]["blocks"];
type BlockOf<T> = Extract<Blocks[number], { type: T }>;

export type Area = {
  slug: string;
  title: string;
  opening: string;
  /** The way there, in minutes, and the buildings. */
  ground: RichTextNode;
  buildings: BlockOf<"value-cards">["cards"];
  cases: string[];
  services: string[];
  questions: BlockOf<"questions">["items"];
  ask: { heading: string; text: string };
  search: { title: string; description: string };
};

/** What it takes to look after businesses in one city: the way, the buildings, what we did there. */
export const areaPage = (area: Area): SeedOf<"page"> => ({
  id: `page-area-${area.slug}`,
  type: "page",
  data: {
    title: `IT Support in ${area.title}`,
    path: `/areas/${area.slug}`,
    search: area.search,
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: area.title,
        heading: `IT support in ${area.title}`,
        text: area.opening,
        picture: `area-${area.slug}`,
      },
      { type: "rich-text", id: "ground", body: area.ground },
      {
        type: "value-cards",
        id: "buildings",
        heading: "The buildings, and what they do to a network",
        cards: area.buildings,
      },
      { type: "project-grid", id: "cases", heading: "Close to you", projects: area.cases },
      { type: "service-grid", id: "services", heading: "What clients here ask for most", services: area.services },
      { type: "questions", id: "questions", heading: "Questions we hear", items: area.questions },
      {
        type: "call-to-action",
        id: "next",
        ...area.ask,
        buttonText: "Get a Free Consultation",
        buttonLink: "/contact",
      },
    ],
  },
});
