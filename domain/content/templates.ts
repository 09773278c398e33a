import type { Block } from "./blocks/block.ts";

type PageTemplate = { title: string; about: string; blocks: readonly Block["type"][] };

/** What a new page may start from, by its name. */
export const pageTemplates = {
  empty: { title: "Empty page", about: "Nothing yet: you choose each block", blocks: [] },
  landing: {
    title: "Landing page",
    about: "One offer, its proof and one next step, for a campaign",
    blocks: ["hero-slides", "about-points", "why-choose", "statistics", "testimonials", "call-to-action"],
  },
  industry: {
    title: "Industry",
    about: "What an industry needs, with cases and its questions",
    blocks: ["intro", "picture-with-text", "value-cards", "case-studies", "questions", "call-to-action"],
  },
  city: {
    title: "City",
    about: "What you do in one place, and how to reach you there",
    blocks: ["intro", "rich-text", "service-grid", "testimonials", "questions", "contact"],
  },
  article: {
    title: "Article",
    about: "A long text with a picture and a next step",
    blocks: ["intro", "rich-text", "picture-with-text", "rich-text", "call-to-action"],
  },
} as const satisfies Record<string, PageTemplate>;

export type TemplateName = keyof typeof pageTemplates;

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(pageTemplates, name);
