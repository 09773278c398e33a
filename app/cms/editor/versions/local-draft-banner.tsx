import { useEffect, useState } from "react";
import { differences } from "#domain/content/merge/differences.ts";
import { firstChoice, merge } from "#domain/content/merge/merge.ts";
import { Button } from "../../parts/button.tsx";
import { useConfirm } from "../../parts/dialog/confirm.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { useEditing } from "../state/editing.ts";
import type { LocalDraft, LocalDrafts } from "../state/local-drafts.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const throwAway = {
  title: "Throw away what you wrote?",
  consequence: "It is in this browser only. This can't be undone.",
  verb: "Throw away",
};

export const LocalDraftBanner = ({ stored }: { stored: LocalDrafts | null }) => {
  const { draft, form } = useEditing();
  const [left, setLeft] = useState<LocalDraft[]>([]);
  const [comparing, setComparing] = useState(false);
  const { ask, dialog } = useConfirm();
  const since = ({ base, data }: LocalDraft) => differences(form, base.data, data, draft.get());
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the editor opens
  useEffect(() => {
    if (!stored) return;
    const drafts = stored.left();
    const news = drafts.filter((entry) => since(entry).some(({ changedBy }) => changedBy !== "theirs"));
    for (const entry of drafts) if (!news.includes(entry)) stored.forget(entry.key);
    setLeft(news);
  }, [stored]);
  const [first, ...rest] = left;
  if (!first || !stored) return null;
  const done = () => {
    stored.forget(first.key);
    setComparing(false);
    setLeft(rest);
  };
  const take = (merged: typeof first.data) => {
    draft.set(merged);
    done();
  };
  const takeBack = () => {
    const changes = since(first);
    take(merge(first.data, draft.get(), changes, changes.map(firstChoice)));
  };
  return (
    <div className="kept" role="status">
      <p>
        You wrote something here on {fullMoment(first.at)} that was not saved. <strong>It is still here.</strong>
      </p>
      <div className="kept-do">
        <Button name="Take it back" onClick={takeBack} />
        <Button name="Compare" kind="quiet" onClick={() => setComparing(true)} />
        <button
          type="button"
          className="btn btn-quiet btn-danger"
          onClick={() => void ask(throwAway).then((isYes) => isYes && done())}
        >
          Throw away
        </button>
      </div>
      {dialog}
      {comparing && (
        <VersionsDialog
          title="What you wrote, and what is saved"
          base={first.base.data}
          mine={{ name: "What you wrote", at: first.at, data: first.data }}
          theirs={{ name: "What is saved", at: Date.now(), data: draft.get() }}
          take={take}
          close={() => setComparing(false)}
        />
      )}
    </div>
  );
};
