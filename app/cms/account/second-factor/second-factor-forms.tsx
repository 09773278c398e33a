import type { ReactNode } from "react";
import { Form } from "react-router";
import { encode } from "uqr";
import { LinkButton } from "../../parts/button.tsx";
import { SendButton, SendOrCancel } from "../../parts/form/buttons.tsx";
import { CopyField } from "../../parts/form/copy-field.tsx";
import { Field, OwnPassword } from "../../parts/form/field.tsx";

type ProofProps = { children: ReactNode; button: ReactNode; error?: string; danger?: boolean };

/** Asks for the password again before a sensitive change. */
export const ProofForm = ({ children, button, error, danger }: ProofProps) => (
  <Form method="post" className="stack panel panel-form">
    <p>{children}</p>
    <OwnPassword label="Your password" name="password" error={error} />
    <SendOrCancel kind={danger ? "danger" : "primary"} busy="One moment…" back="/cms/account">
      {button}
    </SendOrCancel>
  </Form>
);

export const NewSecret = ({ uri }: { uri: string }) => (
  <>
    <p>1. Scan this with an app for codes, such as the one built into your phone.</p>
    <QrCode text={uri} label="Code to scan with your app" />
    <p className="small">
      Can't scan? Type this into the app: <code className="secret">{secretIn(uri)}</code>
    </p>
    <p>2. Enter the six digits that the app shows.</p>
  </>
);

const secretIn = (uri: string) => new URL(uri).searchParams.get("secret")?.replace(/.{4}(?=.)/g, "$& ") ?? "";

const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark.join("")} />
    </svg>
  );
};

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
    <SendButton kind="primary" busy="One moment…">
      Switch it on
    </SendButton>
  </Form>
);

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
    <CopyField label="All of them" value={codes.join(" ")} />
    <p className="form-do">
      <LinkButton name="I have kept them" to="/cms/account" kind="primary" />
    </p>
  </>
);
