import type { Block } from "#domain/content/blocks/block.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";

const sources = import.meta.glob<string>(
  ["../../ui/{prose,avatar,stars}.css", "../../blocks/*.css", "../../blocks/contact/contact.css", "../document/*.css"],
  { query: "?inline", import: "default", eager: true },
);

const layers: Record<string, string> = { ui: "ui", blocks: "blocks", contact: "blocks", document: "screens" };

/** Each sheet by its name, in the layer of its folder. */
const sheets = new Map(
  Object.entries(sources).map(([path, css]) => {
    const [folder = "", file = ""] = path.split("/").slice(-2);
    return [file.replace(".css", ""), `@layer ${layers[folder]}{${css}}`] as const;
  }),
);

/** What a block wears beside the sheet of its own name, if it has one. */
const alsoWorn: Partial<Record<Block["type"], string[]>> = {
  "hero-slides": ["dot"],
  "about-points": ["split"],
  "picture-with-text": ["split"],
  "value-cards": ["columns"],
  "why-choose": ["columns"],
  questions: ["accordion"],
  "open-positions": ["accordion"],
  "rich-text": ["prose"],
  team: ["avatar"],
  testimonials: ["dot", "avatar", "stars"],
};

const screens: Partial<Record<Published["type"], string[]>> = {
  service: ["prose", "opening", "reading", "service-screen"],
  project: ["prose", "opening", "reading", "project-grid", "project-screen"],
  post: ["prose", "intro", "opening", "post-screen"],
};

export const sheetNames: readonly string[] = [...sheets.keys()];

/** The sheets of what this page shows, by name, beyond those of every page (`frame.css`): shared ones first. */
export const sheetsOf = ({ type, data }: Published): string[] => {
  if (type !== "page") return screens[type] ?? [];
  const types = data.blocks.filter((block) => !block.hidden).map((block) => block.type);
  const names = new Set([...types.flatMap((name) => alsoWorn[name] ?? []), ...types]);
  return [...names].filter((name) => sheets.has(name));
};

const joined = (names: string[]): string => names.map((name) => sheets.get(name) ?? "").join("");

export const stylesOf = (document: Published): string => joined(sheetsOf(document));

export const missingPageStyles = joined(["opening", "not-found-screen"]);

/** For a preview, where any block may come with the next letter that is typed. */
export const everyStyle = joined([...new Set([...Object.values(alsoWorn).flat(), ...sheets.keys()])]);
