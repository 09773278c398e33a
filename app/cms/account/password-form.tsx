import { Form } from "react-router";
import { passwordHelp } from "#domain/staff/password/password.ts";
import { Field } from "../parts/field.tsx";
import { SendButton } from "../parts/send-button.tsx";

type Props = { email: string; errors?: { current?: string; next?: string } };

/** Changes the own password; the other sessions end. */
export const PasswordForm = ({ email, errors = {} }: Props) => (
  <Form method="post" action="/cms/account/password" className="stack">
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <Field
      label="Current password"
      name="current"
      type="password"
      autoComplete="current-password"
      required
      error={errors.current}
    />
    <Field
      label="New password"
      name="next"
      type="password"
      autoComplete="new-password"
      required
      minLength={12}
      maxLength={128}
      help={passwordHelp}
      error={errors.next}
    />
    <div className="form-do">
      <SendButton busy="Saving...">Change password</SendButton>
    </div>
  </Form>
);
