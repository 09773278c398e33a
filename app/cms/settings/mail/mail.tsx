import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Finding } from "#domain/enquiries/mail/mail-findings.ts";
import { demand } from "#domain/staff/rights.ts";
import { Button, waiting } from "../../parts/button.tsx";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon, type IconName } from "../../parts/icon/icon.tsx";
import { Panel } from "../../parts/panel.tsx";
import { Screen } from "../../parts/screen.tsx";
import { forStaff } from "../../staff-request.ts";
import type { Route } from "./+types/mail";
import type { loader as examination } from "./examination.ts";

export const loader = forStaff(async ({ mail, mailboxUrl }, member) => {
  demand(member, "settings");
  return { from: mail.from, to: mail.to, missing: mail.missing, mailboxUrl };
});

export default function Mail({ loaderData: { from, to, missing, mailboxUrl } }: Route.ComponentProps) {
  const { load, state, data: findings } = useFetcher<typeof examination>();
  const ask = () => void load("/cms/settings/mail/examination");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when the screen opens
  useEffect(ask, []);
  return (
    <Screen
      narrow
      up={{ to: "/cms/settings#notifications", name: "Settings" }}
      title="Mail"
      sub="How enquiries reach the office, and whether they do."
    >
      <Panel
        title="Addresses"
        heading="addresses"
        aside={<PostButton action="/cms/settings/mail/test" small name="Send a test email" icon="inbox" />}
      >
        <dl className="mail-facts">
          <dt>From</dt>
          <dd>{from || "Not set (EMAIL_FROM)"}</dd>
          <dt>To</dt>
          <dd>{to || "Not set (EMAIL_TO)"}</dd>
          <dt>Set on the server</dt>
          <dd>
            {missing.length > 0 ? `Missing: ${missing.join(", ")}` : "Change them there, in EMAIL_FROM and EMAIL_TO."}
          </dd>
          {mailboxUrl && (
            <>
              <dt>Local mailbox</dt>
              <dd>
                Mail goes nowhere but to <a href={mailboxUrl}>{mailboxUrl}</a>, on this machine. It does not answer the
                questions below.
              </dd>
            </>
          )}
        </dl>
      </Panel>
      <Panel
        title="What the email service says"
        heading="examination"
        aria-busy={state !== "idle"}
        aside={<Button name="Ask again" icon="again" small onClick={ask} {...waiting(state !== "idle")} />}
      >
        <div aria-live="polite">
          {findings ? (
            <Findings findings={findings} />
          ) : (
            <p className="empty">Asking the email service… (at most 4 seconds)</p>
          )}
        </div>
      </Panel>
    </Screen>
  );
}

const marks: Record<Finding["state"], [icon: IconName, word: string]> = {
  good: ["checkring", "Good"],
  bad: ["warn", "Needs work"],
  note: ["flat", "Worth knowing"],
  unknown: ["flat", "Not told"],
};

const Findings = ({ findings }: { findings: Finding[] }) => (
  <ul className="rows">
    {findings.map(({ name, state, what, todo }) => (
      <li className={`finding is-${state}`} key={name}>
        <Icon name={marks[state][0]} />
        <h3 className="finding-name">
          {name}
          <span className="visually-hidden">: {marks[state][1]}</span>
        </h3>
        <div>
          <p>{what}</p>
          {todo && <p className="mute small">{todo}</p>}
        </div>
      </li>
    ))}
  </ul>
);
