import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { documentView } from "#domain/content/published/page/page-view.server.ts";
import { publishedDocument } from "#domain/content/published/published-document.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { publicPaths } from "../../../tests/public-paths.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { DocumentScreen } from "./document-screen.tsx";

/** Choices and ids, and what stands elsewhere: cards in lists, the rest in the head. */
const NO_WORDS = new Set([
  "type",
  "id",
  "path",
  "icon",
  "picture",
  "services",
  "projects",
  "posts",
  "workplace",
  "card",
  "search",
  "postedOn",
  "writtenBy",
  "related",
  "size",
]);

const wordsIn = (value: unknown, name = ""): string[] => {
  if (NO_WORDS.has(name)) return [];
  if (typeof value === "string") return value.trim() ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item));
  if (typeof value === "object" && value) return Object.entries(value).flatMap(([key, item]) => wordsIn(item, key));
  return [];
};

const plain = (text: string) => text.replace(/<[^>]+>|&\w+;|&#x?\w+;|[^\p{L}\p{N}]/gu, "");

test("every text of a document is on its page", async () => {
  const platform = await openSeeded("SQLite");
  const site = await publishedSite(platform);
  const absent: string[] = [];
  for (const path of publicPaths) {
    const document = await publishedDocument(platform.database, path);
    if (!document) throw new Error(`${path} is not there`);
    const shown = await documentView(platform, site, document);
    const html = renderToStaticMarkup(<DocumentScreen {...shown} islands={{}} />);
    const texts = plain(html) + plain([...html.matchAll(/"([^"]*)"/g)].map(([, text]) => text).join(" "));
    const { title, ...data } = shown.document.data as { title: string };
    const words = wordsIn(shown.document.type === "page" ? data : { title, ...data });
    absent.push(...words.filter((text) => !texts.includes(plain(text))).map((text) => `${path}: ${text}`));
  }
  expect(absent).toEqual([]);
});
