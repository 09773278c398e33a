import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { BlockSwitch, checkLooks } from "#app/blocks/blocks.tsx";
import type { Island } from "#app/blocks/parts/block-props.ts";
import { type Block, block } from "#domain/content/blocks/block.ts";
import { picturesIn } from "#domain/content/form/fields-in.ts";
import { listedTypes } from "#domain/content/published/page/block-needs.ts";
import {
  type DocumentView,
  listsOf,
  marksOf,
  picturesInLists,
} from "#domain/content/published/page/page-view.server.ts";
import type { BlockView, SettingsView } from "#domain/content/published/site-view.ts";

checkLooks(block.options.map((kind) => kind.shape.type.value));

export type RenderedIsland = { name: string; id: string; wakes: string; props: string; html: string };

export type RenderedIslands = Record<string, RenderedIsland>;

type AnyIsland = Pick<Island<never>, "wakes" | "settings">;

const islands = import.meta.glob<AnyIsland>("../../blocks/*/island.ts", { import: "island", eager: true });

/** Each island is a React root of its own, with its own prefix for ids, so that it hydrates alone. */
export const renderIslands = ({ document, view }: Pick<DocumentView, "document" | "view">): RenderedIslands => {
  if (document.type !== "page") return {};
  const rendered = document.data.blocks.filter((block) => !block.hidden).flatMap((block) => renderIsland(block, view));
  return Object.fromEntries(rendered.map((island) => [island.id, island]));
};

const renderIsland = (block: Block, pageView: BlockView): RenderedIsland[] => {
  const island = islands[`../../blocks/${block.type}/island.ts`];
  if (!island) return [];
  const view = viewFor(block, island, pageView);
  const html = renderHtml(<BlockSwitch block={block} view={view} />, block.id);
  const props = JSON.stringify({ block, view: island.settings ? view : lean(block, view) });
  return [{ name: block.type, id: block.id, wakes: island.wakes, props, html }];
};

/** All that an island shows that has no need of the settings. The home page has two of them and has to fit a first flight. */
const lean = (block: Block, { settings: { company, contact }, ...view }: BlockView) => {
  const keys = ["pictures", ...listedTypes([block]).map((type) => `${type}s`)];
  return {
    ...Object.fromEntries(Object.entries(view).filter(([key]) => keys.includes(key))),
    settings: {
      company: { name: company.name, tagline: company.tagline },
      contact: { phone: contact.phone, consultation: contact.consultation },
    },
  };
};

/** Reduced to what this block shows, since the props are sent as JSON beside the HTML. */
const viewFor = (block: Block, { settings = false }: AnyIsland, view: BlockView): BlockView => {
  const types = listedTypes([block]);
  const lists = listsOf(types, view);
  const posts = types.includes("post") ? view.posts : [];
  const pictures = [
    ...picturesIn("page", { blocks: [block] }),
    ...picturesInLists(lists),
    ...posts.map(({ picture }) => picture),
    ...(settings ? picturesIn("settings", { map: view.settings.map }) : []),
  ];
  return {
    ...view,
    settings: settings ? view.settings : nameAndPhone(view.settings),
    ...lists,
    posts,
    marks: marksOf([block]),
    pictures: Object.fromEntries(Object.entries(view.pictures).filter(([id]) => pictures.includes(id))),
  };
};

const nameAndPhone = ({ company, contact, map, ...settings }: SettingsView): SettingsView => ({
  ...settings,
  company: { ...company, blurb: "", legalName: "" },
  contact: { ...contact, location: "", area: [], languages: [], hoursInShort: "", mailbox: { user: "", host: "" } },
  map: { ...map, embedUrl: "", picture: "" },
  form: { services: [] },
  hours: [],
  menu: [],
  social: [],
  footer: { services: [], quickLinks: [], legal: [] },
});

/** Drops the preloads that React puts before the HTML: they break hydration, and the head has its own. */
export const renderHtml = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix }).replace(/^(<link rel="preload"[^>]*>)+/, "");
