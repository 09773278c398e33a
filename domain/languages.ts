type LanguageEntry = {
  /** In itself, as visitors choose it. */
  name: string;
  /** BCP 47, for `Intl` and `hreflang`. */
  locale: string;
  /** What its addresses begin with; "" for the language without one. */
  prefix: "" | `/${string}`;
  direction: "ltr" | "rtl";
};

/** The languages of the site. The first is the one that documents are written in. */
export const languages = {
  en: { name: "English", locale: "en-US", prefix: "", direction: "ltr" },
  es: { name: "Español", locale: "es-US", prefix: "/es", direction: "ltr" },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languages;
