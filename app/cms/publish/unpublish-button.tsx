import { useFetcher } from "react-router";
import type { PublishState } from "#domain/content/life/publish-state.server.ts";
import { unansweredWords } from "./unanswered.ts";

type Props = { documentId: string; state: PublishState };

/** Takes it away from visitors, after saying what links to it. */
export const UnpublishButton = ({ documentId, state }: Props) => {
  const fetcher = useFetcher<{ outcome: string }>();
  return (
    <fetcher.Form
      method="post"
      action={`/cms/edit/${documentId}/unpublish`}
      onSubmit={(event) => {
        if (!window.confirm(question(state))) event.preventDefault();
      }}
    >
      <button type="submit" className="btn" disabled={fetcher.state !== "idle"}>
        Unpublish
      </button>
      {fetcher.data?.outcome === "unanswered" && <p className="field-error">{unansweredWords}</p>}
    </fetcher.Form>
  );
};

const question = ({ title, linkedFrom }: PublishState): string => {
  const names = linkedFrom.slice(0, 5).map((source) => `“${source.title}”`);
  const more = linkedFrom.length > 5 ? ` and ${linkedFrom.length - 5} more` : "";
  const broken = names.length > 0 ? `\n\nLinks to it will break in ${names.join(", ")}${more}.` : "";
  return `Unpublish “${title}”? Visitors will no longer see it. The draft stays.${broken}`;
};
