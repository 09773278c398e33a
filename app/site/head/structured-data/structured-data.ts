import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import { plainText } from "#domain/content/fields/rich-text-node.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { LOCALE } from "#domain/time/local-time.ts";
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

/** Authors of posts are roles or teams, so they are published as organizations. */
const blogPosting = (
  { publicUrl, canonical }: PageAddress,
  { data, publishedAt }: Published<"post">,
  image: string,
): SchemaNode => ({
  "@type": "BlogPosting",
  "@id": `${canonical}#post`,
  headline: data.title,
  description: data.summary,
  image,
  datePublished: data.publishedOn,
  dateModified: laterOf(data.publishedOn, new Date(publishedAt).toISOString()),
  author: { "@type": "Organization", name: data.author, url: `${publicUrl}/about` },
  publisher: { "@id": organizationId(publicUrl) },
  mainEntityOfPage: canonical,
  wordCount: plainText(data.body).split(/\s+/).length,
  inLanguage: LOCALE,
});

/** The publication day may lie after the day of the last change; `dateModified` must not precede it. */
const laterOf = (day: string, time: string): string => (time > day ? time : day);
