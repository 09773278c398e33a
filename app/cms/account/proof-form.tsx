import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Proof } from "#domain/staff/account/own-credentials.server.ts";
import { waitText } from "../login/tries.ts";
import { Field } from "../parts/field.tsx";
import { SendButton } from "../parts/send-button.tsx";

type Props = { children: ReactNode; button: string; error?: string; danger?: boolean };

/** Asks for the own password once more before something that matters. */
export const ProofForm = ({ children, button, error, danger }: Props) => (
  <Form method="post" className="stack panel panel-form">
    <p>{children}</p>
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
    <div className="form-do">
      <SendButton kind={danger ? "danger" : "primary"} busy="One moment...">
        {button}
      </SendButton>
      <Link className="btn btn-quiet" to="/cms/account">
        Cancel
      </Link>
    </div>
  </Form>
);

/** What stands at the password field when it was not taken. */
export const proofError = (proof: Exclude<Proof<never>, { outcome: "right" }>): string =>
  proof.outcome === "wait" ? waitText(proof.waitMs) : "This is not your password";
