import * as z from "zod";
import { aboutPoints } from "./about-points.ts";
import { callToAction } from "./call-to-action.ts";
import { benefits, valueCards, whyChoose } from "./cards.ts";
import { caseStudies } from "./case-studies.ts";
import { contact } from "./contact.ts";
import { latestPosts, projectGrid, serviceGrid, team, testimonials } from "./document-lists.ts";
import { heroSlides } from "./hero-slides.ts";
import { intro } from "./intro.ts";
import { openPositions } from "./open-positions.ts";
import { partners } from "./partners.ts";
import { pictureWithText } from "./picture-with-text.ts";
import { questions } from "./questions.ts";
import { richTextBlock } from "./rich-text-block.ts";
import { statistics } from "./statistics.ts";

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
]);

export type Block = z.infer<typeof block>;

export type BlockOf<T extends Block["type"]> = Extract<Block, { type: T }>;
