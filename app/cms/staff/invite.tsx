import { data, Form, Link } from "react-router";
import { mailLook } from "#domain/content/published/mail-look.server.ts";
import { invite, inviteAgain } from "#domain/staff/members/invite.server.ts";
import { demand, roles, weakestRole } from "#domain/staff/rights.ts";
import { SendOrCancel } from "../parts/form/buttons.tsx";
import { CopyField } from "../parts/form/copy-field.tsx";
import { Choice, Field } from "../parts/form/field.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/invite";

export const loader = forStaff(async (_, member) => {
  demand(member, "staff");
  return null;
});

/** POST {name, email, role} for a new account, {again} for one that has no password yet. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const { again, ...typed } = await postedFields(request, { name: text, email: text, role: text, again: text });
  const look = await mailLook(platform);
  const result = again ? await inviteAgain(platform, member, again, look) : await invite(platform, member, typed, look);
  switch (result.outcome) {
    case "invited":
      return redirectWithToast("/cms/staff", `The invitation to ${result.email} is on its way`);
    case "not-mailed":
      return { handOver: result };
    case "missing":
      return redirectWithToast("/cms/staff", "This account has a password already or is switched off.", { bad: true });
    case "known":
      return data({ typed, errors: { email: "This address has an account already" } }, { status: 409 });
    case "invalid":
      return data({ typed, errors: { [result.field]: result.message } }, { status: 422 });
  }
});

export default function Invite({ actionData }: Route.ComponentProps) {
  const { typed, errors, handOver }: Answer = actionData ?? {};
  return (
    <Screen
      narrow
      up={{ to: "/cms/staff", name: "Staff" }}
      title="Invite"
      sub="They get an email with a link to choose a password. It works for three days."
    >
      {handOver ? <HandOver {...handOver} /> : <InviteForm typed={typed} errors={errors} />}
    </Screen>
  );
}

type Answer = {
  typed?: { name: string; email: string; role: string };
  errors?: Record<string, string | undefined>;
  handOver?: { email: string; link: string };
};

const HandOver = ({ email, link }: { email: string; link: string }) => (
  <section className="stack panel panel-form" role="status">
    <p>
      The account of {email} is there, but the email could not be sent. Give them this link yourself, in a message that
      nobody else reads: whoever opens it first chooses the password.
    </p>
    <CopyField label="Copy it now: it is not shown again. It works once, for three days" value={link} />
    <p className="form-do">
      <Link className="btn" to="/cms/staff">
        Back to staff
      </Link>
    </p>
  </section>
);

const InviteForm = ({ typed, errors = {} }: Pick<Answer, "typed" | "errors">) => (
  <Form method="post" className="stack panel panel-form">
    <Field
      label="Name"
      name="name"
      required
      maxLength={60}
      autoComplete="off"
      defaultValue={typed?.name}
      error={errors.name}
    />
    <Field
      label="Email"
      name="email"
      type="email"
      required
      maxLength={100}
      autoComplete="off"
      defaultValue={typed?.email}
      error={errors.email}
    />
    <Choice
      label="Role"
      name="role"
      defaultValue={typed?.role ?? weakestRole}
      options={Object.entries(roles)
        .map(([role, { choice }]): [string, string] => [role, choice])
        .reverse()}
    />
    <SendOrCancel busy="Sending…" back="/cms/staff">
      Send the invitation
    </SendOrCancel>
  </Form>
);
