import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { Language } from "#domain/languages.ts";
import { inLanguage, type SeedOf } from "../../writing/seed-of.ts";

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

/** What all pages of cities in one language have alike. */
export type AreaFrame = {
  language: Language;
  /** What stands before the name of the city. */
  title: string;
  heading: string;
  folder: string;
  buildings: string;
  cases: string;
  services: string;
  questions: string;
  next: { buttonText: string; buttonLink: string };
};

const english: AreaFrame = {
  language: "en",
  title: "IT Support in",
  heading: "IT support in",
  folder: "/areas",
  buildings: "The buildings, and what they do to a network",
  cases: "Close to you",
  services: "What clients here ask for most",
  questions: "Questions we hear",
  next: { buttonText: "Get a Free Consultation", buttonLink: "/contact" },
};

/** What it takes to look after businesses in one city: the way, the buildings, what we did there. */
export const areaPage = (area: Area, frame = english): SeedOf<"page"> => ({
  ...inLanguage(`page-area-${area.slug}`, frame.language),
  type: "page",
  data: {
    title: `${frame.title} ${area.title}`,
    path: `${frame.folder}/${area.slug}`,
    search: area.search,
    blocks: [
      {
        type: "intro",
        id: "intro",
        eyebrow: area.title,
        heading: `${frame.heading} ${area.title}`,
        text: area.opening,
        picture: `area-${area.slug}`,
      },
      { type: "rich-text", id: "ground", body: area.ground },
      { type: "value-cards", id: "buildings", heading: frame.buildings, cards: area.buildings },
      { type: "project-grid", id: "cases", heading: frame.cases, projects: area.cases },
      { type: "service-grid", id: "services", heading: frame.services, services: area.services },
      { type: "questions", id: "questions", heading: frame.questions, items: area.questions },
      { type: "call-to-action", id: "next", ...area.ask, ...frame.next },
    ],
  },
});
