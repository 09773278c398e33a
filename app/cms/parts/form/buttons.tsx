import type { ReactNode } from "react";
import { type FetcherWithComponents, Form, Link, useFormAction, useNavigation } from "react-router";
import { classOf, type Look, Words, waiting } from "../button.tsx";
import { type Question, useConfirmedForm } from "../dialog/confirm.tsx";

type Props = Look & {
  action: string;
  look?: string;
  ask?: Question;
  fields?: Record<string, string>;
  fetcher?: FetcherWithComponents<unknown>;
  children?: ReactNode;
};

/** A button that does one thing on the server: a form of its own, so that it works without scripts too. */
export const PostButton = ({ action, look, ask, fields = {}, fetcher, children, ...face }: Props) => {
  const { state, formAction } = useNavigation();
  const { onSubmit, dialog } = useConfirmedForm(() => ask);
  const Sender = fetcher?.Form ?? Form;
  const isSending = fetcher ? fetcher.state !== "idle" : state !== "idle" && formAction === action;
  return (
    <Sender method="post" action={action} className={fetcher ? undefined : "post-button"} onSubmit={onSubmit}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className={look ?? classOf(face)} {...waiting(isSending)}>
        {children}
        <Words {...face} />
      </button>
      {dialog}
    </Sender>
  );
};

type SendProps = { children: ReactNode; busy?: string; kind?: "primary" | "danger" };

export const SendButton = ({ children, busy, kind }: SendProps) => {
  const { state, formAction } = useNavigation();
  const own = useFormAction();
  const isSending = state !== "idle" && formAction === own;
  return (
    <button type="submit" className={kind ? `btn btn-${kind}` : "btn"} {...waiting(isSending)}>
      {isSending && busy ? busy : children}
    </button>
  );
};

/** Sends the form to be kept as a draft, half-written or not. */
export const DraftButton = () => {
  const { state, formAction } = useNavigation();
  const own = useFormAction();
  return (
    <button type="submit" className="btn" name="draft" value="yes" {...waiting(state !== "idle" && formAction === own)}>
      Save draft
    </button>
  );
};

export const SendOrCancel = ({ back, kind = "primary", ...send }: SendProps & { back: string }) => (
  <div className="form-do">
    <SendButton kind={kind} {...send} />
    <Link className="btn btn-quiet" to={back}>
      Cancel
    </Link>
  </div>
);
