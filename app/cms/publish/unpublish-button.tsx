import { useFetcher } from "react-router";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import { type Question, useConfirmedForm } from "../parts/confirm.tsx";
import { unansweredWords } from "./unanswered.ts";

type Props = { documentId: string; state: PublishState };

/** Takes it away from visitors, after saying what links to it. */
export const UnpublishButton = ({ documentId, state }: Props) => {
  const fetcher = useFetcher<{ outcome: string }>();
  const { onSubmit, dialog } = useConfirmedForm(() => questionFor(state));
  return (
    <fetcher.Form method="post" action={`/cms/edit/${documentId}/unpublish`} onSubmit={onSubmit}>
      <button type="submit" className="btn" disabled={fetcher.state !== "idle"}>
        Unpublish
      </button>
      {fetcher.data?.outcome === "unanswered" && <p className="field-error">{unansweredWords}</p>}
      {dialog}
    </fetcher.Form>
  );
};

const questionFor = ({ title, linkedFrom }: PublishState): Question => {
  const names = linkedFrom.slice(0, 5).map((source) => `“${source.title}”`);
  const more = linkedFrom.length > 5 ? ` and ${linkedFrom.length - 5} more` : "";
  const broken = names.length > 0 ? ` Links to it will break in ${names.join(", ")}${more}.` : "";
  return {
    title: `Unpublish “${title}”?`,
    consequence: `Visitors will no longer see it. The draft stays.${broken}`,
    verb: "Unpublish",
  };
};
