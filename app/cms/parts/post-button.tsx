import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { type Question, useConfirmedForm } from "./confirm.tsx";

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
