import { Form, Link } from "react-router";
import { encode } from "uqr";
import { Field } from "../parts/field.tsx";
import { SendButton } from "../parts/send-button.tsx";

/** Recovery codes, shown this once. */
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

/** Takes the first code of a new app. */
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

/** A QR code, drawn as one path. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark.join("")} />
    </svg>
  );
};
