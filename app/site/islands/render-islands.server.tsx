import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { BlockSwitch, checkLooks } from "#app/blocks/blocks.tsx";
import type { Island } from "#app/blocks/parts/block-props.ts";
import { type Block, block } from "#domain/content/blocks/block.ts";
import { picturesIn } from "#domain/content/form/fields-in.ts";
import { listedTypes } from "#domain/content/published/page/block-needs.ts";
import { listsOf, picturesInLists } from "#domain/content/published/page/lists-on-page.ts";
import type { DocumentView } from "#domain/content/published/page/page-view.server.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import { inScript } from "../in-script.ts";

checkLooks(block.options.map((kind) => kind.shape.type.value));

/** `props` as JSON for a script; "" where nothing wakes. */
export type RenderedIsland = { name: string; id: string; wakes: string; props: string; html: string };

export type RenderedIslands = Record<string, RenderedIsland>;

const islands = import.meta.glob<Island<Block["type"]>>("../../blocks/*/island.ts", { import: "island", eager: true });

/** Each island is a React root of its own, with its own prefix for ids, so that it hydrates alone. */
export const renderIslands = ({ document, view }: Pick<DocumentView, "document" | "view">): RenderedIslands => {
  if (document.type !== "page") return {};
  const rendered = document.data.blocks.filter((block) => !block.hidden).flatMap((block) => renderIsland(block, view));
  return Object.fromEntries(rendered.map((island) => [island.id, island]));
};

const renderIsland = (block: Block, pageView: BlockView): RenderedIsland[] => {
  const island = islands[`../../blocks/${block.type}/island.ts`];
  if (!island) return [];
  const own = viewFor(block, pageView);
  const sent = island.sends(own, pageView.pictures, block);
  // Rendered with what is sent: what is missing in the browser is missing here. Parts that are kept from the HTML need all.
  const view = { ...(island.sendsOf ? own : sent), still: pageView.still } as BlockView;
  const html = renderHtml(<BlockSwitch block={block} view={view} />, block.id);
  if (!html) return [];
  const props = view.still ? "" : inScript({ block: island.sendsOf?.(block) ?? block, view: sent });
  return [{ name: block.type, id: block.id, wakes: island.wakes, props, html }];
};

/** Reduced to what this block lists and the pictures in it. */
const viewFor = (block: Block, view: BlockView): BlockView => {
  const types = listedTypes([block]);
  const lists = listsOf(types, view);
  const posts = types.includes("post") ? view.posts : [];
  const pictures = [
    ...picturesIn("page", { blocks: [block] }),
    ...picturesInLists(lists),
    ...posts.map(({ picture }) => picture),
  ];
  return {
    ...view,
    ...lists,
    posts,
    pictures: Object.fromEntries(
      Object.entries(view.pictures).flatMap(([id, picture]) => (pictures.includes(id) ? [[id, toDraw(picture)]] : [])),
    ),
  };
};

/** As few bytes as it can be drawn from. */
const toDraw = ({ id: _, focus, sources, ...picture }: PictureView): PictureView =>
  ({
    ...picture,
    ...((focus.x !== 50 || focus.y !== 50) && { focus }),
    ...(sources.length > 0 && { sources }),
  }) as PictureView;

/** Drops the preloads that React puts before the HTML: they break hydration, and the head has its own. */
export const renderHtml = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix }).replace(/^(<link rel="preload"[^>]*>)+/, "");
