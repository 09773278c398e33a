import { useCallback, useState } from "react";
import { Form } from "react-router";
import { Leaving } from "../../leaving/leaving.tsx";
import { type Question, useConfirmedForm } from "../../parts/dialog/confirm.tsx";
import { Icon, type IconName } from "../../parts/icon.tsx";
import type { Selection } from "../../parts/list/selection.ts";
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
  const [redirect, setRedirect] = useState("");
  const { onSubmit, dialog } = useConfirmedForm((button) => {
    const question = questionFor(button?.dataset.verb, count);
    return question && { ...question, more: <Leaving documents={[...selection.ids]} redirect={setRedirect} /> };
  });
  return (
    <Form method="post" className="bulk" aria-label="With what is selected" onSubmit={onSubmit}>
      {[...selection.ids].map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="back" value={here} />
      <input type="hidden" name="redirect" value={redirect} />
      <p className="bulk-count num" role="status">
        {count} selected
      </p>
      {inTrash ? (
        <Verb to="restore" name="Take back" icon="back" />
      ) : (
        <>
          <Verb to="publish" name="Publish" icon="upload" />
          <button type="button" className="btn bulk-do" onClick={() => schedule([...selection.ids])}>
            <Icon name="calendar" />
            Schedule
          </button>
          <Verb to="unpublish" name="Unpublish" icon="download" />
          <Verb to="trash" name="Trash" icon="trash" />
        </>
      )}
      <button type="button" className="btn bulk-clear" onClick={selection.clear}>
        <Icon name="close" />
        Clear
      </button>
      {dialog}
    </Form>
  );
};

const questionFor = (verb: string | undefined, count: number): Question | undefined => {
  const these = count === 1 ? "1 document" : `${count} documents`;
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
  <button type="submit" className="btn bulk-do" formAction={`/cms/content/${to}`} data-verb={to}>
    <Icon name={icon} />
    {name}
  </button>
);
