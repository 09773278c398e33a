import type { ComponentType } from "react";
import type { Block } from "#domain/content/blocks/block.ts";
import { AboutPoints } from "./about-points/about-points.tsx";
import { Benefits } from "./benefits/benefits.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CaseStudies } from "./case-studies/case-studies.tsx";
import { ContactBlock } from "./contact/contact-block.tsx";
import { SLIDE_SIZES } from "./hero-slides/hero-slide.tsx";
import { HeroSlides } from "./hero-slides/hero-slides.tsx";
import { INTRO_SIZES, Intro } from "./intro/intro.tsx";
import { LatestPosts } from "./latest-posts/latest-posts.tsx";
import { OpenPositions } from "./open-positions/open-positions.tsx";
import { Partners } from "./partners/partners.tsx";
import type { BlockProps } from "./parts/block-props.ts";
import { PictureWithText } from "./picture-with-text/picture-with-text.tsx";
import { ProjectGrid } from "./project-grid/project-grid.tsx";
import { Questions } from "./questions/questions.tsx";
import { RichText } from "./rich-text/rich-text.tsx";
import { ServiceGrid } from "./service-grid/service-grid.tsx";
import { Statistics } from "./statistics/statistics.tsx";
import { Team } from "./team/team.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";
import { ValueCards } from "./value-cards/value-cards.tsx";
import { WhyChoose } from "./why-choose/why-choose.tsx";

/** Sheets used by several blocks: those of `parts/`, and two of `app/ui/`. */
type SharedSheet = "accordion" | "avatar" | "columns" | "dot" | "project-cards" | "prose" | "split";

type Entry<T extends Block["type"]> = {
  Look: ComponentType<BlockProps<T>>;
  /** What it needs beside the sheets of its own folder. */
  sheets?: SharedSheet[];
  /** For a block that opens a page: the `sizes` of its first picture, which the head preloads. */
  pictureSizes?: string;
};

/** A kind without an entry does not compile. */
const blocks: { [T in Block["type"]]: Entry<T> } = {
  "about-points": { Look: AboutPoints, sheets: ["split"] },
  benefits: { Look: Benefits },
  "call-to-action": { Look: CallToAction },
  "case-studies": { Look: CaseStudies },
  contact: { Look: ContactBlock },
  "hero-slides": { Look: HeroSlides, sheets: ["dot"], pictureSizes: SLIDE_SIZES },
  intro: { Look: Intro, pictureSizes: INTRO_SIZES },
  "latest-posts": { Look: LatestPosts },
  "open-positions": { Look: OpenPositions, sheets: ["accordion"] },
  partners: { Look: Partners },
  "picture-with-text": { Look: PictureWithText, sheets: ["split"] },
  "project-grid": { Look: ProjectGrid, sheets: ["project-cards"] },
  questions: { Look: Questions, sheets: ["accordion"] },
  "rich-text": { Look: RichText, sheets: ["prose"] },
  "service-grid": { Look: ServiceGrid },
  statistics: { Look: Statistics },
  team: { Look: Team, sheets: ["avatar"] },
  testimonials: { Look: Testimonials, sheets: ["dot", "avatar"] },
  "value-cards": { Look: ValueCards, sheets: ["columns"] },
  "why-choose": { Look: WhyChoose, sheets: ["columns"] },
};

export const BlockSwitch = ({ block, view }: BlockProps<Block["type"]>) => {
  // TypeScript can't correlate the entry with the type of the block.
  const { Look } = blocks[block.type] as Entry<Block["type"]>;
  return <Look block={block} view={view} />;
};

export const pictureSizesOf = (type: Block["type"]): string | undefined => blocks[type].pictureSizes;

export const sharedSheetsOf = (type: Block["type"]): string[] => blocks[type].sheets ?? [];
