import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { Data } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { placeOfField } from "#domain/content/form/place.ts";
import type { SingletonType } from "#domain/content/kinds.ts";
import { together } from "#domain/content/merge/merge.ts";
import { same } from "#domain/content/merge/same.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { useFormStore } from "../fields/state/form-store.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { showToast } from "../shell/toasts.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";

/**
 * What the next save starts from, and what notes that one is sent. The form stays as it is: what was typed while a save was
 * on its way is kept on top of what that saved. What somebody else saved meanwhile waits for the next save, which tells of it.
 */
export const useSaves = (type: SingletonType, draft: SavedState, problem: SingletonProblem | null, failure: string) => {
  const store = useFormStore();
  const [base, setBase] = useState<Pick<SavedState, "revision" | "data">>(draft);
  const sent = useRef<Data | null>(null);
  const focusField = useFocusField();
  const { state } = useNavigation();
  const take = (theirs: Data) => {
    const mine = store.draft.get();
    store.draft.set(together(formOf(type), sent.current ?? mine, mine, theirs).merged);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer of the server
  useEffect(() => {
    if (!problem) return;
    showToast(failure, { bad: true });
    if (problem.kind === "invalid") {
      store.hints.showAll();
      const [first] = Object.keys(problem.errors);
      if (first) focusField(placeOfField(store.draft.get(), first));
    }
    if (problem.kind !== "stale") return;
    take(problem.merged);
    setBase({ ...base, revision: problem.current.revision });
  }, [problem]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that is loaded, after the answer that led to it
  useEffect(() => {
    if (state !== "idle") return;
    const isOwn = sent.current !== null || same(store.draft.get(), base.data);
    if (draft.revision !== base.revision && isOwn && !problem) {
      take(draft.data);
      setBase(draft);
    }
    if (problem?.kind === "stale" && draft.revision === problem.current.revision) setBase(draft);
    sent.current = null;
  }, [draft, problem, state]);
  const send = () => {
    sent.current = store.draft.get();
  };
  return { base, send };
};
