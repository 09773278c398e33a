import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { BulkResult, ScheduleRefusal } from "#domain/content/lists/bulk.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { Button, waiting } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { MomentFields } from "../../parts/form/moment-fields.tsx";
import { NotDone } from "../../parts/requests/not-done.tsx";
import { scheduleWords } from "../../schedule-words.ts";
import { showToast } from "../../shell/toasts.tsx";

export const ScheduleDialog = ({ ids, now, close }: { ids: string[]; now: number; close: () => void }) => {
  const fetcher = useFetcher<BulkResult<ScheduleRefusal>>();
  const result = fetcher.data;
  useEffect(() => {
    if (!result || result.refused.length > 0) return;
    showToast(`Scheduled: ${result.done}`);
    close();
  }, [result, close]);
  return (
    <Dialog title={`Schedule ${counted(ids.length, "document")}`} open close={close}>
      {result && result.refused.length > 0 ? (
        <Refused result={result} close={close} />
      ) : (
        <fetcher.Form method="post" action="/cms/content/schedule" className="stack">
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <MomentFields now={now} data-first />
          <p className="mute small">Each goes live as it is saved now. Later changes stay drafts.</p>
          <NotDone fetcher={fetcher} />
          <button type="submit" className="btn btn-primary" {...waiting(fetcher.state !== "idle")}>
            {fetcher.state === "idle" ? "Schedule" : "Scheduling…"}
          </button>
        </fetcher.Form>
      )}
    </Dialog>
  );
};

const Refused = ({ result: { done, refused }, close }: { result: BulkResult<ScheduleRefusal>; close: () => void }) => (
  <div className="stack" role="alert">
    <p>
      {done > 0 && `Scheduled: ${done}. `}
      {refused.length === 1 ? "One was not scheduled:" : `${refused.length} were not scheduled:`}
    </p>
    <ul className="refused">
      {refused.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer, never reordered
        <li key={index}>
          <strong>{one.title}</strong>
          <span className="mute">{one.outcome === "blocked" ? one.why : scheduleWords[one.outcome]}</span>
        </li>
      ))}
    </ul>
    <Button name="Done" onClick={close} autoFocus />
  </div>
);
