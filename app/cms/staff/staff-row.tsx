import { Form } from "react-router";
import type { StaffEntry } from "#domain/staff/members/list-staff.server.ts";
import { roles } from "#domain/staff/rights.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { ShortTime } from "../parts/moment.tsx";

const stateNames = { active: "Active", invited: "Invited", off: "Switched off" } as const;

export const StaffRow = ({ entry, self, now }: { entry: StaffEntry; self: boolean; now: number }) => (
  <li className="person">
    <div className="person-who">
      <p className="person-name">
        {entry.name}
        {self && <span className="mute"> (you)</span>}
      </p>
      <p className="mute small cut">{entry.email}</p>
    </div>
    <p className="person-state">
      <span className={`pill pill-${entry.state}`}>{stateNames[entry.state]}</span>
      <span className="mute small">
        {entry.secondFactor ? "Second step on" : "No second step"}
        {entry.passkeys > 0 && ` · ${entry.passkeys === 1 ? "1 passkey" : `${entry.passkeys} passkeys`}`}
        {entry.lastSeen !== null && (
          <>
            {" · signed in "}
            <ShortTime at={entry.lastSeen} now={now} />
          </>
        )}
      </span>
    </p>
    <RoleForm entry={entry} />
    <div className="person-do">
      <Actions entry={entry} />
    </div>
  </li>
);

/** Sent by a button, not on change, so that arrow keys and screen readers don't change a role in passing. */
const RoleForm = ({ entry }: { entry: StaffEntry }) => (
  <Form method="post" action={`/cms/staff/${entry.id}/role`} className="person-role">
    <select
      className="select"
      name="role"
      defaultValue={entry.role}
      key={entry.role}
      aria-label={`Role of ${entry.name}`}
    >
      {Object.entries(roles).map(([value, { name }]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    <button type="submit" className="btn btn-small" aria-label={`Save the role of ${entry.name}`}>
      Save
    </button>
  </Form>
);

const Actions = ({ entry }: { entry: StaffEntry }) => {
  const to = (verb: string) => `/cms/staff/${entry.id}/${verb}`;
  return (
    <>
      {entry.state === "invited" && (
        <PostButton action="/cms/staff/invite" fields={{ again: entry.id }} small name="Invite again" />
      )}
      {entry.secondFactor && (
        <PostButton
          action={to("reset-second-factor")}
          small
          ask={{
            title: `Reset the second step of ${entry.name}?`,
            consequence: "Their sessions end at once, and they can sign in with the password alone.",
            verb: "Reset second step",
          }}
          name="Reset second step"
        />
      )}
      {entry.passkeys > 0 && (
        <PostButton
          action={to("remove-passkeys")}
          small
          ask={{
            title: `Remove all passkeys of ${entry.name}?`,
            consequence: "Their sessions end at once, and they sign in with their password again.",
            verb: "Remove passkeys",
          }}
          name="Remove passkeys"
        />
      )}
      {entry.state === "off" ? (
        <PostButton action={to("enable")} small name="Switch on" />
      ) : (
        <PostButton
          action={to("disable")}
          small
          kind="danger"
          ask={{
            title: `Switch off the account of ${entry.name}?`,
            consequence:
              "Their sessions and the preview links that they made end at once, and they can't sign in until it is switched on again.",
            verb: "Switch off",
          }}
          name="Switch off"
        />
      )}
    </>
  );
};
