import * as z from "zod";
import { benefits, valueCards, whyChoose } from "./cards.ts";
import { callToAction, contact } from "./contact.ts";
import { caseStudies, latestPosts, projectGrid, serviceGrid, team, testimonials } from "./document-lists.ts";
import { partners, statistics } from "./facts.ts";
import { openPositions } from "./open-positions.ts";
import { heroSlides, intro } from "./openings.ts";
import { aboutPoints, downloads, pictureWithText, questions, richTextBlock } from "./texts.ts";

export const block = z.discriminatedUnion("type", [
  heroSlides,
  serviceGrid,
  aboutPoints,
  whyChoose,
  statistics,
  caseStudies,
  testimonials,
  partners,
  callToAction,
  intro,
  team,
  projectGrid,
  contact,
  valueCards,
  benefits,
  openPositions,
  richTextBlock,
  questions,
  latestPosts,
  pictureWithText,
  downloads,
]);

export type Block = z.infer<typeof block>;

export type BlockOf<T extends Block["type"]> = Extract<Block, { type: T }>;
