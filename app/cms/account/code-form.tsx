import { Form } from "react-router";
import { Field } from "../parts/field.tsx";
import { SendButton } from "../parts/send-button.tsx";

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
