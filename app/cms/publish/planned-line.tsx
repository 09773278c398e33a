import { useFetcher } from "react-router";
import type { Planned } from "#domain/content/schedule.server.ts";
import { Icon } from "../parts/icon.tsx";
import { fullMoment } from "../parts/moment.ts";
import { unansweredWords } from "./unanswered.ts";

type Props = { documentId: string; what: Planned; at: number | null; fault: string | null; now: number };

/** When something will happen, a way to cancel it, and why it did not happen where it should have. */
export const PlannedLine = ({ documentId, what, at, fault, now }: Props) => {
  const fetcher = useFetcher<{ outcome: string }>();
  if (at === null) return null;
  const name = what === "publish" ? "Goes live" : "Will be unpublished";
  const late = at < now - 60_000;
  return (
    <div className={late ? "planned is-late" : "planned"}>
      <Icon name={late ? "warn" : "calendar"} />
      <div>
        <p>
          {late ? "Was due" : name} {fullMoment(at)}
        </p>
        {fetcher.data?.outcome === "unanswered" && <p className="field-error">{unansweredWords}</p>}
        {fault && <p className="small">Not done: {fault}. It is tried again every minute.</p>}
      </div>
      <fetcher.Form method="post" action={`/cms/edit/${documentId}/cancel-schedule`}>
        <input type="hidden" name="what" value={what} />
        <button type="submit" className="btn btn-small" disabled={fetcher.state !== "idle"}>
          Cancel
        </button>
      </fetcher.Form>
    </div>
  );
};
