import { useState } from "react";
import type { Data } from "#domain/content/fields/structure.ts";
import { valueAt } from "#domain/content/form/place.ts";
import { type Difference, differences } from "#domain/content/merge/differences.ts";
import { firstChoice, merge, type Side } from "#domain/content/merge/merge.ts";
import { listOf } from "#domain/json.ts";
import { useSignal } from "../../fields/state/form-store.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { useEditing } from "../state/editing.ts";
import { VersionRow } from "./version-row.tsx";

type Version = { name: string; at: number; data: Data };

type Props = {
  title: string;
  base: Data;
  mine: Version;
  theirs: Version;
  take: (merged: Data) => void;
  close?: () => void;
};

/** Two versions side by side, field by field, and a choice for each field. Nothing is dropped before the choice. */
export const VersionsDialog = ({ title, base, mine, theirs, take, close }: Props) => {
  const { form } = useEditing();
  const [changes] = useState(() => differences(form, base, mine.data, theirs.data));
  const [choices, setChoices] = useState<Side[]>(() => changes.map(firstChoice));
  const all = (side: Side) => setChoices(changes.map(() => side));
  const conflicts = changes.filter(({ changedBy }) => changedBy === "both").length;
  return (
    <Dialog title={title} open close={close} wide>
      <p className="versions-intro">
        {conflicts === 0
          ? "You changed different fields. What each of you wrote is marked below; nothing gets lost."
          : `${conflicts === 1 ? "One field was" : `${conflicts} fields were`} changed by both. Choose for each what stays.`}
      </p>
      <div className="versions-all">
        <Button name="All of mine" onClick={() => all("mine")} />
        <Button name={`All of ${theirs.name}`} onClick={() => all("theirs")} />
      </div>
      <div className="versions-top" aria-hidden="true">
        <span>
          {mine.name}, {fullMoment(mine.at)}
        </span>
        <span>
          {theirs.name}, {fullMoment(theirs.at)}
        </span>
      </div>
      <ol className="versions">
        {changes.map((difference, index) => (
          <VersionRow
            key={difference.place.join(".") + difference.kind}
            difference={difference}
            names={{ mine: mine.name, theirs: theirs.name }}
            blocks={blocksBehind(difference, mine.data, theirs.data)}
            choice={choices[index] ?? "mine"}
            choose={(side) => setChoices(choices.with(index, side))}
          />
        ))}
      </ol>
      <div className="dialog-do">
        <Button
          name="Keep what is marked"
          kind="primary"
          onClick={() => take(merge(mine.data, theirs.data, changes, choices))}
        />
      </div>
    </Dialog>
  );
};

const blocksBehind = ({ kind, place }: Difference, mine: Data, theirs: Data): unknown[] =>
  kind === "order" ? [mine, theirs].flatMap((data) => listOf(valueAt(data, place))) : [];

export const StaleDialog = () => {
  const { saving, draft } = useEditing();
  const state = useSignal(saving.state);
  if (state.name !== "stale") return null;
  const { theirs } = state;
  const who = theirs.author || "Somebody else";
  return (
    <VersionsDialog
      key={theirs.revision}
      title={`${who} saved this document while you were writing`}
      base={saving.base.get().data}
      mine={{ name: "Yours", at: Date.now(), data: draft.get() }}
      theirs={{ name: who, at: theirs.savedAt, data: theirs.data }}
      take={(merged) => void saving.resolve(theirs, merged)}
    />
  );
};
