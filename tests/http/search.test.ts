import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { revisionData } from "#domain/content/stored/find-revision.server.ts";
import { documentRow, publishChange } from "../edit.ts";
import { publicPaths } from "../public-paths.ts";
import { ORIGIN, openApp } from "./app.ts";
import { addPosts } from "./many-posts.ts";
import { attributesOf, type Graph, graphOf, metaOf } from "./search-reading.ts";

const MAIL = /[\w.+-]+@example\.com/;

let app: Awaited<ReturnType<typeof openApp>>;
const html = new Map<string, string>();

beforeAll(async () => {
  app = await openApp();
  for (const path of publicPaths) html.set(path, await textOf(path));
});

afterAll(() => app[Symbol.asyncDispose]());

const textOf = async (path: string) => (await app.fetch(path)).text();
const page = (path: string) => html.get(path) ?? "";
const kindsOf = (path: string) => graphOf(page(path)).map((thing) => thing["@type"]);
const thingOf = (path: string, kind: string): Graph[number] =>
  graphOf(page(path)).find((thing) => thing["@type"] === kind) ?? { "@type": "none" };

describe.each(publicPaths)("%s", (path) => {
  test("says the same title, description and address to search engines and to networks", () => {
    const meta = metaOf(page(path));
    expect(meta.canonical).toBe(ORIGIN + path);
    expect(meta["og:url"]).toBe(meta.canonical);
    expect(meta["og:title"]).toBe(meta.title);
    expect(meta["og:description"]).toBe(meta.description);
    expect(meta).toMatchObject({ "twitter:card": "summary_large_image", "og:site_name": "Mangrove IT" });
    expect(meta["og:image:alt"]).toBeTruthy();
    expect(meta.robots).toBeUndefined();
  });

  test("has a card of 1200 by 630", async () => {
    const address = metaOf(page(path))["og:image"] ?? "";
    const response = await app.fetch(new URL(address).pathname);
    expect(response.headers.get("content-type")).toBe("image/png");
    const size = await sharp(await response.arrayBuffer()).metadata();
    expect(size).toMatchObject({ format: "png", width: 1200, height: 630 });
  });

  test("says what its card shows: the words on it, then the picture beside them, if any", () => {
    const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(page(path)) ?? [];
    const [, alt = ""] = /"og:image:alt" content="([^"]*)"/.exec(page(path)) ?? [];
    const words = path === "/" ? "Managed IT that holds fast" : heading.replace(/<[^>]+>/g, "");
    const pictured = !path.startsWith("/careers/");
    expect([alt.slice(0, words.length), alt.slice(words.length, words.length + 2)]).toEqual([
      words,
      pictured ? ": " : "",
    ]);
  });

  test("describes the company, and the way to the page", () => {
    expect(thingOf(path, "ProfessionalService")).toMatchObject({
      name: "Mangrove IT",
      url: `${ORIGIN}/`,
      telephone: "+1-305-555-0142",
      // An article names who publishes it, and no more.
      ...(!/^\/blog\/./.test(path) && {
        areaServed: [{ name: "Miami" }, { name: "Fort Lauderdale" }, { name: "West Palm Beach" }],
        openingHoursSpecification: [{ opens: "09:00", closes: "17:00" }],
      }),
    });
    if (path === "/") return expect(thingOf(path, "WebSite")).toMatchObject({ url: `${ORIGIN}/`, name: "Mangrove IT" });
    const steps = thingOf(path, "BreadcrumbList").itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(ORIGIN + path);
  });

  test("holds the mail address nowhere", () => {
    expect(page(path)).not.toMatch(MAIL);
  });
});

test("a picture that was chosen in place of the card is told by what it shows, without the words of the card", async () => {
  await using site = await openApp();
  await publishChange(site.platform.database, "page-about", {
    search: { title: "About", description: "Who we are.", picture: "page-blog" },
  });
  const { alt } = await site.platform.database
    .selectFrom("media")
    .select("alt")
    .where("id", "=", "page-blog")
    .executeTakeFirstOrThrow();
  expect(metaOf(await (await site.fetch("/about")).text())["og:image:alt"]).toBe(alt);
});

test("no two pages share a title, a description, an address or a card", () => {
  for (const name of ["title", "description", "canonical", "og:image"]) {
    const values = publicPaths.map((path) => metaOf(page(path))[name]);
    expect(new Set(values).size, name).toBe(publicPaths.length);
  }
});

test.each(["/", "/services/cloud", "/portfolio/retail"])("all that the head of %s says", (path) => {
  expect(publicPaths).toContain(path);
  const own = graphOf(page(path)).filter((thing) => path === "/" || thing["@type"] !== "ProfessionalService");
  // Which words of the site stand there, not what they say.
  const wordless = (_: string, value: unknown) =>
    typeof value === "string" && value.split(" ").length > 4 ? "(words)" : value;
  expect([metaOf(page(path)), ...own].map((part) => JSON.parse(JSON.stringify(part), wordless))).toMatchSnapshot();
});

test("what staff type ends no script of structured data, however often", async () => {
  await using typed = await openApp();
  const title = "Racks <b> & </script><script>alert(1)</script>";
  await publishChange(typed.platform.database, "service-cloud", { title });
  const shown = await (await typed.fetch("/services/cloud")).text();
  expect(graphOf(shown).find((thing) => thing["@type"] === "Service")?.name).toBe(title);
  expect(shown).not.toContain("<script>alert");
});

test("services, posts, positions and questions are told as what they are", () => {
  expect(thingOf("/services/cloud", "Service")).toMatchObject({
    name: "Cloud Solutions",
    url: `${ORIGIN}/services/cloud`,
  });
  const post = publicPaths.find((path) => path.startsWith("/blog/")) ?? "";
  expect(thingOf(post, "BlogPosting")).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dateModified: expect.any(String),
    image: `${ORIGIN}/card${post}.png`,
  });
  expect(metaOf(page(post))).toMatchObject({ "og:type": "article" });
  expect(kindsOf("/careers")).not.toContain("JobPosting");
  expect(thingOf("/careers/senior-software-engineer", "JobPosting")).toMatchObject({
    title: "Senior Software Engineer",
    url: `${ORIGIN}/careers/senior-software-engineer`,
    identifier: { "@type": "PropertyValue", name: "Mangrove IT", value: "position-senior-software-engineer" },
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    employmentType: "FULL_TIME",
    description: expect.stringMatching(/^<p>.*<\/li><\/ul>$/s),
    hiringOrganization: { name: "Mangrove IT", sameAs: `${ORIGIN}/` },
    jobLocation: { address: { addressLocality: "Miami", addressRegion: "FL", addressCountry: "US" } },
    baseSalary: { currency: "USD", value: { minValue: 135_000, maxValue: 165_000, unitText: "YEAR" } },
  });
  expect(thingOf("/careers/devops-engineer", "JobPosting")).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "USA" },
  });
  expect(kindsOf("/services")).toContain("FAQPage");
});

/** Positions open without a picture. */
const pictured = publicPaths.filter((path) => !path.startsWith("/careers/"));

const IMAGE_HINT = /<link rel="preload"[^>]*as="image"[^>]*>/g;

test("the picture a page opens with is preloaded once, behind a proxy in its header too, and is fetched first", async () => {
  await using behind = await openApp({ TRUST_PROXY: "1" });
  for (const path of pictured) {
    const hints = attributesOf(page(path), IMAGE_HINT);
    expect(hints, path).toHaveLength(1);
    const [image] = attributesOf(page(path), /<img [^>]*fetchpriority="high"[^>]*>/i);
    expect(hints[0], path).toMatchObject({ fetchpriority: "high", href: image?.src });
    expect((await app.fetch(path)).headers.get("link")).toBeNull();
    const { headers } = await behind.fetch(path);
    expect(headers.get("link")).toBe(`<${image?.src}>; rel=preload; as=image; fetchpriority=high`);
  }
});

test("a raster picture is preloaded in exactly the sizes that its page asks for", async () => {
  await using raster = await openApp({ TRUST_PROXY: "1" });
  const variants = [
    { file: "a-480.avif", type: "image/avif", width: 480 },
    { file: "a-960.avif", type: "image/avif", width: 960 },
    { file: "a-480.webp", type: "image/webp", width: 480 },
  ];
  await raster.platform.database
    .updateTable("media")
    .set({ variants: JSON.stringify(variants) })
    .execute();
  const blocksOf = async (id: string) =>
    (await revisionData(raster.platform.database, (await documentRow(raster.platform, id)).draft_revision ?? ""))
      .blocks as object[];
  const [slides] = await blocksOf("page-home");
  const unseen = { ...slides, id: "unseen", hidden: true };
  await publishChange(raster.platform.database, "page-about", { blocks: [unseen, ...(await blocksOf("page-about"))] });
  for (const path of pictured) {
    const response = await raster.fetch(path);
    const made = await response.text();
    const picture = /<picture>(?:(?!<\/picture>).)*fetchpriority="high"/i.exec(made)?.[0] ?? "";
    const [source] = attributesOf(picture, /<source[^>]*>/);
    const [hint] = attributesOf(made, IMAGE_HINT);
    expect(hint, path).toMatchObject({ type: "image/avif", imagesrcset: source?.srcset, imagesizes: source?.sizes });
    const sizes = `type="image/avif"; imagesrcset="${source?.srcset}"; imagesizes="${source?.sizes}"`;
    expect(response.headers.get("link"), path).toMatch(
      /^<\/media\/[^>]+>; rel=preload; as=image; fetchpriority=high; /,
    );
    expect(response.headers.get("link")?.endsWith(sizes), path).toBe(true);
  }
});

test("a further page of the blog has a title, a description and an address of its own", async () => {
  await using large = await openApp();
  await addPosts(large.platform.database, 20);
  const first = metaOf(await (await large.fetch("/blog")).text());
  const second = metaOf(await (await large.fetch("/blog/page/2")).text());
  expect(second.canonical).toBe(`${ORIGIN}/blog/page/2`);
  expect(second["og:url"]).toBe(second.canonical);
  expect(second.title).toBe(`${first.title} (page 2)`);
  expect(second.description).toBe(`${first.description} Page 2 of 2.`);
});

test("a picture that the SEO settings name by its address stands for the cards of pages without one of their own", async () => {
  await using own = await openApp();
  const { database } = own.platform;
  const shown = async (path: string) => metaOf(await (await own.fetch(path)).text());
  const { search } = (await revisionData(
    database,
    (await documentRow(own.platform, "page-about")).draft_revision ?? "",
  )) as {
    search: object;
  };
  await publishChange(database, "page-about", { search: { ...search, picture: "service-software" } });
  for (const [picture, image] of [
    ["/media/share.png", `${ORIGIN}/media/share.png`],
    ["https://pictures.example/share.png", "https://pictures.example/share.png"],
  ] as const) {
    await publishChange(database, "seo", { picture });
    const careers = await shown("/careers");
    expect([careers["og:image"], careers["og:image:width"]]).toEqual([image, undefined]);
    const about = await shown("/about");
    expect([about["og:image"], about["og:image:width"]]).toEqual([`${ORIGIN}/card/about.png`, "1200"]);
  }
});

test("a page at /home has a card of its own, and the front page keeps its one", async () => {
  await using own = await openApp();
  const cardOf = async (path: string) => metaOf(await (await own.fetch(path)).text())["og:image"] ?? "";
  const front = await cardOf("/");
  await publishChange(own.platform.database, "page-portfolio", { path: "/home" });
  expect(await cardOf("/home")).not.toBe(front);
  expect(await cardOf("/")).toBe(front);
  const drawn = [];
  for (const address of [front, await cardOf("/home")])
    drawn.push((await own.fetch(new URL(address).pathname)).headers.get("etag"));
  expect(new Set(drawn).size).toBe(2);
});

test("an address without a page has no card, and a card is asked for again only when it changed", async () => {
  expect((await app.fetch("/card/nowhere.png")).status).toBe(404);
  expect((await app.fetch("/card/about")).status).toBe(404);
  const { headers } = await app.fetch("/card/about.png");
  expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const again = await app.fetch("/card/about.png", { headers: { "If-None-Match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test("the map is a small page of its own that only this site may frame", async () => {
  const { status, headers } = await app.fetch("/map");
  const map = await textOf("/map");
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headers.get("x-frame-options")).toBeNull();
  expect(metaOf(map).robots).toBe("noindex");
  expect(map.match(/<li>[^<]*<\/li>/g)).toEqual(
    ["Miami", "Fort Lauderdale", "West Palm Beach"].map((city) => `<li>${city}</li>`),
  );
  expect(map).not.toMatch(/(src|href)="https?:/);
  expect(map).not.toMatch(/<script/);
});
