import { data, Form } from "react-router";
import { mailLook } from "#domain/content/published/mail-look.server.ts";
import { invite } from "#domain/staff/members/invite.server.ts";
import { demand, roles, weakestRole } from "#domain/staff/rights.ts";
import { SendOrCancel } from "../parts/form/buttons.tsx";
import { Choice, Field } from "../parts/form/field.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/invite";
import { inviteToast } from "./change.ts";

export const loader = forStaff(async (_, member) => {
  demand(member, "staff");
  return null;
});

export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const typed = await postedFields(request, { name: text, email: text, role: text });
  const result = await invite(platform, member, typed, await mailLook(platform));
  if (result.outcome === "known")
    return data({ typed, errors: { email: "This address has an account already" } }, { status: 409 });
  if (result.outcome === "invalid") return data({ typed, errors: { [result.field]: result.message } }, { status: 422 });
  return redirectWithToast("/cms/staff", ...inviteToast(result));
});

export default function Invite({ actionData }: Route.ComponentProps) {
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  return (
    <Screen
      narrow
      up={{ to: "/cms/staff", name: "Staff" }}
      title="Invite"
      sub="They get a mail with a link to choose a password. It works for three days."
    >
      <Form method="post" className="stack panel panel-form">
        <Field
          label="Name"
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={actionData?.typed.name}
          error={errors.name}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={actionData?.typed.email}
          error={errors.email}
        />
        <Choice
          label="Role"
          name="role"
          defaultValue={actionData?.typed.role ?? weakestRole}
          options={Object.entries(roles)
            .map(([role, { choice }]): [string, string] => [role, choice])
            .reverse()}
        />
        <SendOrCancel busy="Sending..." back="/cms/staff">
          Send the invitation
        </SendOrCancel>
      </Form>
    </Screen>
  );
}
