import { isEmailAddress } from "../../formats/email-address.ts";
import type { MailLook } from "../../look/mail-page.ts";
import { ACCOUNT_ADDRESS, isAccountAddress } from "../account-address.ts";
import { record } from "../activity/activity.server.ts";
import { type Member, type StaffDeps, tidyEmail, typedName } from "../member.ts";
import { sendInvitation } from "../password/password-link.server.ts";
import { demand, isRole } from "../rights.ts";
import { createMember } from "./create-member.server.ts";

/** `not-mailed`: the account is there, but the mail could not be sent; the actor has to hand the link over, or `inviteAgain` once mail works. */
export type Invited = { outcome: "invited"; email: string } | { outcome: "not-mailed"; email: string; link: string };

export type InviteOutcome =
  | Invited
  | { outcome: "invalid"; field: "name" | "email" | "role"; message: string }
  | { outcome: "known" };

/** Creates an account and mails its owner a link to choose a password. */
export const invite = async (
  deps: StaffDeps,
  actor: Member,
  typed: { name: string; email: string; role: string },
  look: MailLook,
): Promise<InviteOutcome> => {
  demand(actor, "staff");
  const name = typedName(typed.name);
  const email = tidyEmail(typed.email);
  if (name === null) return { outcome: "invalid", field: "name", message: "Write a name" };
  if (!isEmailAddress(email))
    return { outcome: "invalid", field: "email", message: "Please enter a valid email address" };
  if (!isAccountAddress(email))
    return {
      outcome: "invalid",
      field: "email",
      message: `Nobody can sign in by this address: it takes ${ACCOUNT_ADDRESS}`,
    };
  if (!isRole(typed.role)) return { outcome: "invalid", field: "role", message: "Choose a role" };
  const { role } = typed;
  const id = await deps.database.transaction().execute(async (transaction) => {
    const member = await createMember(transaction, { name, email, role, passwordHash: null }, deps.clock());
    if (member) await record(transaction, deps.clock(), { actor: actor.id, action: "staff-invite", subject: member });
    return member;
  });
  if (!id) return { outcome: "known" };
  return mailed(deps, { id, name, email }, actor, look);
};

const mailed = async (
  deps: StaffDeps,
  member: Pick<Member, "id" | "name" | "email">,
  actor: Member,
  look: MailLook,
): Promise<Invited> => {
  const { sent, link } = await sendInvitation(deps, member, actor.name, look);
  return sent ? { outcome: "invited", email: member.email } : { outcome: "not-mailed", email: member.email, link };
};

/** Sends another invitation; `missing` when the account has a password, is disabled or does not exist. */
export const inviteAgain = async (
  deps: StaffDeps,
  actor: Member,
  id: string,
  look: MailLook,
): Promise<Invited | { outcome: "missing" }> => {
  demand(actor, "staff");
  const row = await deps.database
    .selectFrom("staff")
    .leftJoin("staff_account", "staff_account.user_id", "staff.id")
    .select(["staff.id", "name", "email"])
    .where("staff.id", "=", id)
    .where("staff_account.id", "is", null)
    .where("banned", "=", 0)
    .executeTakeFirst();
  if (!row) return { outcome: "missing" };
  const outcome = await mailed(deps, row, actor, look);
  const again = { action: "staff-invite", subject: id, detail: "again" } as const;
  await record(deps.database, deps.clock(), { actor: actor.id, ...again });
  return outcome;
};
