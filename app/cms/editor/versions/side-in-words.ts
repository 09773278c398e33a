import { withoutSigns } from "#domain/content/fields/rich-text.ts";
import type { BlockData } from "#domain/content/fields/structure.ts";
import type { Difference } from "#domain/content/form/differences.ts";
import { rootField } from "#domain/content/form/fields-in.ts";
import { titleOf, wordsOf } from "#domain/content/form/words.ts";
import type { Target } from "#domain/content/lists/find-targets.server.ts";

type Names = { targets: Record<string, Target[]>; pictures: Record<string, { alt: string }> };

/** One side of a difference as somebody reads it. `blocks` are those that an order may name. */
export const sideInWords = ({ kind, form }: Difference, value: unknown, blocks: unknown[], names: Names): string => {
  if (kind === "block") return value ? "This block is there" : "This block is not there";
  const { parts } = rootField(form, kind === "order" ? inOrder(value as string[], blocks) : value);
  if (kind === "order") return numbered(parts.map((block) => block.form.label));
  if (form.control === "list") return numbered(parts.map((item) => titleOf(item.form, item.value)));
  return withoutSigns(wordsOf(form, value, (id) => nameOf(id, names))).trim() || "Empty";
};

const nameOf = (id: string, { targets, pictures }: Names): string => {
  const target = Object.values(targets)
    .flat()
    .find((other) => other.id === id);
  return target?.title || pictures[id]?.alt || id;
};

const inOrder = (ids: string[], blocks: unknown[]): unknown[] =>
  ids.map((id) => (blocks as BlockData[]).find((block) => block.id === id));

const numbered = (items: string[]): string =>
  items.length === 0 ? "None" : items.map((item, index) => `${index + 1}. ${item}`).join("\n");
