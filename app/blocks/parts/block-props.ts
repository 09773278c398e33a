import type { ComponentType } from "react";
import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";

/** `view` is everything beside the block's own fields that it may show, `next` the kind of the block below it. */
export type BlockProps<T extends Block["type"]> = { block: BlockOf<T>; view: BlockView; next?: Block["type"] };

export type SharedSheet =
  | "accordion"
  | "aside-head"
  | "avatar"
  | "avatar-tints"
  | "columns"
  | "dot"
  | "file-link"
  | "project-cards"
  | "prose"
  | "split"
  | "split-right"
  | "tag-list";

export type BlockLook<T extends Block["type"]> = {
  Look: ComponentType<BlockProps<T>>;
  sheets?: SharedSheet[];
  /** For a block that opens a page: the `sizes` of its first picture, which the head preloads. */
  pictureSizes?: string;
};

/** Exported by the `island.ts` of a moving block: the server renders it as a React root, the loader hydrates it. */
export type Island<T extends Block["type"]> = Pick<BlockLook<T>, "Look"> & {
  /**
   * Hydrate when the block is visible, or 3.5 s after `load`; `filled`: when the browser is idle, if the address or a draft
   * of this tab fills something in, else 3.5 s after `load`. Any use of it hydrates it too.
   */
  wakes: "visible" | "later" | "filled";
  /**
   * What it shows of the view beside its own fields, which the server renders it with and sends as JSON: of `view` with
   * the pictures that the block names, and of `all` those of the page. The home page has two and has to fit a first flight.
   */
  sends: (view: BlockView, all: BlockView["pictures"], block: BlockOf<T>) => object;
  /** What of its own fields is sent, `id` among them; all where this is not said. The server has all to write what is `Kept`. */
  sendsOf?: (block: BlockOf<T>) => object;
};

/** The documents with these ids in this order, or all for no ids. Unknown ids are left out. */
export const pickByIds = <T extends { id: string }>(ids: string[], all: T[]): T[] =>
  ids.length === 0 ? all : ids.flatMap((id) => all.find((item) => item.id === id) ?? []);
