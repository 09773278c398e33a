import { Link, useFetcher } from "react-router";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import { isOverdue } from "#domain/content/schedule/overdue.ts";
import type { Planned } from "#domain/content/schedule/plan-one.server.ts";
import type { ScheduleOutcome } from "#domain/content/schedule/schedule.server.ts";
import { localParts } from "#domain/time/local-time.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { fullMoment } from "../parts/moment.tsx";
import { unansweredWords } from "./requests/unanswered.ts";

type Props = {
  documentId: string;
  what: Planned;
  at: number | null;
  pinned: PublishState["pinned"];
  fault: string | null;
  now: number;
};

export const PlannedLine = ({ documentId, what, at, pinned, fault, now }: Props) => {
  const fetcher = useFetcher<{ outcome: string }>();
  if (at === null) return null;
  const name = what === "publish" ? "Goes live" : "Will be unpublished";
  const late = isOverdue(at, now);
  return (
    <div className={late ? "planned is-late" : "planned"}>
      <Icon name={late ? "warn" : "calendar"} />
      <div>
        <p>
          {late ? "Was due" : name} {fullMoment(at)}
        </p>
        {fetcher.data?.outcome === "unanswered" && <p className="field-error">{unansweredWords}</p>}
        {fault && <p className="small">Not done: {fault}. It is tried again every minute.</p>}
        {pinned && <Pinned documentId={documentId} pinned={pinned} at={at} late={late} />}
      </div>
      <PostButton
        action={`/cms/edit/${documentId}/cancel-schedule`}
        name="Cancel"
        fields={{ what }}
        small
        fetcher={fetcher}
      />
    </div>
  );
};

type PinnedProps = {
  documentId: string;
  pinned: NonNullable<PublishState["pinned"]>;
  at: number;
  late: boolean;
};

const Pinned = ({ documentId, pinned: { revision, number, savedAt, isNewest }, at, late }: PinnedProps) => {
  const fetcher = useFetcher<ScheduleOutcome>();
  const result = fetcher.data;
  if (isNewest) return <p className="small">With version {number}, which is what is saved now.</p>;
  return (
    <>
      <p className="small">
        With version {number}, saved {fullMoment(savedAt)}. What was changed since stays a draft:{" "}
        <Link to={`/cms/edit/${documentId}/history?before=${revision}`}>see the changes</Link>.
      </p>
      {!late && (
        <PostButton
          action={`/cms/edit/${documentId}/schedule`}
          name="Take the newest draft instead"
          fields={{ what: "publish", ...localParts(at) }}
          small
          fetcher={fetcher}
        />
      )}
      {result?.outcome === "blocked" && <p className="field-error">Put the errors above right first.</p>}
    </>
  );
};
