import type { ReactNode } from "react";
import { Form, Link, useFormAction, useNavigation } from "react-router";
import { type Question, useConfirmedForm } from "../dialog/confirm.tsx";

type Props = {
  action: string;
  children: ReactNode;
  kind?: "primary" | "quiet" | "danger";
  small?: boolean;
  /** Asked before it is done, where it can't be undone or people notice. */
  ask?: Question;
  fields?: Record<string, string>;
};

/** A button that does one thing on the server: a form of its own, so that it works without scripts too. */
export const PostButton = ({ action, children, kind, small, ask, fields = {} }: Props) => {
  const { state, formAction } = useNavigation();
  const { onSubmit, dialog } = useConfirmedForm(() => ask);
  const look = ["btn", kind && `btn-${kind}`, small && "btn-small"].filter(Boolean).join(" ");
  return (
    <Form method="post" action={action} className="post-button" onSubmit={onSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look} disabled={state !== "idle" && formAction === action}>
        {children}
      </button>
      {dialog}
    </Form>
  );
};

type SendProps = { children: ReactNode; busy?: string; kind?: "primary" | "danger" };

/** The button of a form; while the form is on its way it is off and says `busy`. */
export const SendButton = ({ children, busy, kind }: SendProps) => {
  const { state, formAction } = useNavigation();
  const own = useFormAction();
  const isSending = state !== "idle" && formAction === own;
  return (
    <button type="submit" className={kind ? `btn btn-${kind}` : "btn"} disabled={isSending}>
      {isSending && busy ? busy : children}
    </button>
  );
};

/** The last line of a form: its button, and the way back without sending it. */
export const SendOrCancel = ({ back, kind = "primary", ...send }: SendProps & { back: string }) => (
  <div className="form-do">
    <SendButton kind={kind} {...send} />
    <Link className="btn btn-quiet" to={back}>
      Cancel
    </Link>
  </div>
);
