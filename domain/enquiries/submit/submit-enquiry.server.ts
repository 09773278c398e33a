import { randomUUID } from "node:crypto";
import type { MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { textOf } from "../../json.ts";
import { countOne, lookAtCount, type RateRule } from "../../rate-limit.server.ts";
import { wordingOf } from "../../words/catalogues.ts";
import { checkEnquiry, type Enquiry, type FieldErrors, languageOfForm } from "../enquiry.ts";
import { type EnquiryRow, type Leased, lease } from "../outbox/lease.server.ts";
import { type MailDeps, sendLeasedWithin } from "../outbox/send-leased.server.ts";
import { judgeToken } from "./human-token.server.ts";
import { offeredService } from "./offered-service.server.ts";
import { prepareConfirmation } from "./prepare-confirmation.server.ts";
import { readOrigin } from "./read-origin.server.ts";
import { findByForm, storeEnquiry } from "./store-enquiry.server.ts";
import { suspicions } from "./suspicion.ts";

/** How long the visitor waits for the first attempt to mail an enquiry, which goes on after that. */
const PATIENCE_MS = 5_000;

type Deps = MailDeps & Pick<Platform, "keyedHash">;

/**
 * How a submission ended; `received`, `not-configured` and `not-sent`: the enquiry is stored. `remaining`: submissions left in this
 * window. `suspect`, that it looks like spam, is not for whoever sent it.
 */
export type SubmitOutcome = { remaining: number } & (
  | { outcome: "limited"; resetMs: number }
  | { outcome: "invalid"; fields: FieldErrors }
  | { outcome: "no-token" }
  | { outcome: "not-human" }
  | { outcome: "received"; reference: string; suspect: boolean }
  | { outcome: "not-configured"; missing: readonly string[] }
  | { outcome: "not-sent"; mail: MailResult & { sent: false } }
);

type Outcome = SubmitOutcome extends infer One ? (One extends unknown ? Omit<One, "remaining"> : never) : never;

/** The limits per address: of enquiries (SPEC §9: 15 an hour), and of mistakes, so that a machine that sends nothing else is stopped. */
const rulesOf = ({ settings }: Deps): Record<"enquiries" | "mistakes", RateRule> => {
  const { CONTACT_LIMIT: limit, CONTACT_WINDOW_MS: windowMs } = settings;
  return {
    enquiries: { purpose: "enquiry", limit, windowMs },
    mistakes: { purpose: "enquiry-mistake", limit: 10 * limit, windowMs },
  };
};

/** In this order: nothing is answered as received that is not stored. Throws only when it could not be stored. */
export const submitEnquiry = async (
  deps: Deps,
  input: Record<string, unknown>,
  address: string,
): Promise<SubmitOutcome> => {
  const rules = rulesOf(deps);
  const before = await lookAtCount(deps, rules.enquiries, address);
  if (before.limited) return limited(deps, before);
  const checked = await checkAll(deps, input);
  if ("fields" in checked) {
    const mistakes = await countOne(deps, rules.mistakes, address);
    return mistakes.limited ? limited(deps, mistakes) : invalid(deps, checked.fields, input, before.remaining);
  }
  const count = await countOne(deps, rules.enquiries, address);
  if (count.limited) return limited(deps, count);
  return { remaining: count.remaining, ...(await receive(deps, checked, input, address)) };
};

type Checked = { enquiry: Enquiry; serviceName: string };

const checkAll = async (
  { database, settings }: Deps,
  input: Record<string, unknown>,
): Promise<Checked | { fields: FieldErrors }> => {
  const messages = messagesFor(input);
  const checked = checkEnquiry(input, messages, settings.NAME_RULE);
  if ("fields" in checked) return checked;
  const { service } = checked.enquiry;
  const serviceName = service && (await offeredService(database, service));
  return serviceName === null ? { fields: { service: messages.service } } : { ...checked, serviceName };
};

const messagesFor = (input: Record<string, unknown>) => wordingOf(languageOfForm(input)).words.enquiry;

const limited = ({ log }: Deps, { resetMs }: { resetMs: number }): SubmitOutcome => {
  log.info("enquiry: refused, too many from this address");
  return { outcome: "limited", resetMs, remaining: 0 };
};

const invalid = (
  { log }: Deps,
  wrong: FieldErrors,
  input: Record<string, unknown>,
  remaining: number,
): SubmitOutcome => {
  log.info({ fields: Object.keys(wrong) }, "enquiry: refused, fields are wrong");
  const fields = tokenIn(input) ? wrong : { ...wrong, recaptchaToken: messagesFor(input).token };
  return { outcome: "invalid", fields, remaining };
};

const tokenIn = ({ recaptchaToken }: Record<string, unknown>) =>
  typeof recaptchaToken === "string" ? recaptchaToken.trim() : "";

const receive = async (
  deps: Deps,
  { enquiry, serviceName }: Checked,
  input: Record<string, unknown>,
  address: string,
): Promise<Outcome> => {
  const token = tokenIn(input);
  if (!token) return { outcome: "no-token" };
  const formId = formIdIn(input);
  const storedBefore = await findByForm(deps.database, deps, { formId, enquiry });
  if (storedBefore) return sendAgain(deps, storedBefore);
  const verdict = await judgeToken(deps, token, address);
  if (!verdict.human) return notHuman(deps, verdict.reason);
  deps.log.info("enquiry: fields and human check passed");
  const suspect = suspicions(enquiry, { website: textOf(input.website), elapsedMs: timeIn(input.elapsedMs) });
  const language = languageOfForm(input);
  const stored = await storeEnquiry(deps, {
    enquiry,
    language,
    serviceName,
    formId,
    suspicions: suspect,
    origin: await readOrigin(deps, input.origin),
    confirmation: suspect.length > 0 ? null : await prepareConfirmation(deps, enquiry, language),
    verdict,
  });
  if (stored.stored === "token-used") return notHuman(deps, "used before");
  if (stored.stored === "before") return sendAgain(deps, stored.row);
  deps.log.info({ reference: stored.row.reference, state: stored.row.state }, "enquiry: stored");
  return stored.row.mail_state === "none"
    ? received(stored.row)
    : mail(deps, { queue: "enquiry", row: stored.row }, stored.row);
};

const received = ({ reference, state }: EnquiryRow): Outcome => ({
  outcome: "received",
  reference,
  suspect: state === "spam",
});

const notHuman = ({ log }: Deps, reason: string): Outcome => {
  log.info({ reason }, "enquiry: refused by the human check");
  return { outcome: "not-human" };
};

/** The same form with the same content once more is the same enquiry; a mail that has not left yet is tried again. */
const sendAgain = async (deps: Deps, row: EnquiryRow): Promise<Outcome> => {
  deps.log.info({ reference: row.reference }, "enquiry: stored before");
  const leased = await lease(deps, "enquiry", row.id);
  return leased ? mail(deps, leased, row) : received(row);
};

const mail = async (deps: Deps, leased: Leased, row: EnquiryRow): Promise<Outcome> => {
  const result = await sendLeasedWithin(deps, leased, PATIENCE_MS);
  if (result.sent) return received(row);
  if (result.fault !== "settings" || deps.mail.missing.length === 0) return { outcome: "not-sent", mail: result };
  deps.log.error({ missing: deps.mail.missing }, "enquiry: not mailed, email settings are missing");
  return { outcome: "not-configured", missing: deps.mail.missing };
};

const formIdIn = ({ formId }: Record<string, unknown>): string =>
  typeof formId === "string" && /^[\w-]{1,100}$/.test(formId) ? formId : randomUUID();

const timeIn = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
