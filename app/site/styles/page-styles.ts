import { sharedSheetsOf } from "#app/blocks/blocks.tsx";
import { textPartsOn } from "#domain/content/published/page/text-parts.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { dense } from "./dense.ts";

const sources = import.meta.glob<string>(
  [
    "../../ui/{prose/*,aside-head,avatar,avatar-tints,file-link}.css",
    "../../cards/*.css",
    "../../blocks/**/*.css",
    "!../../blocks/**/awake.css",
    "../document/**/*.css",
    "../search/search.css",
  ],
  { query: "?inline", import: "default", eager: true },
);

/** All sheets of a block's folder form one sheet of that name; any other sheet is on its own, that of a card is `card-<its name>`. */
export const sheetAt = (path: string): [name: string, layer: string] => {
  const name = path.replace(/^.*\/|\.css$/g, "");
  if (path.includes("/ui/")) return [name, "ui"];
  if (path.includes("/cards/")) return [`card-${name}`, "blocks"];
  if (/\/(document|search)\//.test(path)) return [name, "screens"];
  const [, block = ""] = /\/blocks\/([^/]+)/.exec(path) ?? [];
  return [block === "parts" ? name : block, "blocks"];
};

const sheets = new Map<string, { layer: string; css: string }>();
for (const [path, css] of Object.entries(sources)) {
  const [name, layer] = sheetAt(path);
  sheets.set(name, { layer, css: (sheets.get(name)?.css ?? "") + dense(css) });
}

export const sheetNames: readonly string[] = [...sheets.keys()];

const screens: Partial<Record<Published["type"], string[]>> = {
  service: ["prose", "aside-head", "opening", "titled-text", "service-screen", "ask-card"],
  project: ["prose", "opening", "titled-text", "project-cards", "project-screen"],
  position: ["opening", "position-screen"],
  post: ["prose", "avatar", "avatar-tints", "intro", "opening", "tag-list", "post-screen", "post-end"],
};

type Quoted = Pick<BlockView, "testimonials">;

/** The names of the sheets that a page needs beyond `every-page.css`, shared ones first. */
export const sheetsOf = (document: Published, { testimonials }: Quoted): string[] => {
  const { type, data } = document;
  const inTexts = textPartsOn(document).flatMap(sheetsOfPart);
  if (type !== "page") return [...(screens[type] ?? []), ...inTexts];
  const types = data.blocks.filter((block) => !block.hidden).map((block) => block.type);
  const portraits = types.includes("testimonials") && testimonials.some(({ picture }) => picture) ? ["avatar"] : [];
  return [...new Set([...types.flatMap(sharedSheetsOf), ...portraits, ...types, ...inTexts])];
};

const sheetsOfPart = (part: string): string[] =>
  [`card-${part}`, `prose-${part}`, ...(part === "file" ? ["file-link"] : [])].filter((name) => sheets.has(name));

/** Each layer is opened once; which of them comes first is said by `every-page.css`. */
const joined = (names: Iterable<string>): string => {
  const layers = new Map<string, string>();
  for (const { layer, css } of [...names].flatMap((name) => sheets.get(name) ?? []))
    layers.set(layer, (layers.get(layer) ?? "") + css);
  return [...layers].map(([layer, css]) => `@layer ${layer}{${css}}`).join("");
};

export const pageStyles = (document: Published, view: Quoted): string => joined(sheetsOf(document, view));

export const missingPageStyles = joined(["opening"]);
export const searchStyles = joined(["search"]);
export const closedPositionStyles = joined(screens.position ?? []);

/** For previews, where any block may be added while typing. */
export const everyStyle = joined(sheets.keys());
