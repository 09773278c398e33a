import { useCallback, useState } from "react";
import { Form } from "react-router";
import { Icon } from "../parts/icon.tsx";
import type { IconName } from "../parts/icon-paths.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import type { Selection } from "./use-selection.ts";

type Props = { selection: Selection; here: string; inTrash: boolean; now: number };

/** What can be done with everything that is ticked. */
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
  return (
    <Form
      method="post"
      className="bulk"
      aria-label="With what is selected"
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        const ask = button?.dataset.ask;
        if (ask && !window.confirm(ask)) event.preventDefault();
      }}
    >
      {[...selection.ids].map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="back" value={here} />
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
          <Verb
            to="unpublish"
            name="Unpublish"
            icon="download"
            ask={`Unpublish ${count}? Visitors will no longer see them.`}
          />
          <Verb to="trash" name="Trash" icon="trash" ask={`Move ${count} to the trash? You can take them back.`} />
        </>
      )}
      <button type="button" className="btn bulk-clear" onClick={selection.clear}>
        <Icon name="close" />
        Clear
      </button>
    </Form>
  );
};

const Verb = ({ to, name, icon, ask }: { to: string; name: string; icon: IconName; ask?: string }) => (
  <button type="submit" className="btn bulk-do" formAction={`/cms/content/${to}`} data-ask={ask}>
    <Icon name={icon} />
    {name}
  </button>
);
