import type { Block } from "#domain/content/blocks/block.ts";
import type { Published } from "#domain/content/published-document.server.ts";

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
  "about-points": ["split"],
  "picture-with-text": ["split"],
  "value-cards": ["columns"],
  "why-choose": ["columns"],
  questions: ["accordion"],
  "open-positions": ["accordion"],
  "rich-text": ["prose"],
  team: ["avatar"],
  testimonials: ["avatar", "stars"],
};

const screens: Partial<Record<Published["type"], string[]>> = {
  service: ["prose", "opening", "reading", "service-screen"],
  project: ["prose", "opening", "reading", "project-grid", "project-screen"],
  post: ["prose", "intro", "opening", "post-screen"],
};

const joined = (names: Iterable<string>): string => [...new Set(names)].map((name) => sheets.get(name) ?? "").join("");

/** The styles of what this page shows, beyond those of every page (`frame.css`): shared sheets first. */
export const stylesOf = ({ type, data }: Published): string => {
  if (type !== "page") return joined(screens[type] ?? []);
  const types = data.blocks.filter((block) => !block.hidden).map((block) => block.type);
  return joined([...types.flatMap((name) => alsoWorn[name] ?? []), ...types]);
};

export const missingPageStyles = joined(["opening", "not-found-screen"]);

/** For a preview, where any block may come with the next letter that is typed. */
export const everyStyle = joined([...Object.values(alsoWorn).flat(), ...sheets.keys()]);
