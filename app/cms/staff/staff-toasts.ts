import type { ChangeMemberOutcome } from "#domain/staff/members/change-member.server.ts";
import { redirectWithToast } from "../toast.ts";

/** Back to the staff screen, saying what a change did; `done` gets the name of whom it was done to. */
export const afterChange = (result: ChangeMemberOutcome, done: (name: string) => string): Promise<Response> => {
  if (result.outcome === "changed") return redirectWithToast("/cms/staff", done(result.name));
  const text = {
    "last-admin": "This is the last admin. Make somebody else an admin first.",
    missing: "This account is not there any more.",
    invalid: "This role is not known.",
  }[result.outcome];
  return redirectWithToast("/cms/staff", text, { bad: true });
};

type Sent = { outcome: "invited" | "not-mailed"; email: string };

/** What is said after an invitation. */
export const inviteToast = ({ outcome, email }: Sent): [text: string, options: { bad: boolean }] =>
  outcome === "invited"
    ? [`The invitation to ${email} is on its way`, { bad: false }]
    : [
        `The account of ${email} is there, but the mail could not be sent. Invite again once mail works.`,
        { bad: true },
      ];
