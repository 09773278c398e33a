import { useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ownErrors } from "#domain/content/check/issue.ts";
import { statusMeanings } from "#domain/content/document-status.ts";
import type { PlaceState } from "#domain/content/places/place-service.server.ts";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import { StatusPill } from "../content/status-pill.tsx";
import { useLeaving } from "../leaving/leaving.tsx";
import { Banner } from "../parts/banner.tsx";
import { Button, waiting } from "../parts/button.tsx";
import type { Question } from "../parts/dialog/confirm.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { fullMoment } from "../parts/moment.tsx";
import { Panel } from "../parts/panel.tsx";
import { useFocusKept } from "../parts/use-focus-kept.ts";
import { BehindField } from "./behind-field.tsx";
import { PlacesField } from "./places-field.tsx";
import { CheckList, PublishAnswer, type PublishResult } from "./publish-answer.tsx";
import { type Unanswered, unansweredWords } from "./requests/unanswered.ts";
import { ScheduleForm } from "./schedule-form.tsx";

type Props = {
  documentId: string;
  revision: string;
  /** True while something typed is not saved yet: only what is saved can be published. */
  saving?: boolean;
  onField?: (field: string) => void;
};

export const PublishPanel = ({ documentId, revision, saving = false, onField }: Props) => {
  const checked = useFetcher<{ state: PublishState; places: PlaceState[] | null; now: number } | Unanswered>();
  const publishing = useFetcher<PublishResult>();
  const checkAgain = useCheckOf(checked, documentId, revision);
  const [published, setPublished] = useState("");
  const result = published === revision && !saving ? publishing.data : undefined; // Of a draft before, it says nothing.
  const answer = checked.data && "state" in checked.data ? checked.data : null;
  const state = answer?.state;
  const busy = publishing.state !== "idle";
  const isOver = state?.live === false && !busy && publishing.data?.outcome === "published";
  useEffect(() => {
    if (isOver) setPublished("");
  }, [isOver]);
  const checking = checked.state !== "idle"; // What it says next may be another thing.
  useAgainWhile((state?.elsewhere.asking ?? 0) > 0 && !checking, checkAgain);
  const form = useId();
  const stood = answer?.places?.map(({ place, stands }) => `${place} ${stands}`).join() ?? "";
  const [ticked, setTicked] = useState(""); // What was changed in the boxes as they stood; they start anew with other ones.
  const isTicked = stood !== "" && ticked === stood;
  const isLive = !isTicked && state?.status === "live" && !saving && !busy;
  const blocked = state?.check.issues.some(({ level }) => level === "error") ?? false;
  return (
    <Panel
      className="panel publish"
      title="Publish"
      heading="publish-title"
      {...useFocusKept<HTMLElement>()}
      aside={state && <StatusPill status={state.status} />}
    >
      {state && <p className="publish-line mute small">{statusMeanings[state.status]}</p>}
      {state ? (
        <CheckList check={state.check} redirect={state.redirect} elsewhere={state.elsewhere} onField={onField} />
      ) : (
        <Unchecked lost={checked.data !== undefined && checked.state === "idle"} again={checkAgain} />
      )}
      {answer?.places && <PlacesField key={stood} places={answer.places} form={form} change={() => setTicked(stood)} />}
      {state && state.behind.length > 0 && !isLive && <BehindField behind={state.behind} form={form} />}
      <div className="publish-do">
        {isLive ? (
          <p className="publish-same">Visitors see the newest version.</p>
        ) : (
          <publishing.Form
            id={form}
            method="post"
            action={`/cms/edit/${documentId}/publish`}
            onSubmit={() => setPublished(revision)}
          >
            <button type="submit" className="btn btn-primary" disabled={saving || !state || blocked} {...waiting(busy)}>
              {busy ? "Publishing…" : "Publish now"}
            </button>
          </publishing.Form>
        )}
        {state?.live && !state.needed && <UnpublishButton documentId={documentId} state={state} />}
        {saving && <span className="mute small">Saving what you typed first…</span>}
        {blocked && !saving && !isLive && <span className="mute small">Put the errors right to publish.</span>}
      </div>
      <PublishAnswer result={busy ? undefined : result} />
      {state?.publishedAt && state.live && (
        <p className="publish-line mute small">Last published {fullMoment(state.publishedAt)}</p>
      )}
      {state && (
        <ScheduleForm
          documentId={documentId}
          state={state}
          places={answer?.places ? form : undefined}
          blocked={ownErrors(state.check).length > 0}
          now={answer?.now ?? 0}
        />
      )}
    </Panel>
  );
};

const Unchecked = ({ lost, again }: { lost: boolean; again: () => void }) =>
  lost ? (
    <Banner>
      <p>The server gave no answer. What you typed is kept.</p>
      <Button name="Check again" small onClick={again} />
    </Banner>
  ) : (
    <p className="publish-line mute">Checking…</p>
  );

/** Checks a draft once the check before it, or the one that follows an action by itself, has answered: none is dropped. */
const useCheckOf = ({ state, load }: ReturnType<typeof useFetcher>, documentId: string, revision: string) => {
  const checked = useRef("");
  const address = `/cms/edit/${documentId}/check`;
  useEffect(() => {
    if (state !== "idle" || checked.current === revision) return;
    checked.current = revision;
    void load(address);
  }, [state, load, address, revision]);
  return () => void load(address);
};

const AGAIN_MS = 1_500;

/** Other sites are asked in the background: what they say is looked up again until all have. */
const useAgainWhile = (isAsking: boolean, again: () => void) => {
  const load = useRef(again);
  load.current = again;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => load.current(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
};

const UnpublishButton = ({ documentId, state }: { documentId: string; state: PublishState }) => {
  const fetcher = useFetcher<{ outcome: string; why?: string }>();
  const action = `/cms/edit/${documentId}/unpublish`;
  const { fields, more } = useLeaving([documentId]);
  return (
    <div>
      <PostButton
        action={action}
        name="Unpublish"
        fields={fields}
        ask={{ ...questionFor(state), more }}
        fetcher={fetcher}
      />
      {fetcher.data?.outcome === "unanswered" && <p className="field-error">{unansweredWords}</p>}
      {fetcher.data?.why && <p className="field-error">Not unpublished. {fetcher.data.why}</p>}
    </div>
  );
};

const questionFor = ({ title }: PublishState): Question => ({
  title: `Unpublish “${title}”?`,
  consequence: "Visitors will no longer see it. The draft stays.",
  verb: "Unpublish",
});
