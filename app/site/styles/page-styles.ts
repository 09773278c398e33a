import { sharedSheetsOf } from "#app/blocks/blocks.tsx";
import type { Published } from "#domain/content/published/published-document.server.ts";

const sources = import.meta.glob<string>(["../../ui/{prose,avatar}.css", "../../blocks/*/*.css", "../document/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The layers of sheets that stand for themselves; those in the folder of a block are one sheet in the layer of blocks. */
const layers: Record<string, string> = { ui: "ui", parts: "blocks", document: "screens" };

/** Each sheet in its layer, by its name: that of its file, or of its block. */
const sheets = new Map<string, string>();
for (const [path, css] of Object.entries(sources)) {
  const [folder = "", file = ""] = path.split("/").slice(-2);
  const name = folder in layers ? file.replace(".css", "") : folder;
  sheets.set(name, `${sheets.get(name) ?? ""}@layer ${layers[folder] ?? "blocks"}{${css}}`);
}

export const sheetNames: readonly string[] = [...sheets.keys()];

const screens: Partial<Record<Published["type"], string[]>> = {
  service: ["prose", "opening", "titled-text", "service-screen"],
  project: ["prose", "opening", "titled-text", "project-cards", "project-screen"],
  post: ["prose", "intro", "opening", "post-screen"],
};

/** The sheets of what this page shows, by name, beyond those of every page (`every-page.css`): shared ones first. */
export const sheetsOf = ({ type, data }: Published): string[] => {
  if (type !== "page") return screens[type] ?? [];
  const types = data.blocks.filter((block) => !block.hidden).map((block) => block.type);
  return [...new Set([...types.flatMap(sharedSheetsOf), ...types])];
};

const joined = (names: Iterable<string>): string => [...names].map((name) => sheets.get(name) ?? "").join("");

export const pageStyles = (document: Published): string => joined(sheetsOf(document));

export const missingPageStyles = joined(["opening"]);

/** For a preview, where any block may come with the next letter that is typed. */
export const everyStyle = joined(sheets.keys());
