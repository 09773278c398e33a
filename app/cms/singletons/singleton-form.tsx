import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { placeOfField, withValue } from "#domain/content/form/place.ts";
import { same } from "#domain/content/form/same.ts";
import type { SingletonType } from "#domain/content/kinds.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { FillingContext, useCell, useFilling } from "../fields/state/filling.ts";
import { openFilling } from "../fields/state/open-filling.ts";
import { useGoTo } from "../fields/use-go-to.ts";
import { Banner } from "../parts/banner.tsx";
import { LeaveGuard } from "../parts/leave-guard.tsx";
import { showToast } from "../shell/toasts.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";
import { StaleBanner } from "./stale-banner.tsx";

/** What a screen makes of the form: its fields by `form`, the answer of the server in `notices`. */
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
  problem: SingletonProblem | null;
  /** What the toast says when it was not saved. */
  failure: string;
  className: string;
  children: (filled: Filled) => ReactNode;
};

/** The form of a document of which there is one, made from its schema; it is saved and live at once. */
export const SingletonForm = (props: Props) => {
  const [filling] = useState(() => openFilling(props.type, props.draft.data));
  return (
    <FillingContext value={filling}>
      <FilledForm {...props} />
    </FillingContext>
  );
};

const FilledForm = ({ type, draft, problem, failure, className, children }: Props) => {
  const filling = useFilling();
  const typed = useCell(filling.draft);
  const base = useAnswer(problem, failure, draft.revision);
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  return (
    <Form method="post" className={className} noValidate>
      <LeaveGuard loses={() => (same(draft.data, filling.draft.get()) ? null : "Your changes will be lost.")} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="data" value={JSON.stringify(typed)} />
      {children({
        form: formOf(type),
        typed,
        set: filling.draft.set,
        errors,
        notices: <Notices problem={problem} />,
      })}
    </Form>
  );
};

/** Tells what the server answered and shows where; gives the revision that the next save starts from. */
const useAnswer = (problem: SingletonProblem | null, failure: string, revision: string): string => {
  const filling = useFilling();
  const [base, setBase] = useState(revision);
  const goTo = useGoTo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer of the server
  useEffect(() => {
    if (!problem) return;
    showToast(failure, { bad: true });
    if (problem.kind === "invalid") {
      filling.hints.showAll();
      const [first] = Object.keys(problem.errors);
      if (first) goTo(placeOfField(filling.draft.get(), first));
    }
    if (problem.kind !== "stale") return;
    filling.draft.set(problem.merged);
    setBase(problem.current.revision);
  }, [problem]);
  return base;
};

const Notices = ({ problem }: { problem: SingletonProblem | null }) => {
  const { draft } = useFilling();
  if (problem?.kind === "failed")
    return <Banner>The server could not save. Everything is still here: try again.</Banner>;
  if (problem?.kind !== "stale") return null;
  return (
    <StaleBanner
      {...problem.current}
      conflicts={problem.conflicts}
      takeTheirs={({ place, theirs }) => draft.set(withValue(draft.get(), place, theirs))}
    />
  );
};
