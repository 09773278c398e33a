import type { Block } from "#domain/content/blocks/block.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { AboutPoints } from "./about-points/about-points.tsx";
import { Benefits } from "./benefits/benefits.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { CaseStudies } from "./case-studies/case-studies.tsx";
import { ContactBlock } from "./contact/contact-block.tsx";
import { HeroSlides } from "./hero-slides/hero-slides.tsx";
import { Intro } from "./intro/intro.tsx";
import { LatestPosts } from "./latest-posts/latest-posts.tsx";
import { OpenPositions } from "./open-positions/open-positions.tsx";
import { Partners } from "./partners/partners.tsx";
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

/** How each kind of block looks. A kind without a line here is a type error. */
export const BlockSwitch = ({ block, view }: { block: Block; view: BlockView }) => {
  switch (block.type) {
    case "hero-slides":
      return <HeroSlides block={block} view={view} />;
    case "service-grid":
      return <ServiceGrid block={block} view={view} />;
    case "about-points":
      return <AboutPoints block={block} view={view} />;
    case "why-choose":
      return <WhyChoose block={block} view={view} />;
    case "statistics":
      return <Statistics block={block} view={view} />;
    case "case-studies":
      return <CaseStudies block={block} view={view} />;
    case "testimonials":
      return <Testimonials block={block} view={view} />;
    case "partners":
      return <Partners block={block} view={view} />;
    case "call-to-action":
      return <CallToAction block={block} view={view} />;
    case "intro":
      return <Intro block={block} view={view} />;
    case "team":
      return <Team block={block} view={view} />;
    case "project-grid":
      return <ProjectGrid block={block} view={view} />;
    case "contact":
      return <ContactBlock block={block} view={view} />;
    case "value-cards":
      return <ValueCards block={block} view={view} />;
    case "benefits":
      return <Benefits block={block} view={view} />;
    case "open-positions":
      return <OpenPositions block={block} view={view} />;
    case "rich-text":
      return <RichText block={block} view={view} />;
    case "questions":
      return <Questions block={block} view={view} />;
    case "latest-posts":
      return <LatestPosts block={block} view={view} />;
    case "picture-with-text":
      return <PictureWithText block={block} view={view} />;
    default:
      return block satisfies never;
  }
};
