import * as z from "zod";
import { benefits, valueCards, whyChoose } from "./cards.ts";
import { callToAction, contact } from "./contact.ts";
import { partners, statistics } from "./facts.ts";
import {
  caseStudies,
  downloads,
  latestPosts,
  openPositions,
  projectGrid,
  serviceGrid,
  team,
  testimonials,
} from "./lists.ts";
import { heroSlides, intro } from "./page-tops.ts";
import { aboutPoints, pictureWithText, questions, richTextBlock } from "./texts.ts";

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
