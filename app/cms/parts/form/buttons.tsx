import type { ReactNode } from "react";
import { type FetcherWithComponents, Form, Link, useFormAction, useNavigation } from "react-router";
import { type Question, useConfirmedForm } from "../dialog/confirm.tsx";
import { Icon, type IconName } from "../icon.tsx";

type Props = {
  action: string;
  name: string;
  icon?: IconName;
  /** Tells it from others of its name, for those who listen. */
  about?: string;
  kind?: "primary" | "quiet" | "danger";
  small?: boolean;
  /** In place of the look of a button. */
  look?: string;
  /** Asked before it is done, where it can't be undone or people notice. */
  ask?: Question;
  fields?: Record<string, string>;
  /** Sends it without leaving the screen. */
  fetcher?: FetcherWithComponents<unknown>;
  children?: ReactNode;
};

/** A button that does one thing on the server: a form of its own, so that it works without scripts too. */
export const PostButton = ({
  action,
  name,
  icon,
  about,
  kind,
  small,
  look,
  ask,
  fields = {},
  fetcher,
  children,
}: Props) => {
  const { state, formAction } = useNavigation();
  const { onSubmit, dialog } = useConfirmedForm(() => ask);
  const Sender = fetcher?.Form ?? Form;
  const isSending = fetcher ? fetcher.state !== "idle" : state !== "idle" && formAction === action;
  const button = ["btn", kind && `btn-${kind}`, small && "btn-small"].filter(Boolean).join(" ");
  return (
    <Sender method="post" action={action} className={fetcher ? undefined : "post-button"} onSubmit={onSubmit}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className={look ?? button} disabled={isSending}>
        {icon && <Icon name={icon} />}
        {children}
        {name}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
      {dialog}
    </Sender>
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
