import { allLanguages, FIRST_LANGUAGE, inLanguage, type Language, withoutLanguage } from "./languages.ts";

/** How the front door treats an address and all below it; what no line names is a page of the site. */
export type Address = {
  kept: boolean;
  /** What follows the "?" reaches the route. Kept answers never see it: it is not part of their key. */
  query: boolean;
  framed: boolean;
  embedded: boolean;
  /** The longest body it takes, in bytes; Infinity where the route itself checks who asks and stops reading. */
  maxBody: number;
  reserved: boolean;
  indexed: boolean;
  page: boolean;
  /** Only staff see it: never kept anywhere, and React runs the whole screen in the browser. */
  staff: boolean;
  /** Holds nothing but files of the build; those whose names change with their content never need to be asked for again. */
  files: "none" | "daily" | "immutable";
  /** Stands in every language, behind its prefix. */
  translated: boolean;
  /** Where a static export holds it. */
  exported: "always" | "if-linked" | "never";
};

const KB = 1024;
/** The longest enquiry, its token, and room to spare; enough for every form of the staff area too. */
const FORM = 64 * KB;
const DRAFT = 1024 * KB + FORM;
/** 5,000 redirects at once, some 800 letters each. */
const IMPORT = 4 * 1024 * KB;

const page: Address = {
  kept: true,
  query: false,
  framed: false,
  embedded: false,
  maxBody: FORM,
  reserved: false,
  indexed: true,
  page: true,
  staff: false,
  files: "none",
  translated: false,
  exported: "if-linked",
};
const own: Address = { ...page, reserved: true, page: false };
const feed: Address = { ...own, exported: "always" };
const files: Address = { ...own, files: "immutable", exported: "never" };
const live: Address = { ...own, kept: false, query: true, exported: "never" };
const staff: Address = { ...live, indexed: false, staff: true };

/** `*` stands for one segment; the longest line that fits an address, or what is above it, counts. */
export const addresses: Record<`/${string}`, Address> = {
  "/.well-known": live,
  "/api": { ...live, indexed: false },
  "/api/visit": { ...live, indexed: false, embedded: true, maxBody: 2 * KB },
  "/assets": files,
  "/blog/page": { ...own, page: true, translated: true },
  "/blog/rss.xml": { ...feed, translated: true },
  "/blog/tag": { ...own, page: true, translated: true },
  "/blog/tag/*/rss.xml": { ...feed, translated: true, exported: "if-linked" },
  "/card": { ...own, kept: false, embedded: true },
  "/cms": staff,
  "/cms/edit": { ...staff, maxBody: DRAFT },
  "/cms/media/*/replace": { ...staff, maxBody: Number.POSITIVE_INFINITY },
  "/cms/media/upload": { ...staff, maxBody: Number.POSITIVE_INFINITY },
  "/cms/redirects/import": { ...staff, maxBody: IMPORT },
  "/cmslogin": staff,
  // Not kept: there are as many as colors, and pages would have to leave for them.
  "/drawn": { ...live, exported: "if-linked" },
  "/favicon.ico": { ...own, kept: false, embedded: true, exported: "always" },
  "/files": { ...own, kept: false },
  "/fonts": files,
  "/healthz": live,
  "/icons": { ...own, kept: false, embedded: true },
  "/llms.txt": feed,
  "/map": { ...feed, framed: true, translated: true },
  "/mark": { ...files, files: "daily" },
  "/media": { ...own, embedded: true },
  "/metrics": { ...live, indexed: false },
  "/preview": { ...live, framed: true, maxBody: DRAFT },
  "/readyz": live,
  "/robots.txt": feed,
  "/search": { ...live, translated: true, indexed: false },
  "/site.webmanifest": feed,
  "/sitemap.xml": feed,
};

/** What links to pages of this site begin with in a preview for staff: they lead to drafts. */
export const DRAFTS_AT = "/preview/at";

const places = Object.entries(addresses).flatMap(([place, address]) =>
  (address.translated ? allLanguages : [FIRST_LANGUAGE as Language]).map(
    (one) => [inLanguage(one, place), address] as const,
  ),
);

const lines = places
  .map(([place, address]) => ({ segments: place.split("/").slice(1), address }))
  .sort((a, b) => b.segments.length - a.segments.length);

/** Parts of a sitemap, such as `/sitemap-2.xml`; their number grows with the site. */
const isTopLevelXml = (path: string) => /^\/[^/]+\.xml$/.test(path);

/** What holds for a path, which begins with "/" and has no query. React Router's `.data` address is that of its screen. */
export const addressOf = (path: string): Address => {
  const segments = path
    .replace(/\.data$/, "")
    .split("/")
    .slice(1);
  const line = lines.find((candidate) => candidate.segments.every((name, i) => name === "*" || name === segments[i]));
  return line?.address ?? (isTopLevelXml(path) ? own : page);
};

/** Whether something answers there whatever is published: the map, a feed of all posts, what crawlers ask for. */
export const alwaysAnswers = (path: string): boolean =>
  places.some(([place, { exported }]) => place === path && exported === "always");

/** The first segments, with their slash, of all addresses for which something holds: `/cms` and `/es/search`, not `/cms/edit`. */
export const placesThat = (holds: (address: Address) => boolean): string[] =>
  places.flatMap(([place, address]) =>
    withoutLanguage(place).lastIndexOf("/") === 0 && holds(address) ? [place] : [],
  );

/** As it may be logged or counted: without the token of a shared preview, however the address is spelled. */
export const loggedPath = (path: string): string => {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/[\\/]+/g, "/");
  return plain.includes("preview/shared/") ? "/preview/shared/***" : path;
};

const decoded = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
