import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import { type Place, placeNames, type Wanted } from "#domain/content/places/place.ts";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import type { Planned } from "#domain/content/schedule/plan-one.server.ts";
import type { ScheduleOutcome } from "#domain/content/schedule/schedule.server.ts";
import { waiting } from "../parts/button.tsx";
import { Choice } from "../parts/form/field.tsx";
import { MomentFields } from "../parts/form/moment-fields.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { scheduleWords } from "../schedule-words.ts";
import { PlannedLine } from "./planned-line.tsx";
import { type Unanswered, unansweredWords } from "./requests/unanswered.ts";

type Props = {
  documentId: string;
  state: PublishState;
  /** The id of the form that the boxes of a service's places belong to. */
  places?: string;
  /** The draft can't go live as it is, whatever else is live by then. */
  blocked: boolean;
  now: number;
};

export const ScheduleForm = ({ documentId, state, places, blocked, now }: Props) => {
  const fetcher = useFetcher<(ScheduleOutcome & { what: Planned }) | Unanswered>();
  const [what, setWhat] = useState<Planned>("publish");
  const result = fetcher.data;
  const canEnd = !state.needed && (state.live || state.publishAt !== null);
  const planned = { documentId, now };
  const said = result && result.outcome !== "scheduled" ? result.outcome : undefined;
  const isOfTime = said !== undefined && aboutTime.has(said);
  const waits = blocked && what === "publish";
  /** With the boxes above, which belong to another form. */
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const boxes = places ? document.getElementById(places) : null;
    const ticked = boxes instanceof HTMLFormElement && what === "publish" ? [...new FormData(boxes)] : [];
    for (const [name, value] of ticked) sent.append(name, value);
    void fetcher.submit(sent, { method: "post", action: `/cms/edit/${documentId}/schedule` });
  };
  return (
    <details
      className="schedule"
      open={state.publishAt !== null || state.unpublishAt !== null || undefined}
      onToggle={(event) => event.currentTarget.open && event.currentTarget.scrollIntoView({ block: "nearest" })}
    >
      <summary>
        Schedule
        <Icon name="down" />
      </summary>
      <PlannedLine {...planned} what="publish" at={state.publishAt} pinned={state.pinned} fault={state.fault} />
      <PlannedLine
        {...planned}
        what="unpublish"
        at={state.unpublishAt}
        pinned={null}
        fault={state.publishAt === null ? state.fault : null}
      />
      <fetcher.Form method="post" action={`/cms/edit/${documentId}/schedule`} className="schedule-form" onSubmit={send}>
        <Choice
          label="What happens"
          name="what"
          value={what}
          onChange={(event) => setWhat(event.target.value === "unpublish" ? "unpublish" : "publish")}
          options={canEnd ? both : publishOnly}
        />
        <MomentFields now={now} error={isOfTime ? words[said] : undefined} />
        <button type="submit" className="btn" disabled={waits} {...waiting(fetcher.state !== "idle")}>
          {fetcher.state === "idle" ? "Schedule" : "Scheduling…"}
        </button>
      </fetcher.Form>
      {said && !isOfTime && (
        <p className="field-error" role="alert">
          {words[said]}
        </p>
      )}
      {waits && <p className="mute small">Put the errors right to schedule.</p>}
      {state.publishPlaces && <p className="mute small">{plannedPlaces(state.publishPlaces)}</p>}
      {places && what === "publish" && (
        <p className="mute small">It is put where it is checked above, in the same go.</p>
      )}
      <p className="mute small">
        {what === "publish"
          ? "Goes live as it is saved now. What you change later stays a draft until you publish or schedule it."
          : "Visitors no longer see it from then on."}
      </p>
    </details>
  );
};

const plannedPlaces = (stored: string): string => {
  const wanted = Object.entries(JSON.parse(stored) as Wanted);
  const names = wanted.flatMap(([place, is]) => (is ? [placeNames[place as Place]] : []));
  return names.length > 0 ? `It will be listed in: ${names.join("; ")}.` : "It will be listed nowhere.";
};

const publishOnly = [["publish", "Publish"]] as const;
const both = [
  ["publish", "Publish"],
  ["unpublish", "Unpublish"],
] as const;

type Refusal = Exclude<(ScheduleOutcome | Unanswered)["outcome"], "scheduled">;

const aboutTime = new Set<Refusal>(["no-such-time", "past", "order"]);

const words: Record<Refusal, string> = {
  ...scheduleWords,
  unanswered: unansweredWords,
  blocked: "Put the errors above right first.",
};
