import { afterAll, beforeAll, expect, test } from "vitest";
import { unpublish } from "#domain/content/publishing/unpublish.server.ts";
import { allLanguages, languageAt } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { publishChange } from "../edit.ts";
import { publicPaths, spanishPaths } from "../public-paths.ts";
import { editor } from "../staff-actors.ts";
import { ORIGIN, openApp } from "./app.ts";

let app: Awaited<ReturnType<typeof openApp>>;

beforeAll(async () => {
  app = await openApp();
});

afterAll(() => app[Symbol.asyncDispose]());

const pageAt = async (path: string) => (await app.fetch(path)).text();

const bodyOf = (html: string) => html.slice(html.indexOf("<body"));

/** By language, where the head says that the page is in it. */
const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = "", url = ""]) => [language, url.replace(ORIGIN, "") || "/"],
    ),
  );

test("each page names itself and its translation, which name it, and leads there from header and footer", async () => {
  for (const path of [...publicPaths, ...spanishPaths]) {
    const html = await pageAt(path);
    const alternates = alternatesIn(html);
    expect(Object.keys(alternates), path).toEqual([...allLanguages, "x-default"]);
    expect(alternates[languageAt(path)]).toBe(path);
    expect(alternates["x-default"]).toBe(alternates.en);
    const other = languageAt(path) === "en" ? "es" : "en";
    expect(alternatesIn(await pageAt(alternates[other] ?? ""))).toEqual(alternates);
    expect(html).toContain(`<html lang="${languageAt(path)}">`);
    const links = [...html.matchAll(/<a class="language" href="([^"]+)" hrefLang="([^"]+)"/g)];
    expect(links.map(([, href, language]) => [href, language])).toEqual([
      [alternates[other], other],
      [alternates[other], other],
    ]);
  }
});

test("a Spanish page says no word of the product in English, and leads to Spanish pages", async () => {
  const textsIn = (part: unknown): string[] =>
    typeof part === "string" ? [part] : Object.values(part as object).flatMap(textsIn);
  const [english, spanish] = [textsIn(wordingOf("en").words), textsIn(wordingOf("es").words)];
  const { database } = app.platform;
  const englishAlts = await database.selectFrom("media").select("alt").where("alt", "!=", "").execute();
  const spanishAlts = await database.selectFrom("media_alt").select("alt").where("language", "=", "es").execute();
  const strange = [
    ...english.filter((text) => /^[\p{L} ]{5,}$/u.test(text) && !spanish.includes(text)),
    ...englishAlts.flatMap(({ alt }) => (spanishAlts.some((own) => own.alt === alt) ? [] : [alt])),
  ];
  for (const path of spanishPaths) {
    const html = bodyOf(await pageAt(path));
    const shown = html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .match(/>[^<]+|(aria-label|title|alt|placeholder)="[^"]+"/g);
    const said = (shown ?? []).map((piece) =>
      piece
        .replace(/^[^>"]*[>"]/, "")
        .replace(/"$/, "")
        .trim(),
    );
    expect(
      said.filter((text) => strange.includes(text)),
      path,
    ).toEqual([]);
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)[^>]*>/g)].filter(
      ([link]) => !link.includes("hrefLang"),
    );
    const foreign = links.map(([, href = ""]) => href).filter((href) => languageAt(href) === "en");
    expect(foreign, path).toEqual([]);
  }
});

test("what is not there in Spanish is said in Spanish", async () => {
  const response = await app.fetch("/es/nada");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain(wordingOf("es").words.notFound.heading);
  expect(html).not.toContain('class="language"');
});

test("the map of the contact page says in its language what it shows", async () => {
  expect(await pageAt("/es/contacto")).toContain('"embedUrl":"/es/map"');
  const map = await pageAt("/es/map");
  expect(map).toContain('<html lang="es">');
  expect(map).toContain(wordingOf("es").words.map.heading);
  expect(map).toContain("/media/service-area-map-es-");
  expect(await pageAt("/map")).not.toContain("service-area-map-es");
  expect(await pageAt("/contact")).toContain('"embedUrl":"/map"');
});

test("feed and search are those of one language", async () => {
  const feed = await pageAt("/es/blog/rss.xml");
  expect(feed).toContain("<language>es-us</language>");
  const posts = spanishPaths.filter((path) => path.startsWith("/es/blog/"));
  expect([...feed.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, url = ""]) => url.replace(ORIGIN, "")).sort()).toEqual(
    posts.sort(),
  );
  const found = await pageAt("/es/search?q=microsoft");
  const hits = [...found.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href = ""]) => href);
  expect(hits.length).toBeGreaterThan(3);
  expect(hits.filter((href) => languageAt(href) !== "es")).toEqual([]);
});

test("a page whose translation leaves the site says nothing of it, and links to it lead to the original, marked", async () => {
  await using own = await openApp();
  const { database } = own.platform;
  expect(await unpublish(own.platform, editor, "service-cloud-es")).toMatchObject({ outcome: "unpublished" });
  const original = await (await own.fetch("/services/cloud")).text();
  expect(alternatesIn(original)).toEqual({});
  expect(original).not.toContain('class="language"');
  expect((await own.fetch("/es/servicios/nube")).status).toBe(404);
  const link = { type: "text", text: "la nube", marks: [{ type: "link", attrs: { href: "/services/cloud#main" } }] };
  const body = { type: "doc", content: [{ type: "paragraph", content: [link] }] };
  const sections = [{ heading: "Más", body }];
  await publishChange(database, "service-data-es", { sections });
  const page = await (await own.fetch("/es/servicios/datos")).text();
  expect(page).toContain('href="/services/cloud#main"');
  expect(page).toContain(`::after{content:"${wordingOf("es").words.chrome.foreign}"}`);
  await publishChange(database, "service-security-es", {
    sections: [{ heading: "Más", body: linkTo("/services/data?x=1") }],
  });
  expect(await (await own.fetch("/es/servicios/seguridad")).text()).toContain('href="/es/servicios/datos?x=1"');
});

const linkTo = (href: string) => ({
  type: "doc",
  content: [
    { type: "paragraph", content: [{ type: "text", text: "datos", marks: [{ type: "link", attrs: { href } }] }] },
  ],
});

test("a language whose Settings are not live has no feed: that of another is not taken for it", async () => {
  await using own = await openApp();
  const { database } = own.platform;
  await database.updateTable("document").set({ published_revision: null }).where("id", "=", "settings-es").execute();
  expect((await own.fetch("/es/blog/rss.xml")).status).toBe(404);
  expect((await own.fetch("/blog/rss.xml")).status).toBe(200);
});
