import { useId } from "react";
import type { Difference } from "#domain/content/form/differences.ts";
import type { Side } from "#domain/content/form/merge.ts";
import { useEditing } from "../state/editing.ts";
import { sideInWords } from "./side-in-words.ts";

type Props = {
  difference: Difference;
  names: Record<Side, string>;
  blocks: unknown[];
  choice: Side;
  choose: (side: Side) => void;
};

const told = { mine: "Only you changed this", theirs: "Only they changed this", both: "Both changed this" };

/** One field in which the versions differ, with what each says. */
export const VersionRow = ({ difference, names, blocks, choice, choose }: Props) => {
  const editing = useEditing();
  const name = useId();
  return (
    <li className="version">
      <fieldset>
        <legend className="version-words">
          {difference.words.join(" / ")}
          <span className={difference.changedBy === "both" ? "version-told is-both" : "version-told"}>
            {told[difference.changedBy]}
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
