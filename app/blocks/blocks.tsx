import type { Block } from "#domain/content/blocks/block.ts";
import type { BlockLook, BlockProps } from "./parts/block-props.ts";

const found = import.meta.glob<BlockLook<Block["type"]>>("./*/look.tsx", { eager: true });

/** None in the browser, where the loader fetches those of islands one by one; an object of all would grow each. */
const looks = import.meta.env.SSR ? found : {};

/** Throws unless each of these types has a look, and each look one of these types. */
export const checkLooks = (types: string[]): void => {
  const typeOf = (path: string) => path.split("/")[1] ?? "";
  const faults = [
    ...types
      .filter((type) => !looks[`./${type}/look.tsx`]?.Look)
      .map((type) => `The block "${type}" has no look: app/blocks/${type}/look.tsx has to export Look.`),
    ...Object.keys(looks)
      .filter((path) => !types.includes(typeOf(path)))
      .map((path) => `app/blocks/${typeOf(path)}/ is the look of no block in domain/content/blocks/block.ts.`),
  ];
  if (faults.length > 0) throw new Error(faults.join("\n"));
};

const lookOf = (type: Block["type"]) => looks[`./${type}/look.tsx`];

export const BlockSwitch = ({ block, ...beside }: BlockProps<Block["type"]>) => {
  const Look = lookOf(block.type)?.Look;
  return Look && <Look block={block} {...beside} />;
};

export const pictureSizesOf = (type: Block["type"]): string | undefined => lookOf(type)?.pictureSizes;

export const sharedSheetsOf = (type: Block["type"]): string[] => lookOf(type)?.sheets ?? [];
