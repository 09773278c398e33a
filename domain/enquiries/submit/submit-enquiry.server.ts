import { randomUUID } from "node:crypto";
import type { MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { countOne, lookAtCount } from "../../rate-limit.server.ts";
import { checkEnquiry, type Enquiry, type FieldErrors, messages } from "../enquiry.ts";
import { type EnquiryRow, type LeasedEnquiry, leaseEnquiry } from "../outbox/lease.server.ts";
import { type MailGround, notifyOfficeWithin } from "../outbox/notify-office.server.ts";
import { enquiryRule } from "./enquiry-limits.ts";
import { judgeToken } from "./human-token.server.ts";
import { findByForm, storeEnquiry } from "./store-enquiry.server.ts";
import { suspicions } from "./suspicion.ts";

/** How long the visitor waits for the first attempt to mail an enquiry. */
const PATIENCE_MS = 5_000;

type Ground = MailGround & Pick<Platform, "humanCheck" | "keyedHash">;

/** How a submission ended. From `received` on, the enquiry is stored. `remaining`: submissions left in this window. */
export type SubmitOutcome = { remaining: number } & (
  | { outcome: "limited"; resetMs: number }
  | { outcome: "invalid"; fields: FieldErrors }
  | { outcome: "no token" }
  | { outcome: "not human" }
  | { outcome: "received" }
  | { outcome: "not configured"; missing: readonly string[] }
  | { outcome: "not sent"; mail: MailResult & { sent: false } }
);

type Outcome = SubmitOutcome extends infer One ? (One extends unknown ? Omit<One, "remaining"> : never) : never;

/**
 * Takes what a form sent, in the order of DESIGN part 2: rate limit, fields, human check, stored on disk, mail settings,
 * mail. Throws only when the enquiry could not be stored. The log hears of each step, and nothing of the visitor.
 */
export const submitEnquiry = async (
  ground: Ground,
  input: Record<string, unknown>,
  address: string,
): Promise<SubmitOutcome> => {
  const rule = enquiryRule(ground);
  const before = await lookAtCount(ground, rule, address);
  if (before.limited) return limited(ground, before);
  const checked = checkEnquiry(input);
  if ("fields" in checked) return invalid(ground, checked.fields, input, before.remaining);
  const count = await countOne(ground, rule, address);
  if (count.limited) return limited(ground, count);
  return { remaining: count.remaining, ...(await receive(ground, checked.enquiry, input, address)) };
};

const limited = ({ log }: Ground, { resetMs }: { resetMs: number }): SubmitOutcome => {
  log.info("enquiry: refused, too many from this address");
  return { outcome: "limited", resetMs, remaining: 0 };
};

const invalid = (
  { log }: Ground,
  wrong: FieldErrors,
  input: Record<string, unknown>,
  remaining: number,
): SubmitOutcome => {
  log.info({ fields: Object.keys(wrong) }, "enquiry: refused, fields are wrong");
  const fields = tokenIn(input) ? wrong : { ...wrong, recaptchaToken: messages.token };
  return { outcome: "invalid", fields, remaining };
};

const tokenIn = ({ recaptchaToken }: Record<string, unknown>) =>
  typeof recaptchaToken === "string" ? recaptchaToken.trim() : "";

/** Everything after the fields. A form that is known needs no token: its own was used when it was stored. */
const receive = async (
  ground: Ground,
  enquiry: Enquiry,
  input: Record<string, unknown>,
  address: string,
): Promise<Outcome> => {
  const token = tokenIn(input);
  if (!token) return { outcome: "no token" };
  const formId = formIdIn(input);
  const known = await findByForm(ground.database, formId);
  if (known) return again(ground, known);
  const verdict = await judgeToken(ground, token, address);
  if (!verdict.human) return notHuman(ground, verdict.reason);
  ground.log.info("enquiry: fields and human check passed");
  const suspect = suspicions(enquiry, { website: textIn(input.website), elapsedMs: timeIn(input.elapsedMs) });
  const stored = await storeEnquiry(ground, { enquiry, formId, suspicions: suspect, verdict });
  if (stored.stored === "token used") return notHuman(ground, "used before");
  if (stored.stored === "known") return again(ground, stored.row);
  ground.log.info({ reference: stored.row.reference, state: stored.row.state }, "enquiry: stored");
  return stored.row.mail_state === "none" ? { outcome: "received" } : mail(ground, stored.row as LeasedEnquiry);
};

const notHuman = ({ log }: Ground, reason: string): Outcome => {
  log.info({ reason }, "enquiry: refused by the human check");
  return { outcome: "not human" };
};

/** The same form once more is the same enquiry; a mail that has not left yet is tried again. */
const again = async (ground: Ground, row: EnquiryRow): Promise<Outcome> => {
  ground.log.info({ reference: row.reference }, "enquiry: known already");
  const leased = await leaseEnquiry(ground, row.id);
  return leased ? mail(ground, leased) : { outcome: "received" };
};

const mail = async (ground: Ground, enquiry: LeasedEnquiry): Promise<Outcome> => {
  const result = await notifyOfficeWithin(ground, enquiry, PATIENCE_MS);
  if (result.sent) return { outcome: "received" };
  if (result.fault !== "settings" || ground.mail.missing.length === 0) return { outcome: "not sent", mail: result };
  ground.log.error({ missing: ground.mail.missing }, "enquiry: not mailed, e-mail settings are missing");
  return { outcome: "not configured", missing: ground.mail.missing };
};

/** Anything a form may call itself; one without a name can't be recognised again. */
const formIdIn = ({ formId }: Record<string, unknown>): string =>
  typeof formId === "string" && /^[\w-]{1,100}$/.test(formId) ? formId : randomUUID();

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

const timeIn = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
