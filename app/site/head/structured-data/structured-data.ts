import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { blogPosting } from "./blog-posting.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { professionalService, webSite } from "./company.ts";
import { jobPostings } from "./job-postings.ts";
import { organizationId, type PageAddress, type SchemaNode } from "./schema-org.ts";

export const structuredData = (
  address: PageAddress,
  settings: DataOf<"settings">,
  document: Published,
  image: string,
): SchemaNode[] => {
  const { publicUrl } = address;
  const way =
    document.path === "/" ? webSite(publicUrl, settings.company.name) : breadcrumbs(publicUrl, settings, document);
  return [professionalService(publicUrl, settings), way, ...contentOf(address, settings, document, image)];
};

const contentOf = (
  address: PageAddress,
  settings: DataOf<"settings">,
  document: Published,
  image: string,
): SchemaNode[] => {
  switch (document.type) {
    case "service":
      return [service(address, settings, document.data)];
    case "post":
      return [blogPosting(address, document, image)];
    case "page":
      return blockData(
        address,
        settings,
        document.data.blocks.filter((block) => !block.hidden),
      );
    default:
      return [];
  }
};

const blockData = (address: PageAddress, settings: DataOf<"settings">, blocks: Block[]): SchemaNode[] => {
  const questions = blocks.filter((block) => block.type === "questions");
  const positions = blocks.filter((block) => block.type === "open-positions");
  return [
    ...positions.flatMap((block) => jobPostings(address, settings, block)),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
};

const service = (
  { publicUrl, canonical }: PageAddress,
  settings: DataOf<"settings">,
  { title, lead, card }: DataOf<"service">,
): SchemaNode => ({
  "@type": "Service",
  "@id": `${canonical}#service`,
  name: title,
  serviceType: card.title,
  description: lead,
  url: canonical,
  provider: { "@id": organizationId(publicUrl) },
  areaServed: settings.contact.area.map((name) => ({ "@type": "City", name })),
});

/** A page may have one FAQPage only, so it holds the questions of all blocks. */
const faqPage = (blocks: BlockOf<"questions">[]): SchemaNode => ({
  "@type": "FAQPage",
  mainEntity: blocks
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
});
