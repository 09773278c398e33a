type Place = { name: string; kind: "search engine" | "social network" | "assistant" | "mailbox"; hosts: RegExp };

/** Hosts of the Referer header that are the same place; apps of a phone send `android-app://` and their name. */
const PLACES: Place[] = [
  {
    name: "Google",
    kind: "search engine",
    hosts: /^(?:www\.)?google\.[a-z.]{2,6}$|^com\.google\.android\.googlequicksearchbox$/,
  },
  { name: "Bing", kind: "search engine", hosts: /^(?:www\.|cn\.)?bing\.com$/ },
  { name: "DuckDuckGo", kind: "search engine", hosts: /^(?:\w+\.)?duckduckgo\.com$/ },
  { name: "Yahoo", kind: "search engine", hosts: /^(?:[\w-]+\.)*search\.yahoo\.com$/ },
  { name: "Brave", kind: "search engine", hosts: /^search\.brave\.com$/ },
  { name: "Ecosia", kind: "search engine", hosts: /^(?:www\.)?ecosia\.org$/ },
  { name: "ChatGPT", kind: "assistant", hosts: /^(?:chatgpt\.com|chat\.openai\.com)$/ },
  { name: "Copilot", kind: "assistant", hosts: /^copilot\.microsoft\.com$/ },
  { name: "Gemini", kind: "assistant", hosts: /^gemini\.google\.com$/ },
  { name: "Perplexity", kind: "assistant", hosts: /^(?:www\.)?perplexity\.ai$/ },
  { name: "Facebook", kind: "social network", hosts: /^(?:[\w-]+\.)?facebook\.com$|^com\.facebook\.katana$/ },
  { name: "Instagram", kind: "social network", hosts: /^(?:[\w-]+\.)?instagram\.com$/ },
  {
    name: "LinkedIn",
    kind: "social network",
    hosts: /^(?:[\w-]+\.)?linkedin\.com$|^lnkd\.in$|^com\.linkedin\.android$/,
  },
  { name: "X", kind: "social network", hosts: /^(?:x|twitter)\.com$|^t\.co$/ },
  { name: "YouTube", kind: "social network", hosts: /^(?:[\w-]+\.)?youtube\.com$/ },
  { name: "Reddit", kind: "social network", hosts: /^(?:[\w-]+\.)?reddit\.com$/ },
  { name: "Nextdoor", kind: "social network", hosts: /^(?:[\w-]+\.)?nextdoor\.com$/ },
  { name: "Gmail", kind: "mailbox", hosts: /^mail\.google\.com$|^com\.google\.android\.gm$/ },
  { name: "Outlook", kind: "mailbox", hosts: /^outlook\.(?:live|office|office365)\.com$/ },
];

const NAME_LENGTH = 60;

/**
 * Where somebody came from, at most 60 characters: the name of a place, another site's host without "www.", or what a campaign
 * calls it (`utm_source`, which tells more than the referrer). "" for nobody knows: typed, a bookmark, or another page of this site.
 */
export const sourceOf = (referrer: string, utmSource: string, ownHost: string): string => {
  const named = plainName(utmSource);
  if (named) return PLACES.find(({ name }) => name.toLowerCase() === named.toLowerCase())?.name ?? named;
  const host = hostOf(referrer);
  if (!host || host === withoutWww(ownHost)) return "";
  return PLACES.find(({ hosts }) => hosts.test(host) || hosts.test(`www.${host}`))?.name ?? host.slice(0, NAME_LENGTH);
};

/** In words for people: "a search engine", "a social network"…; another site by its name. */
export const sourceKind = (source: string): string => {
  const kind = PLACES.find(({ name }) => name === source)?.kind;
  if (kind) return kind === "assistant" ? "an AI assistant" : `a ${kind}`;
  return source;
};

/** A name that a campaign's address gave, at most 60 characters: "" for one that holds what could be somebody's address. */
export const plainName = (text: string): string => {
  const name = text
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, NAME_LENGTH);
  return name.includes("@") || /\d{7}/.test(name) ? "" : name;
};

const hostOf = (referrer: string): string => {
  const address = URL.parse(referrer);
  return address && /^(?:https?|android-app):$/.test(address.protocol) ? withoutWww(address.hostname) : "";
};

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, "");
