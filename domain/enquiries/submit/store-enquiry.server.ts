import { randomInt, randomUUID } from "node:crypto";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { HumanVerdict } from "#platform/human-check/human-check.ts";
import type { Platform } from "#platform/platform.ts";
import type { Language } from "../../languages.ts";
import { keepWords } from "../../search/search-index.server.ts";
import type { Enquiry } from "../enquiry.ts";
import type { Origin } from "../origin.ts";
import { dueMail, type EnquiryRow, type LeasedEnquiry, newLease } from "../outbox/lease.server.ts";
import { spendToken } from "./human-token.server.ts";
import type { Confirmation } from "./prepare-confirmation.server.ts";

type Deps = Pick<Platform, "commit" | "clock" | "humanCheck" | "keyedHash">;

/** `before`: this form was stored before, as it is. `token-used`: nothing is stored. */
export type Stored =
  | { stored: "now"; row: LeasedEnquiry }
  | { stored: "before"; row: EnquiryRow }
  | { stored: "token-used" };

export type ToStore = {
  enquiry: Enquiry;
  language: Language;
  serviceName: string;
  formId: string;
  suspicions: string[];
  origin?: Origin | null;
  confirmation?: Confirmation | null;
  verdict: HumanVerdict & { human: true };
};

class TokenUsed extends Error {}

/** Stores an enquiry, leased to the caller for the first attempt to mail it, and spends its token in one transaction, on disk when this resolves. */
export const storeEnquiry = async (deps: Deps, given: ToStore): Promise<Stored> => {
  try {
    return await deps.commit((transaction) => insertOnce(transaction, deps, given));
  } catch (error) {
    if (error instanceof TokenUsed) return { stored: "token-used" };
    throw error;
  }
};

const insertOnce = async (transaction: DatabaseTransaction, deps: Deps, given: ToStore): Promise<Stored> => {
  const row = await insert(transaction, given, deps.clock());
  if (!row) {
    const before = await findByForm(transaction, deps, given);
    return before
      ? { stored: "before", row: before }
      : insertOnce(transaction, deps, { ...given, formId: changedForm(deps, given) });
  }
  if (!(await spendToken(transaction, deps, given.verdict))) throw new TokenUsed();
  if (given.confirmation) await insertConfirmation(transaction, given.confirmation, row);
  return { stored: "now", row };
};

type Form = Pick<ToStore, "formId" | "enquiry">;

/** The enquiry that a form became, if it was stored before with the same content. */
export const findByForm = async (
  database: Database,
  deps: Pick<Deps, "keyedHash">,
  form: Form,
): Promise<EnquiryRow | undefined> => {
  const ids = [form.formId, changedForm(deps, form)];
  const rows = await database.selectFrom("enquiry").selectAll().where("form_id", "in", ids).execute();
  return rows.find((row) => contentOf(row) === contentOf(form.enquiry));
};

/** The id of what is sent under that of a form which was stored with other content: the same for each send of the same content. */
const changedForm = ({ keyedHash }: Pick<Deps, "keyedHash">, { formId, enquiry }: Form) =>
  keyedHash("changed-form", `${formId} ${contentOf(enquiry)}`);

const contentOf = ({ name, email, phone, company, service, message }: Enquiry) =>
  JSON.stringify([name, email, phone, company, service, message]);

/** Undefined when the form, or by a rare chance the reference, exists already. */
const insert = async (database: Database, given: ToStore, now: number): Promise<LeasedEnquiry | undefined> => {
  const { enquiry, language, serviceName, formId, suspicions, origin } = given;
  const suspect = suspicions.length > 0;
  const reference = newReference();
  const leased = newLease();
  const row = await database
    .insertInto("enquiry")
    .values({
      ...enquiry,
      language,
      id: randomUUID(),
      reference,
      form_id: formId,
      state: suspect ? "spam" : "new",
      spam_reasons: JSON.stringify(suspicions),
      service_name: serviceName,
      search: searchText(enquiry, serviceName, reference),
      origin: origin ? JSON.stringify(origin) : null,
      ...dueMail(now),
      ...(suspect ? { mail_state: "none", mail_due_at: null } : {}),
      ...leased,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await keepWords(database, { enquiry_id: row.id }, row.search);
  return { ...row, ...leased };
};

const insertConfirmation = (database: Database, { to, answerTo, write }: Confirmation, row: EnquiryRow) =>
  database
    .insertInto("enquiry_reply")
    .values({
      id: randomUUID(),
      enquiry_id: row.id,
      kind: "confirmation",
      reference: row.reference,
      mail_to: to,
      answer_to: answerTo,
      ...write(row.reference),
      thread: "",
      ...dueMail(row.created_at),
    })
    .execute();

/** Without 0, 1, I, L and O, which people confuse. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const newReference = () => `M-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/** The text that the inbox is searched in, lower case. */
export const searchText = ({ name, email, phone, company, message }: Enquiry, service: string, reference: string) =>
  [reference, name, email, phone, company, message, ...(service ? [service] : [])].join("\n").toLowerCase();
