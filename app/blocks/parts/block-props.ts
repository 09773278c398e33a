import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";

/** What a block is drawn from: its own fields, and everything beside them that it may show. */
export type BlockProps<T extends Block["type"]> = { block: BlockOf<T>; view: BlockView };
