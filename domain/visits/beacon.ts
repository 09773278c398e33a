import { addressOf, loggedPath } from "../addresses.ts";
import { inLanguage, languageAt, withoutLanguage } from "../languages.ts";
import { wordingOf } from "../words/catalogues.ts";
import { plainName, sourceOf } from "./source.ts";
import { type CountName, countName, type Seen } from "./visitor.ts";

const EVENTS = ["page", "contact", "begun", "phone", "outbound", "download"] as const;
type Event = (typeof EVENTS)[number];

/**
 * What the script of a page tells, in this order as a JSON list of texts. `path` is the page; `about` the referrer where the page
 * was opened, else the address of a link; `source` and `campaign` those of the page's address, `words` what was searched for.
 */
type Beacon = { event: Event; path: string; about: string; source: string; campaign: string; words: string };

/** More than the script sends, in bytes. */
export const LONGEST_BEACON = 2_048;

/** Null for what the script of no page sends. */
export const readBeacon = (body: string): Beacon | null => {
  const texts = listIn(body);
  if (!texts) return null;
  const [first, path = "", about = "", source = "", campaign = "", words = ""] = texts;
  const event = EVENTS.find((known) => known === first);
  return event && /^\/[!-~]*$/.test(path) ? { event, path, about, source, campaign, words } : null;
};

const listIn = (body: string): string[] | null => {
  try {
    const list: unknown = JSON.parse(body);
    return Array.isArray(list) && list.every((text) => typeof text === "string") ? list : null;
  } catch {
    return null;
  }
};

/** What a beacon says of a visitor; null for an address that is no page of the site. Whether a page is live is asked when it is stored. */
export const seenIn = (beacon: Beacon, agent: string, ownHost: string): Seen | null => {
  const { event, path } = beacon;
  const language = languageAt(path);
  const { paths } = wordingOf(language).words;
  const isSearch = path === paths.search;
  if (loggedPath(path) !== path || !(addressOf(path).page || isSearch)) return null;
  const page = pageOf(path);
  const names = new Set([countName("page", page), ...visitOf(language, agent)]);
  if (event === "page") {
    names.add(countName("source", sourceOf(beacon.about, beacon.source, ownHost)));
    addNamed(names, "campaign", plainName(beacon.campaign));
    if (isSearch) addNamed(names, "search", plainName(beacon.words));
  }
  if (event === "phone") names.add(countName("phone", page));
  if (event === "outbound") addNamed(names, "outbound", hostOf(beacon.about, ownHost));
  if (event === "download") addNamed(names, "download", /^\/files\/[\w.-]+$/.exec(beacon.about)?.[0] ?? "");
  const steps = event === "begun" ? 2 : Number(event === "contact" || path === paths.contact);
  return { names, steps };
};

/** What every visitor is counted in. */
export const visitOf = (language: string, agent: string): CountName[] => [
  countName("all", ""),
  countName("language", language),
  countName("device", deviceOf(agent)),
];

const addNamed = (names: Set<CountName>, kind: "campaign" | "search" | "outbound" | "download", name: string) => {
  if (name) names.add(countName(kind, name));
};

/** The later pages of a list are the list. */
export const pageOf = (path: string): string => {
  const first = path.replace(/\/page\/\d{1,9}$/, "");
  return withoutLanguage(path).startsWith("/blog/") ? first : path;
};

/** The part of an address of a tag that names it; null for other addresses. */
export const tagIn = (path: string): string | null => {
  const tags = `${inLanguage(languageAt(path), "/blog/tag")}/`;
  return path.startsWith(tags) ? path.slice(tags.length) : null;
};

const hostOf = (address: string, ownHost: string): string => {
  const link = URL.parse(address);
  return link && /^https?:$/.test(link.protocol) && link.hostname !== ownHost ? link.hostname : "";
};

const deviceOf = (agent: string): "phone" | "tablet" | "computer" => {
  const isMobile = /Mobi|iPhone|iPod/.test(agent);
  if (/iPad|Tablet/.test(agent) || (agent.includes("Android") && !isMobile)) return "tablet";
  return isMobile ? "phone" : "computer";
};
