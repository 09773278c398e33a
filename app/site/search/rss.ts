import { platformContext } from "#app/context.ts";
import { fillNames } from "#domain/content/names.ts";
import { latestPosts } from "#domain/content/published/posts.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import type { Route } from "./+types/rss";
import { rssXml } from "./rss-xml.ts";
import { xmlResponse } from "./text-response.ts";

const POSTS = 30;

/** The newest posts as a feed, each with its summary. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const site = await publishedSite(database);
  const posts = fillNames(await latestPosts(database, POSTS), site.names);
  return xmlResponse("application/rss+xml", rssXml(settings.PUBLIC_URL, site, posts));
};
