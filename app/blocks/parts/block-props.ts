import type { ComponentType } from "react";
import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";

/** What a block is drawn from: its own fields, and everything beside them that it may show. */
export type BlockProps<T extends Block["type"]> = { block: BlockOf<T>; view: BlockView };

/**
 * A block that moves has an `island.ts` in its folder with this description: the server renders it by itself, and the
 * loader hydrates it by itself.
 */
export type Island<T extends Block["type"]> = {
  Look: ComponentType<BlockProps<T>>;
  /**
   * As soon as the browser is idle, when the block comes into sight, or 3.5 s after the page has loaded. Pointing at it
   * and typing into it wake it in any case.
   */
  wakes: "idle" | "visible" | "later";
  /** True where it shows more of the settings than the company's name and phone: they travel to the browser as JSON. */
  settings?: boolean;
};

/** The documents that a block names, in its order; all of them where it names none. Ids that are gone are left out. */
export const chosen = <T extends { id: string }>(ids: string[], all: T[]): T[] =>
  ids.length === 0 ? all : ids.flatMap((id) => all.find((item) => item.id === id) ?? []);
