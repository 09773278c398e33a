import { useId } from "react";
import { useFetcher } from "react-router";
import { mayBeMadeRight } from "#domain/content/check/issue.ts";
import { statusMeanings } from "#domain/content/document-status.ts";
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
import { CheckList, PublishAnswer } from "./publish-answer.tsx";
import { unansweredWords } from "./requests/unanswered.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { usePublishing } from "./use-publishing.ts";

type Props = {
  documentId: string;
  revision: string;
  /** True while something typed is not saved yet: only what is saved can be published. */
  saving?: boolean;
  onField?: (field: string) => void;
};

export const PublishPanel = ({ documentId, revision, saving = false, onField }: Props) => {
  const { Form, answer, lost, checkAgain, busy, isLive, blocked, result, submitted, boxes } = usePublishing(
    documentId,
    revision,
    saving,
  );
  const state = answer?.state;
  const form = useId();
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
        <Unchecked lost={lost} again={checkAgain} />
      )}
      {answer?.places && <PlacesField key={boxes.key} places={answer.places} form={form} change={boxes.change} />}
      {state && state.behind.length > 0 && !isLive && <BehindField behind={state.behind} form={form} />}
      <div className="publish-do">
        {isLive ? (
          <p className="publish-same">Visitors see the newest version.</p>
        ) : (
          <Form id={form} method="post" action={`/cms/edit/${documentId}/publish`} onSubmit={submitted}>
            <button type="submit" className="btn btn-primary" disabled={saving || !state || blocked} {...waiting(busy)}>
              {busy ? "Publishing…" : "Publish now"}
            </button>
          </Form>
        )}
        {state?.live && !state.needed && <UnpublishButton documentId={documentId} state={state} />}
        {saving && <span className="mute small">Saving what you typed first…</span>}
        {blocked && !saving && !isLive && <span className="mute small">Put the errors right to publish.</span>}
      </div>
      <PublishAnswer result={result} />
      {state?.publishedAt && state.live && (
        <p className="publish-line mute small">Last published {fullMoment(state.publishedAt)}</p>
      )}
      {state && (
        <ScheduleForm
          documentId={documentId}
          state={state}
          places={answer?.places ? form : undefined}
          blocked={!mayBeMadeRight(state.check)}
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
