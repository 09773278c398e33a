import { Form } from "react-router";
import { SendButton } from "../parts/form/buttons.tsx";
import { NewPassword, OwnPassword } from "../parts/form/field.tsx";

type PasswordProps = { email: string; errors?: { current?: string; next?: string } };

export const PasswordForm = ({ email, errors = {} }: PasswordProps) => (
  <Form method="post" action="/cms/account/password" className="stack">
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <OwnPassword label="Current password" name="current" error={errors.current} />
    <NewPassword name="next" error={errors.next} />
    <div className="form-do">
      <SendButton busy="Saving…">Change password</SendButton>
    </div>
  </Form>
);
