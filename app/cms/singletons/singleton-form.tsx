import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { formOf } from "#domain/content/form/document-form.ts";
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
import { type SignIn, SignInAgain } from "../login/sign-in-again.tsx";
import { Banner } from "../parts/banner.tsx";
import { LeaveGuard } from "../parts/dialog/leave-guard.tsx";
import { OriginalContext } from "../translations/original-field.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";
import { SingletonLanguages } from "./singleton-languages.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { useSaves } from "./use-saves.ts";

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
  signIn: SignIn;
  targets?: FormStore["targets"];
  problem: SingletonProblem | null;
  failure: string;
  className: string;
  children: (filled: Filled) => ReactNode;
};

export const SingletonForm = (props: Props) => {
  const [store] = useState(() => openFormStore(props.type, props.draft.data, { targets: props.targets }));
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

const FilledForm = ({ type, draft, signIn, problem, failure, className, children }: Props) => {
  const store = useFormStore();
  const typed = useSignal(store.draft);
  const { state } = useNavigation();
  const { base, send } = useSaves(type, draft, problem, failure);
  const again = useRef(() => {});
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  const onSubmit = ({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>) => {
    again.current = () => currentTarget.requestSubmit(nativeEvent.submitter);
    send();
  };
  return (
    <>
      <Form method="post" className={className} noValidate preventScrollReset onSubmit={onSubmit}>
        <LeaveGuard loses={() => (same(base.data, store.draft.get()) ? null : "Your changes will be lost.")} />
        <input type="hidden" name="base" value={base.revision} />
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
      {problem?.kind === "signed-out" && state === "idle" && <SignInAgain {...signIn} done={() => again.current()} />}
    </>
  );
};

const Notices = ({ problem }: { problem: SingletonProblem | null }) => {
  if (problem?.kind === "failed")
    return <Banner>The server could not save. Everything is still here: try again.</Banner>;
  if (problem?.kind === "not-allowed")
    return (
      <Banner>
        Your role no longer allows this. Everything is still here, to copy, or to save once an admin changed your role.
      </Banner>
    );
  return problem?.kind === "stale" ? <StaleNotice {...problem} /> : null;
};
