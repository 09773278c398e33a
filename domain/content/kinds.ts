import { keysOf } from "../keys-of.ts";
import { FIRST_LANGUAGE, type Language } from "../languages.ts";
import { type Actor, demand, type Right } from "../staff/rights.ts";
import type { System } from "../staff/system.ts";
import type { DocumentType } from "./document-types.ts";

type Kind = {
  one: string;
  all: string;
  icon: string;
  /** Where staff find them; a route of this address lists those of which there can be several. */
  listPath: string;
  words: string;
  right: Right;
  /** There is exactly one, whose id is the type's name: it can't be added, moved, unpublished or thrown away. */
  single: boolean;
  ordered: boolean;
  /** Where visitors meet one: on a page of its own, all over the site, or in a block that lists its type. */
  shown: "own-page" | "everywhere" | "in-block";
};

const content = { words: "", right: "content", single: false, ordered: false, shown: "own-page" } as const;
const part = { ...content, ordered: true, shown: "in-block" } as const;
const single = { ...content, single: true, shown: "everywhere" } as const;

export const kinds = {
  page: { ...content, one: "page", all: "Pages", icon: "page", listPath: "/cms/pages" },
  post: {
    ...content,
    one: "post",
    all: "Blog Posts",
    icon: "post",
    listPath: "/cms/blog",
    words: "news articles",
  },
  service: {
    ...content,
    one: "service",
    all: "Services",
    icon: "server",
    listPath: "/cms/services",
    ordered: true,
  },
  project: {
    ...content,
    one: "project",
    all: "Portfolio",
    icon: "case",
    listPath: "/cms/portfolio",
    words: "projects case studies",
    ordered: true,
  },
  position: {
    ...content,
    one: "position",
    all: "Positions",
    icon: "job",
    listPath: "/cms/positions",
    words: "careers jobs",
    ordered: true,
  },
  member: {
    ...part,
    one: "team member",
    all: "Team Members",
    icon: "team",
    listPath: "/cms/team",
    words: "people person",
  },
  testimonial: {
    ...part,
    one: "testimonial",
    all: "Testimonials",
    icon: "quote",
    listPath: "/cms/testimonials",
    words: "quotes",
  },
  settings: {
    ...single,
    one: "settings",
    all: "Settings",
    icon: "sliders",
    listPath: "/cms/settings",
    words: "company phone hours menu footer",
    right: "settings",
  },
  seo: {
    ...single,
    one: "SEO settings",
    all: "SEO Settings",
    icon: "seo",
    listPath: "/cms/seo",
    words: "google search title description",
    right: "seo",
  },
} as const satisfies Record<DocumentType, Kind>;

export const allTypes = keysOf(kinds);

export type SingletonType = { [T in DocumentType]: (typeof kinds)[T]["single"] extends true ? T : never }[DocumentType];

/** What one document of a type is called where it stands alone: "Team member". */
export const nameOf = (type: DocumentType): string => {
  const { one, all, single } = kinds[type];
  return single ? all : one.charAt(0).toUpperCase() + one.slice(1);
};

export const editorPath = (type: DocumentType, id: string, language: Language = FIRST_LANGUAGE): string => {
  if (!kinds[type].single) return `/cms/edit/${id}`;
  return language === FIRST_LANGUAGE ? kinds[type].listPath : `${kinds[type].listPath}?language=${language}`;
};

/** Throws NotAllowed when the actor may not change documents of this type. */
export const demandType = (actor: Actor | System, type: DocumentType): void => demand(actor, kinds[type].right);
