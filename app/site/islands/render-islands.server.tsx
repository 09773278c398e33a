import { renderToString } from "react-dom/server";
import { BlockSwitch } from "#app/blocks/block-switch.tsx";
import type { Block } from "#domain/content/blocks/block.ts";
import { picturesIn } from "#domain/content/form/fields-in.ts";
import type { DocumentView } from "#domain/content/published/page-view.server.ts";
import type { BlockView, SettingsView } from "#domain/content/published/site-view.ts";

import type { RenderedIslands, WakeTime } from "./rendered-islands.ts";

/** The blocks that move, and when they wake. Each has its module beside this file. */
const wakeTimes: Partial<Record<Block["type"], WakeTime>> = {
  "hero-slides": "later",
  testimonials: "visible",
  contact: "idle",
};

/** Renders each moving block of a page by itself, so that the browser can hydrate it by itself. */
export const renderIslands = ({ document, view }: DocumentView): RenderedIslands => {
  if (document.type !== "page") return {};
  const moving = document.data.blocks.filter((block) => !block.hidden && wakeTimes[block.type]);
  return Object.fromEntries(moving.map((block) => [block.id, renderIsland(block, view)]));
};

const renderIsland = (block: Block, whole: BlockView) => {
  const view = viewFor(block, whole);
  const html = renderToString(<BlockSwitch block={block} view={view} />, { identifierPrefix: block.id });
  return {
    name: block.type,
    id: block.id,
    when: wakeTimes[block.type] ?? "visible",
    props: JSON.stringify({ block, view }),
    html: withoutPreloads(html),
  };
};

/** The page's head preloads its own first picture; hints inside an island would only stand in hydration's way. */
const withoutPreloads = (html: string) => html.replace(/^(<link rel="preload"[^>]*>)+/, "");

/** Only what this block shows, since it travels to the browser a second time as props. */
const viewFor = (block: Block, view: BlockView): BlockView => {
  const testimonials = block.type === "testimonials" ? view.testimonials : [];
  const shown = [
    ...picturesIn("page", { blocks: [block] }),
    ...testimonials.flatMap((testimonial) => picturesIn("testimonial", testimonial)),
    ...(block.type === "contact" ? picturesIn("settings", { map: view.settings.map }) : []),
  ];
  const { settings } = view;
  return {
    ...view,
    settings: block.type === "contact" ? settings : ofCarousel(settings),
    services: [],
    projects: [],
    posts: [],
    members: [],
    testimonials,
    pictures: Object.fromEntries(Object.entries(view.pictures).filter(([id]) => shown.includes(id))),
  };
};

/** A carousel shows the company's name and phone at most. */
const ofCarousel = ({ company, contact, map, ...settings }: SettingsView): SettingsView => ({
  ...settings,
  company: { ...company, blurb: "" },
  contact: { ...contact, location: "", area: [] },
  map: { ...map, embedUrl: "", picture: "" },
  hours: [],
  menu: [],
  social: [],
  footer: { services: [], quickLinks: [], legal: [] },
});
