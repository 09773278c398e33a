import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { placeOfField } from "#domain/content/form/place.ts";
import type { SingletonType } from "#domain/content/kinds.ts";
import { same } from "#domain/content/merge/same.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import type { Language } from "#domain/languages.ts";
import { SharedFromContext } from "../fields/shared-value.tsx";
import {
  type FormStore,
  FormStoreContext,
  openFormStore,
  useFormStore,
  useSignal,
} from "../fields/state/form-store.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { Banner } from "../parts/banner.tsx";
import { LeaveGuard } from "../parts/dialog/leave-guard.tsx";
import { showToast } from "../shell/toasts.tsx";
import { OriginalContext } from "../translations/original-field.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";
import { SingletonLanguages } from "./singleton-languages.tsx";
import { StaleNotice } from "./stale-notice.tsx";

type Filled = {
  form: FormOf<"group">;
  typed: Data;
  set: (data: Data) => void;
  errors: Record<string, string>;
  notices: ReactNode;
};

type Props = {
  type: SingletonType;
  document: string;
  language: Language;
  beside: Beside;
  draft: SavedState;
  targets?: FormStore["targets"];
  problem: SingletonProblem | null;
  failure: string;
  className: string;
  children: (filled: Filled) => ReactNode;
};

export const SingletonForm = (props: Props) => {
  const [store] = useState(() => openFormStore(props.type, props.draft.data, props.targets));
  const { original } = props.beside;
  return (
    <FormStoreContext value={store}>
      <SharedFromContext value={original?.language ?? null}>
        <OriginalContext value={{ document: props.document, original, isShown: true }}>
          <SingletonLanguages {...props} />
          <FilledForm {...props} />
        </OriginalContext>
      </SharedFromContext>
    </FormStoreContext>
  );
};

const FilledForm = ({ type, draft, problem, failure, className, children }: Props) => {
  const store = useFormStore();
  const typed = useSignal(store.draft);
  const base = useAnswer(problem, failure, draft.revision);
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  return (
    <Form method="post" className={className} noValidate preventScrollReset>
      <LeaveGuard loses={() => (same(draft.data, store.draft.get()) ? null : "Your changes will be lost.")} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="shape" value={shapeNow()} />
      <input type="hidden" name="data" value={JSON.stringify(typed)} />
      {children({
        form: formOf(type),
        typed,
        set: store.draft.set,
        errors,
        notices: <Notices problem={problem} />,
      })}
    </Form>
  );
};

/** Tells what the server answered and shows where; gives the revision that the next save starts from. */
const useAnswer = (problem: SingletonProblem | null, failure: string, revision: string): string => {
  const store = useFormStore();
  const [base, setBase] = useState(revision);
  const focusField = useFocusField();
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
    store.draft.set(problem.merged);
    setBase(problem.current.revision);
  }, [problem]);
  return base;
};

const Notices = ({ problem }: { problem: SingletonProblem | null }) => {
  if (problem?.kind === "failed")
    return <Banner>The server could not save. Everything is still here: try again.</Banner>;
  return problem?.kind === "stale" ? <StaleNotice {...problem} /> : null;
};
