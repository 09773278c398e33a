import { useCallback, useState } from "react";
import { counted } from "#domain/formats/counted.ts";
import { useLeaving } from "../../leaving/leaving.tsx";
import { type Question, useConfirmedForm } from "../../parts/dialog/confirm.tsx";
import type { IconName } from "../../parts/icon/icon.tsx";
import type { Selection } from "../../parts/list/rows/selection.ts";
import { BarButton, SelectionBar } from "../../parts/list/rows/selection-bar.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

type Props = { selection: Selection; here: string; inTrash: boolean; now: number };

export const BulkBar = (props: Props) => {
  const [scheduled, setScheduled] = useState<string[] | null>(null);
  const close = useCallback(() => setScheduled(null), []);
  return (
    <>
      {props.selection.ids.size > 0 && <Bar {...props} schedule={setScheduled} />}
      {scheduled && <ScheduleDialog ids={scheduled} now={props.now} close={close} />}
    </>
  );
};

const Bar = ({ selection, here, inTrash, schedule }: Props & { schedule: (ids: string[]) => void }) => {
  const count = selection.ids.size;
  const { fields, more } = useLeaving([...selection.ids]);
  const { onSubmit, dialog } = useConfirmedForm((button) => {
    const question = questionFor(button?.dataset.verb, count);
    return question && { ...question, more };
  });
  return (
    <SelectionBar
      ids={[...selection.ids]}
      fields={{ back: here, ...fields }}
      onSubmit={onSubmit}
      clear={selection.clear}
    >
      {inTrash ? (
        <Verb to="restore" name="Take back" icon="back" />
      ) : (
        <>
          <Verb to="publish" name="Publish" icon="upload" />
          <BarButton type="button" name="Schedule" icon="calendar" onClick={() => schedule([...selection.ids])} />
          <Verb to="unpublish" name="Unpublish" icon="download" />
          <Verb to="trash" name="Trash" icon="trash" />
        </>
      )}
      {dialog}
    </SelectionBar>
  );
};

const questionFor = (verb: string | undefined, count: number): Question | undefined => {
  const these = counted(count, "document");
  if (verb === "unpublish")
    return {
      title: `Unpublish ${these}?`,
      consequence: "Visitors will no longer see what is live of them. The drafts stay.",
      verb: "Unpublish",
    };
  if (verb === "trash")
    return {
      title: `Move ${these} to the trash?`,
      consequence: "Visitors will no longer see what is live of them. You can take them back.",
      verb: "Move to trash",
    };
  return undefined;
};

const Verb = ({ to, name, icon }: { to: string; name: string; icon: IconName }) => (
  <BarButton name={name} icon={icon} formAction={`/cms/content/${to}`} data-verb={to} />
);
