import { platformContext } from "#app/context.ts";
import { fillNames } from "#domain/content/names.ts";
import { latestPosts } from "#domain/content/published/posts.server.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { collectionOf } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import type { Route } from "./+types/llms";
import { textResponse } from "./responses.ts";

const POSTS = 20;

/** What a language model should know of the company, as https://llmstxt.org describes it. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const site = await publishedSite(platform);
  const posts = await latestPosts(platform.database, site.language, POSTS);
  return textResponse("text/plain", fillNames(llmsText(platform.settings.PUBLIC_URL, site, posts), site.names));
};

const llmsText = (publicUrl: string, site: PublishedSite, posts: Published<"post">[]): string => {
  const { company, contact, hours, menu, footer } = site.settings;
  const wording = wordingOf(site.language);
  const { llms, paths, positions } = wording.words;
  const link = (name: string, path: string, note = "") =>
    `- [${name}](${path.startsWith("/") ? publicUrl + path : path})${note ? `: ${oneLine(note)}` : ""}`;
  const blog = posts.length > 0 ? [collectionOf("post", site.language)] : [];
  const pages = uniqueByPath([...menu, ...footer.quickLinks, ...blog, ...footer.legal]);
  return [
    `# ${company.name}`,
    `> ${oneLine(site.seo.description)}`,
    `${company.legalName}: ${oneLine(company.blurb)}`,
    [
      `- ${llms.area}: ${contact.location}`,
      `- ${llms.hours}: ${hours.map(({ days, hours }) => `${days} ${hours}`).join("; ")}`,
      `- ${llms.phone}: ${contact.phone}`,
      `- ${llms.contact}: ${publicUrl}${paths.contact}`,
    ].join("\n"),
    section(
      collectionOf("service", site.language).name,
      site.services.map(({ title, path, text }) => link(title, path, text)),
    ),
    section(
      llms.cases,
      site.projects.map(({ title, path, summary }) => link(title, path, summary)),
    ),
    section(
      llms.articles,
      posts.map(({ path, data }) => link(data.title, path, data.summary)),
    ),
    section(
      positions.open,
      site.positions.map(({ title, path, department, location }) => link(title, path, `${department}, ${location}`)),
    ),
    section(
      llms.pages,
      pages.map(({ name, path }) => link(name, path)),
    ),
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
};

const section = (heading: string, lines: string[]): string =>
  lines.length > 0 ? `## ${heading}\n\n${lines.join("\n")}` : "";

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

const uniqueByPath = <T extends { path: string }>(links: T[]): T[] => {
  const byPath = new Map(links.filter(({ path }) => /^\/[^#]*$/.test(path)).map((link) => [link.path, link]));
  return [...byPath.values()];
};
