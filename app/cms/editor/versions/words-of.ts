import type { Target } from "#domain/content/edit/find-targets.server.ts";
import type { Difference } from "#domain/content/form/differences.ts";
import type { BlockData, FormOf } from "#domain/content/form/form.ts";
import { plainText, type RichTextNode } from "#domain/content/rich-text.ts";
import { summaryOf } from "../blocks/summary-of.ts";

type Known = { targets: Record<string, Target[]>; pictures: Record<string, { alt: string }> };

/** One side of a difference as somebody reads it. */
export const wordsOf = ({ kind, form }: Difference, value: unknown, mine: unknown, known: Known): string => {
  if (kind === "block") return value ? "This block is there" : "This block is not there";
  if (kind === "order") return orderWords(value as string[], mine, form as FormOf<"blocks">);
  switch (form.control) {
    case "rich-text":
      return plainText((value ?? { type: "doc" }) as RichTextNode).trim() || "Empty";
    case "picture":
      return known.pictures[String(value)]?.alt || String(value || "No picture");
    case "switch":
      return value ? "Yes" : "No";
    case "references":
      return listed(
        (value ?? []) as string[],
        (id) => known.targets[form.of]?.find((target) => target.id === id)?.title ?? id,
      );
    case "list":
      return listed((value ?? []) as unknown[], (item) =>
        typeof item === "string" ? item : summaryOf({ items: [item] }),
      );
    default:
      return value === undefined || value === null || value === "" ? "Empty" : String(value);
  }
};

const listed = <T>(items: T[], words: (item: T) => string): string =>
  items.length === 0 ? "None" : items.map((item, index) => `${index + 1}. ${words(item)}`).join("\n");

const orderWords = (ids: string[], blocks: unknown, form: FormOf<"blocks">): string =>
  listed(ids, (id) => {
    const block = (blocks as BlockData[]).find((other) => other.id === id);
    return form.kinds.find(({ type }) => type === block?.type)?.label ?? "Block";
  });
