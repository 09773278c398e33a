import { platformContext } from "#app/context.ts";
import { fillNames } from "#domain/content/names.ts";
import { latestPosts } from "#domain/content/published/posts.server.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import type { Route } from "./+types/llms";
import { textResponse } from "./responses.ts";

const POSTS = 20;

/** What a language model should know of the company, as https://llmstxt.org describes it. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const site = await publishedSite(database);
  const posts = await latestPosts(database, site.language, POSTS);
  return textResponse("text/plain", fillNames(llmsText(settings.PUBLIC_URL, site, posts), site.names));
};

const llmsText = (publicUrl: string, site: PublishedSite, posts: Published<"post">[]): string => {
  const { company, contact, hours, menu, footer } = site.settings;
  const link = (name: string, path: string, note = "") =>
    `- [${name}](${path.startsWith("/") ? publicUrl + path : path})${note ? `: ${oneLine(note)}` : ""}`;
  const blog = posts.length > 0 ? [{ name: "Blog", path: "/blog" }] : [];
  const pages = uniqueByPath([...menu, ...footer.quickLinks, ...blog, ...footer.legal]);
  return [
    `# ${company.name}`,
    `> ${oneLine(site.seo.description)}`,
    `${company.legalName}: ${oneLine(company.blurb)}`,
    [
      `- Service area: ${contact.location}`,
      `- Hours: ${hours.map(({ days, hours }) => `${days} ${hours}`).join("; ")}`,
      `- Phone: ${contact.phone}`,
      `- Contact form and free consultation: ${publicUrl}/contact`,
    ].join("\n"),
    section(
      "Services",
      site.services.map(({ title, path, text }) => link(title, path, text)),
    ),
    section(
      "Case studies",
      site.projects.map(({ title, path, summary }) => link(title, path, summary)),
    ),
    section(
      "Articles",
      posts.map(({ path, data }) => link(data.title, path, data.summary)),
    ),
    section(
      "Open positions",
      site.positions.map(({ title, path, department, location }) => link(title, path, `${department}, ${location}`)),
    ),
    section(
      "Pages",
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
