import { keysOf } from "./keys-of.ts";

type LanguageEntry = {
  /** In itself, as visitors choose it. */
  name: string;
  /** BCP 47, for `Intl` and `hreflang`. */
  locale: string;
  /** What its addresses begin with; "" for the language without one. */
  prefix: "" | `/${string}`;
  direction: "ltr" | "rtl";
  /** The pages above documents of a type: their name, and the first segment of the addresses below them. */
  collections: Record<Collected, { name: string; slug: string }>;
};

/** The types of documents that stand below a page that lists them. */
export type Collected = "post" | "service" | "project" | "position";

/**
 * The languages of the site. The first is the one that the site begins with, and the only one that it can't be without.
 * New ones go last: `live_count` numbers its rows by this order.
 */
export const languages = {
  en: {
    name: "English",
    locale: "en-US",
    prefix: "",
    direction: "ltr",
    collections: {
      post: { name: "Blog", slug: "blog" },
      service: { name: "Services", slug: "services" },
      project: { name: "Portfolio", slug: "portfolio" },
      position: { name: "Careers", slug: "careers" },
    },
  },
  es: {
    name: "Español",
    locale: "es-US",
    prefix: "/es",
    direction: "ltr",
    collections: {
      post: { name: "Blog", slug: "blog" },
      service: { name: "Servicios", slug: "servicios" },
      project: { name: "Casos", slug: "casos" },
      position: { name: "Empleos", slug: "empleos" },
    },
  },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languages;

export const allLanguages = keysOf(languages);

export const FIRST_LANGUAGE = "en" satisfies Language;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(languages, text);

/** The language of that name; the first one for any other. */
export const knownLanguage = (text: unknown): Language => (isLanguage(text) ? text : FIRST_LANGUAGE);

/** The language of an address, which begins with "/": that of its first segment, else the first one. */
export const languageAt = (path: string): Language => {
  const first = `/${path.split(/[/?#]/)[1] ?? ""}`;
  return allLanguages.find((language) => languages[language].prefix === first) ?? FIRST_LANGUAGE;
};

/** The language of the page that asks an address which stands in none of them, as far as its browser tells. */
export const languageAsking = (headers: Pick<Headers, "get">): Language => {
  const page = headers.get("referer") ?? "";
  return languageAt(URL.canParse(page) ? new URL(page).pathname : "/");
};

/** An address of the product itself, such as `/blog/page`, as it stands in a language: `/es/blog/page`. */
export const inLanguage = (language: Language, path: string): string => {
  const { prefix } = languages[language];
  return path === "/" && prefix ? prefix : prefix + path;
};

type Collection = { name: string; path: string };

/** The page above documents of a type in a language; null for a type without one. */
export function collectionOf(type: Collected, language: Language): Collection;
export function collectionOf(type: string, language: Language): Collection | null;
export function collectionOf(type: string, language: Language): Collection | null {
  const { collections }: LanguageEntry = languages[language];
  const { name, slug } = collections[type as Collected] ?? { name: "", slug: "" };
  return slug ? { name, path: inLanguage(language, `/${slug}`) } : null;
}

/** The address without the segment of its language: `/blog/page` of `/es/blog/page`. */
export const withoutLanguage = (path: string): string => path.slice(languages[languageAt(path)].prefix.length) || "/";
