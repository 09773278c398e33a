import { Form } from "react-router";
import { ownAccount } from "#domain/staff/account/own-account.server.ts";
import { may, roles } from "#domain/staff/rights.ts";
import { weeklyMailOf } from "#domain/visits/weekly-mail/wanted.server.ts";
import { LinkButton } from "../parts/button.tsx";
import { SendButton } from "../parts/form/buttons.tsx";
import { Field } from "../parts/form/field.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/account";
import { Passkeys } from "./passkeys/passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Sessions } from "./sessions.tsx";
import { WeeklyMail } from "./weekly-mail.tsx";

export const loader = forStaff(async (platform, member, _, session) => ({
  ...(await ownAccount(platform, member, session)),
  weekly: may(member, "visits") ? await weeklyMailOf(platform, member) : null,
  isMailed: platform.mail.missing.length === 0,
  isCounted: platform.settings.VISITS,
  member,
  now: platform.clock(),
}));

export default function Account({
  loaderData: { member, secondFactor, codesLeft, passkeys, passkeyHost, sessions, weekly, isMailed, isCounted, now },
}: Route.ComponentProps) {
  return (
    <Screen narrow title="Account" sub={`${member.email} · ${roles[member.role].name}`}>
      <section className="panel panel-form">
        <h2 className="panel-title">Name</h2>
        <Form method="post" action="/cms/account/name" className="line-form">
          <Field label="Your name" name="name" required maxLength={60} defaultValue={member.name} autoComplete="name" />
          <SendButton>Save</SendButton>
        </Form>
      </section>
      <section className="panel panel-form">
        <h2 className="panel-title">Password</h2>
        <PasswordForm email={member.email} />
      </section>
      <section className="panel panel-form">
        <h2 className="panel-title">Second step</h2>
        <p>
          {secondFactor
            ? `On. After the password you enter a code of your app. ${codesLeft} recovery ${codesLeft === 1 ? "code is" : "codes are"} left.`
            : "Off. With it, a stolen password is not enough: after the password you enter a code that an app on your phone shows."}
        </p>
        <div className="form-do">
          {secondFactor ? (
            <>
              <LinkButton name="New recovery codes" to="/cms/account/recovery-codes" />
              <LinkButton name="Switch off" to="/cms/account/second-factor/remove" kind="danger" />
            </>
          ) : (
            <LinkButton name="Set it up" to="/cms/account/second-factor" />
          )}
        </div>
      </section>
      <Passkeys passkeys={passkeys} host={passkeyHost} now={now} />
      <Sessions sessions={sessions} now={now} />
      {weekly && <WeeklyMail weekly={weekly} isMailed={isMailed} isCounted={isCounted} />}
    </Screen>
  );
}
