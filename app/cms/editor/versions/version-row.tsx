import { useId } from "react";
import { withoutSigns } from "#domain/content/fields/rich-text/rich-text.ts";
import type { BlockData } from "#domain/content/fields/structure.ts";
import { rootField } from "#domain/content/form/fields-in.ts";
import { titleOf, wordsOf } from "#domain/content/form/words.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import type { Difference } from "#domain/content/merge/differences.ts";
import type { Side } from "#domain/content/merge/merge.ts";
import { useEditing } from "../state/editing.ts";

type Props = {
  difference: Difference;
  names: Record<Side, string>;
  blocks: unknown[];
  choice: Side;
  choose: (side: Side) => void;
};

const changedByWords = { mine: "Only you changed this", theirs: "Only they changed this", both: "Both changed this" };

export const VersionRow = ({ difference, names, blocks, choice, choose }: Props) => {
  const editing = useEditing();
  const name = useId();
  return (
    <li>
      <fieldset>
        <legend className="version-words">
          {difference.words.join(" / ")}
          <span className={difference.changedBy === "both" ? "version-told is-both" : "version-told"}>
            {changedByWords[difference.changedBy]}
          </span>
        </legend>
        <div className="version-sides">
          {(["mine", "theirs"] as const).map((side) => (
            <label key={side} className="version-side">
              <input type="radio" name={name} checked={choice === side} onChange={() => choose(side)} />
              <span className="visually-hidden">{names[side]}: </span>
              <span className="version-text">{sideInWords(difference, difference[side], blocks, editing)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
};

type Names = { targets: Record<string, Target[]>; pictures: Record<string, { alt: string }> };

const sideInWords = ({ kind, form }: Difference, value: unknown, blocks: unknown[], names: Names): string => {
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
