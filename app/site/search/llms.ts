import { platformContext } from "#app/context.ts";
import { fillNames } from "#domain/content/names.ts";
import { latestPosts } from "#domain/content/published/posts.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import type { Route } from "./+types/llms";
import { llmsText } from "./llms-text.ts";
import { textResponse } from "./text-response.ts";

const POSTS = 20;

/** What a language model should know of the company, as https://llmstxt.org describes it. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const site = await publishedSite(database);
  const posts = await latestPosts(database, POSTS);
  return textResponse("text/plain", fillNames(llmsText(settings.PUBLIC_URL, site, posts), site.names));
};
