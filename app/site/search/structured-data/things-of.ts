import type { Block } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { blogPosting } from "./blog-posting.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { jobPostings } from "./job-postings.ts";
import { professionalService } from "./professional-service.ts";
import { faqPage } from "./questions.ts";
import { service } from "./service.ts";
import type { Place, Thing } from "./thing.ts";
import { webSite } from "./web-site.ts";

/** What a page tells search engines in their own terms: the company, the way here, and what stands on the page. */
export const thingsOf = (place: Place, settings: DataOf<"settings">, document: Published, image: string): Thing[] => {
  const { publicUrl } = place;
  const way =
    document.path === "/" ? webSite(publicUrl, settings.company.name) : breadcrumbs(publicUrl, settings, document);
  return [professionalService(publicUrl, settings), way, ...contentOf(place, settings, document, image)];
};

const contentOf = (place: Place, settings: DataOf<"settings">, document: Published, image: string): Thing[] => {
  switch (document.type) {
    case "service":
      return [service(place, settings, document.data)];
    case "post":
      return [blogPosting(place, document, image)];
    case "page":
      return blockThings(
        place,
        settings,
        document.data.blocks.filter((block) => !block.hidden),
      );
    default:
      return [];
  }
};

const blockThings = (place: Place, settings: DataOf<"settings">, blocks: Block[]): Thing[] => {
  const questions = blocks.filter((block) => block.type === "questions");
  const positions = blocks.filter((block) => block.type === "open-positions");
  return [
    ...positions.flatMap((block) => jobPostings(place, settings, block)),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
};
