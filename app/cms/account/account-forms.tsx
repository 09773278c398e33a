import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Proof } from "#domain/staff/account/own-credentials.server.ts";
import { waitText } from "../login/tries.ts";
import { SendButton, SendOrCancel } from "../parts/form/buttons.tsx";
import { Field, NewPassword, OwnPassword } from "../parts/form/field.tsx";

type PasswordProps = { email: string; errors?: { current?: string; next?: string } };

export const PasswordForm = ({ email, errors = {} }: PasswordProps) => (
  <Form method="post" action="/cms/account/password" className="stack">
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <OwnPassword label="Current password" name="current" error={errors.current} />
    <NewPassword name="next" error={errors.next} />
    <div className="form-do">
      <SendButton busy="Saving...">Change password</SendButton>
    </div>
  </Form>
);

type ProofProps = { children: ReactNode; button: string; error?: string; danger?: boolean };

/** Asks for the password again before a sensitive change. */
export const ProofForm = ({ children, button, error, danger }: ProofProps) => (
  <Form method="post" className="stack panel panel-form">
    <p>{children}</p>
    <OwnPassword label="Your password" name="password" error={error} />
    <SendOrCancel kind={danger ? "danger" : "primary"} busy="One moment..." back="/cms/account">
      {button}
    </SendOrCancel>
  </Form>
);

export const proofError = (proof: Exclude<Proof<never>, { outcome: "right" }>): string =>
  proof.outcome === "wait" ? waitText(proof.waitMs) : "This is not your password";

export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <>
    <p>
      Keep these recovery codes where you keep passwords. Each works once, in place of a code of the app, for the day
      when your phone is lost. <strong>They are shown only now.</strong>
    </p>
    <ul className="codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <p className="form-do">
      <Link className="btn btn-primary" to="/cms/account">
        I have kept them
      </Link>
    </p>
  </>
);

export const CodeForm = ({ error }: { error?: string }) => (
  <Form method="post" action="/cms/account/second-factor/confirm" className="line-form">
    <Field
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]{6,7}"
      maxLength={7}
      required
      error={error}
    />
    <SendButton kind="primary" busy="One moment...">
      Switch it on
    </SendButton>
  </Form>
);
