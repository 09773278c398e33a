import { BlockSwitch } from "#app/blocks/blocks.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import type { RenderedIslands } from "../islands/island.tsx";
import { Island } from "../islands/island.tsx";

type Props = { data: DataOf<"page">; view: BlockView; islands: RenderedIslands };

/** A page made of blocks. A block that moves comes as an island, already rendered; every other is plain HTML. */
export const PageScreen = ({ data, view, islands }: Props) =>
  data.blocks
    .filter((block) => !block.hidden)
    .map((block) => {
      const island = islands[block.id];
      return island ? <Island key={block.id} {...island} /> : <BlockSwitch key={block.id} block={block} view={view} />;
    });
