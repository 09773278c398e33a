import type { Browser } from "#platform/auth/auth.ts";
import { isEmailAddress } from "../../formats/email-address.ts";
import type { MailLook } from "../../look/mail-page.ts";
import { countAll, networkOf, type RateRule } from "../../rate-limit.server.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { type Member, tidyEmail } from "../member.ts";
import { deviceOf } from "../sign-in/device.server.ts";
import { forgiveAccount } from "../sign-in-waits.server.ts";
import { passwordFault } from "./password.ts";
import { inviteMail, resetMail } from "./password-mail.ts";

export const RESET_LINK_MS = 30 * 60_000;
/** The lifetime of an invitation: longer than a weekend. */
const INVITE_LINK_MS = 3 * 24 * 3_600_000;
const TIMEOUT_MS = 10_000;

const HOUR_MS = 3_600_000;
/** Of one network. A browser that knows the account is not held up by it. */
const perAddress: RateRule = { purpose: "password-link-address", limit: 20, windowMs: HOUR_MS };
/** Of one account from one network, or from a browser that knows it. */
const perPair: RateRule = { purpose: "password-link-pair", limit: 5, windowMs: HOUR_MS };
/** Of one account from everywhere, so that nobody's mailbox is flooded. A browser that knows it is not held up by it. */
const perAccount: RateRule = { purpose: "password-link-account", limit: 20, windowMs: HOUR_MS };

/**
 * Sends a link, if the account exists and not too many were asked for; nobody is told. Don't await `sending`: how long it
 * takes would tell.
 */
export const askForPasswordLink = async (
  deps: StaffDeps,
  typed: string,
  browser: Pick<Browser, "address" | "cookies">,
  look: MailLook,
): Promise<{ sending: Promise<void> }> => {
  const email = tidyEmail(typed).slice(0, 100);
  const device = deviceOf(deps, browser, email);
  const counts = await countAll(deps, [
    ...(device === null
      ? [
          { rule: perAccount, who: email },
          { rule: perAddress, who: browser.address },
        ]
      : []),
    { rule: perPair, who: `${email} ${device ?? networkOf(browser.address)}` },
  ]);
  if (counts.some(({ limited }) => limited)) return { sending: Promise.resolve() };
  const sending = sendResetLink(deps, email, look).catch((error: unknown) =>
    deps.log.error({ err: error }, "staff: password link failed"),
  );
  return { sending };
};

const sendResetLink = async (deps: StaffDeps, email: string, look: MailLook): Promise<void> => {
  const member = await deps.database
    .selectFrom("staff")
    .select(["id", "name", "email", "banned"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!member || member.banned || !isEmailAddress(email)) return;
  const link = await linkFor(deps, member.id, RESET_LINK_MS);
  const sent = await deps.mail.send({ ...frame(deps, email), ...resetMail(look, member.name, link) }, TIMEOUT_MS);
  const detail = sent.sent ? "" : `the email could not be sent (${sent.code || sent.fault})`;
  await record(deps.database, deps.clock(), { actor: member.id, action: "password-link", detail });
};

/** Mails an invitation. The link is for whoever invites when it was not `sent`. */
export const sendInvitation = async (
  deps: StaffDeps,
  member: Pick<Member, "id" | "name" | "email">,
  by: string,
  look: MailLook,
): Promise<{ sent: boolean; link: string }> => {
  const link = await linkFor(deps, member.id, INVITE_LINK_MS);
  const message = { ...frame(deps, member.email), ...inviteMail(look, member.name, by, link) };
  return { sent: (await deps.mail.send(message, TIMEOUT_MS)).sent, link };
};

/** The address where somebody sets a password, once, within `lifetimeMs`. */
export const linkFor = async (
  { auth, settings }: Pick<StaffDeps, "auth" | "settings">,
  member: string,
  lifetimeMs: number,
): Promise<string> => `${settings.PUBLIC_URL}/cmslogin/password?key=${await auth.makeKey(member, lifetimeMs)}`;

const frame = ({ mail }: StaffDeps, to: string) => ({ from: mail.from, to });

export type KeyOwner = { name: string; email: string; invited: boolean };

/** Reads a link without using it; null when it is used, expired or its owner disabled. */
export const ownerOfKey = async (deps: StaffDeps, key: string): Promise<KeyOwner | null> => {
  const id = await deps.auth.ownerOfKey(key.slice(0, 100));
  if (!id) return null;
  const row = await deps.database
    .selectFrom("staff")
    .leftJoin("staff_account", "staff_account.user_id", "staff.id")
    .select(["staff.name", "staff.email", "staff.banned", "staff_account.id as account"])
    .where("staff.id", "=", id)
    .executeTakeFirst();
  return row && !row.banned ? { name: row.name, email: row.email, invited: row.account === null } : null;
};

export type SetPasswordOutcome =
  | { outcome: "set"; email: string }
  | { outcome: "weak"; fault: string }
  | { outcome: "over" };

/** Sets a password by a link. Voids all links of the account and ends its sessions and its waits after wrong passwords, those at `address` too. */
export const setPassword = async (
  deps: StaffDeps,
  key: string,
  password: string,
  { address, company }: { address: string; company: string },
): Promise<SetPasswordOutcome> => {
  const owner = await ownerOfKey(deps, key);
  if (!owner) return { outcome: "over" };
  const fault = passwordFault(password, [owner.name, owner.email, company]);
  if (fault) return { outcome: "weak", fault };
  const id = await deps.auth.setPassword(key, password);
  if (!id) return { outcome: "over" };
  await deps.database.deleteFrom("staff_verification").where("value", "=", id).execute();
  await forgiveAccount(deps, { account: owner.email, address });
  await record(deps.database, deps.clock(), { actor: id, action: "password-set" });
  return { outcome: "set", email: owner.email };
};
