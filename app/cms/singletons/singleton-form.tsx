import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { placeKey, placeOfField, withValue } from "#domain/content/form/place.ts";
import { same } from "#domain/content/form/same.ts";
import { inOneLine } from "#domain/content/form/words.ts";
import type { SingletonType } from "#domain/content/kinds.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import {
  type FormStore,
  FormStoreContext,
  openFormStore,
  useFormStore,
  useSignal,
} from "../fields/state/form-store.ts";
import { useFocusField } from "../fields/use-field.ts";
import { Banner } from "../parts/banner.tsx";
import { LeaveGuard } from "../parts/dialog/leave-guard.tsx";
import { fullMoment } from "../parts/moment.tsx";
import { showToast } from "../shell/toasts.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";

type Filled = {
  form: FormOf<"group">;
  typed: Data;
  set: (data: Data) => void;
  errors: Record<string, string>;
  notices: ReactNode;
};

type Props = {
  type: SingletonType;
  draft: SavedState;
  targets?: FormStore["targets"];
  problem: SingletonProblem | null;
  failure: string;
  className: string;
  children: (filled: Filled) => ReactNode;
};

export const SingletonForm = (props: Props) => {
  const [store] = useState(() => openFormStore(props.type, props.draft.data, props.targets));
  return (
    <FormStoreContext value={store}>
      <FilledForm {...props} />
    </FormStoreContext>
  );
};

const FilledForm = ({ type, draft, problem, failure, className, children }: Props) => {
  const store = useFormStore();
  const typed = useSignal(store.draft);
  const base = useAnswer(problem, failure, draft.revision);
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  return (
    <Form method="post" className={className} noValidate>
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
  const { draft } = useFormStore();
  if (problem?.kind === "failed")
    return <Banner>The server could not save. Everything is still here: try again.</Banner>;
  if (problem?.kind !== "stale") return null;
  const { current, conflicts } = problem;
  return (
    <Banner>
      <p>
        {current.by ?? "Somebody"} saved these settings while you were editing ({fullMoment(current.at)}). Nothing was
        overwritten: the form now holds their changes and yours. Look it over and save again.
      </p>
      {conflicts.length > 0 && (
        <ul className="clashes">
          {conflicts.map(({ place, words, form, mine, theirs }) => (
            <li key={placeKey(place)}>
              <p>
                <strong>{words.join(" / ")}</strong>: yours “{inOneLine(form, mine) || "empty"}”, theirs “
                {inOneLine(form, theirs) || "empty"}”. Yours is in the form.
              </p>
              <button
                type="button"
                className="btn btn-small"
                onClick={() => draft.set(withValue(draft.get(), place, theirs))}
              >
                Take theirs<span className="visually-hidden"> for {words.join(" / ")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
};
