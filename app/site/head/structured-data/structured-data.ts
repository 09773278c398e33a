import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import { readingTime } from "#domain/content/fields/rich-text/reading-time.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { BlockView, PostAuthor } from "#domain/content/published/site-view.ts";
import { FIRST_LANGUAGE, languages } from "#domain/languages.ts";
import type { Wording } from "#domain/words/words.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { professionalService, publisher, webSite } from "./company.ts";
import { jobPosting } from "./job-posting.ts";
import { organizationId, type PageAddress, type SchemaNode } from "./schema-org.ts";

type Shown = { document: Published; view: Pick<BlockView, "post" | "words" | "language"> };

export const structuredData = (
  address: PageAddress,
  settings: DataOf<"settings">,
  { document, view }: Shown,
  image: string,
): SchemaNode[] => {
  const { publicUrl } = address;
  const home = document.path === view.words.paths.home;
  const way = home
    ? webSite(address, settings.company.name, view.language)
    : breadcrumbs(publicUrl, settings, document, view.words.chrome.home);
  const told = document.type === "post" || (home && view.language !== FIRST_LANGUAGE);
  const company = told ? publisher : professionalService;
  return [company(publicUrl, settings, view), way, ...contentOf(address, settings, { document, view }, image)];
};

const contentOf = (
  address: PageAddress,
  settings: DataOf<"settings">,
  { document, view }: Shown,
  image: string,
): SchemaNode[] => {
  switch (document.type) {
    case "service":
      return [service(address, settings, document.data)];
    case "post":
      return view.post ? [blogPosting(address, document, { ...view.post, image }, view)] : [];
    case "page":
      return blockData(document.data.blocks.filter((block) => !block.hidden));
    case "position":
      return [jobPosting(address, settings, document)];
    default:
      return [];
  }
};

const blockData = (blocks: Block[]): SchemaNode[] => {
  const questions = blocks.filter((block) => block.type === "questions");
  return questions.length > 0 ? [faqPage(questions)] : [];
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

const blogPosting = (
  { publicUrl, canonical }: PageAddress,
  { data }: Published<"post">,
  { author, tags, updatedAt, image }: NonNullable<BlockView["post"]> & { image: string },
  { words, language }: Wording,
): SchemaNode => ({
  "@type": "BlogPosting",
  "@id": `${canonical}#post`,
  headline: data.title,
  description: data.summary,
  image,
  datePublished: data.publishedOn,
  dateModified: updatedAt === null ? data.publishedOn : new Date(updatedAt).toISOString(),
  author: authorNode(publicUrl, author, words.paths.about),
  publisher: { "@id": organizationId(publicUrl) },
  mainEntityOfPage: canonical,
  wordCount: readingTime(data.body).words,
  keywords: tags.length > 0 ? tags.map(({ name }) => name).join(", ") : undefined,
  inLanguage: languages[language].locale,
});

/** An author in words is a role or a team, so it is published as an organization. */
const authorNode = (publicUrl: string, { name, member }: PostAuthor, about: string): SchemaNode =>
  member
    ? {
        "@type": "Person",
        name,
        jobTitle: member.role,
        url: publicUrl + about,
        worksFor: { "@id": organizationId(publicUrl) },
      }
    : { "@type": "Organization", name, url: publicUrl + about };
