import { type ReactNode, useRef } from "react";
import { type FetcherWithComponents, Form, Link, useNavigation } from "react-router";
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

/** Whether the form around a button is on its way, be it to the address of the screen or to one of its own. */
const useSending = () => {
  const ref = useRef<HTMLButtonElement>(null);
  const { state, formAction } = useNavigation();
  const isSending =
    state !== "idle" && formAction !== undefined && ref.current?.form?.getAttribute("action") === formAction;
  return { ref, isSending };
};

type SendProps = { children: ReactNode; busy?: string; kind?: "primary" | "danger" };

export const SendButton = ({ children, busy, kind }: SendProps) => {
  const { ref, isSending } = useSending();
  return (
    <button ref={ref} type="submit" className={kind ? `btn btn-${kind}` : "btn"} {...waiting(isSending)}>
      {isSending && busy ? busy : children}
    </button>
  );
};

/** Sends the form to be kept as a draft, half-written or not. */
export const DraftButton = () => {
  const { ref, isSending } = useSending();
  return (
    <button ref={ref} type="submit" className="btn" name="draft" value="yes" {...waiting(isSending)}>
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
