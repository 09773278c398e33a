import { sql } from "kysely";
import type { Platform } from "#platform/platform.ts";
import { fillNames } from "../../content/names.ts";
import { publishedDocument } from "../../content/published/published-document.server.ts";
import { type PublishedSite, publishedSite, type SiteDeps } from "../../content/published/published-site.server.ts";
import type { Language } from "../../languages.ts";
import { countAll, type RateRule } from "../../rate-limit.server.ts";
import { escapeLike } from "../../sql.server.ts";
import type { Member } from "../../staff/member.ts";
import { demand } from "../../staff/rights.ts";
import type { Enquiry } from "../enquiry.ts";
import { confirmationText } from "../mail/confirmation-mail.ts";
import { isAscii } from "../mail/enquiry-mail.ts";

/** To one address, and of the whole site: what a flood of forms could make us send to strangers. */
const toOne: RateRule = { purpose: "confirmation", limit: 3, windowMs: 24 * 3_600_000 };
const toAll: RateRule = { purpose: "confirmations", limit: 60, windowMs: 3_600_000 };

type Deps = SiteDeps & Pick<Platform, "commit" | "clock" | "keyedHash" | "mail" | "log">;

/** A mail to whoever sent a form, once its reference is known. */
export type Confirmation = {
  to: string;
  answerTo: string;
  write: (reference: string) => { subject: string; text: string };
};

/** What confirms an enquiry that is no suspect; null where Settings don't ask for it, or its address is not one to write to. Never rejects. */
export const prepareConfirmation = async (
  deps: Deps,
  enquiry: Enquiry,
  language: Language,
): Promise<Confirmation | null> => {
  try {
    const site = await publishedSite(deps, language);
    if (!site.settings.confirms || !(await isToBeWrittenTo(deps, site, enquiry.email))) return null;
    const promised = await promisedBy(deps, site);
    return {
      to: enquiry.email,
      answerTo: deps.mail.to,
      write: (reference) => confirmationText({ ...enquiry, reference }, promised, site.words),
    };
  } catch (error) {
    deps.log.warn({ err: error }, "enquiry: could not prepare its confirmation");
    return null;
  }
};

/** The mail as it would confirm a message of this member of staff, whether Settings ask for it or not. Throws NotAllowed. */
export const sampleConfirmation = async (
  deps: SiteDeps,
  actor: Member,
  language: Language,
): Promise<{ subject: string; text: string }> => {
  demand(actor, "settings");
  const site = await publishedSite(deps, language);
  const sample = { name: actor.name, message: site.words.mail.sampleMessage, reference: SAMPLE_REFERENCE };
  return confirmationText(sample, await promisedBy(deps, site), site.words);
};

const SAMPLE_REFERENCE = "M-7K2P4A";

/** Where machines read, or nobody does (RFC 2142). */
const machines = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|hostmaster|abuse|bounces?|root)(?:[+=-]|@)/;

const isToBeWrittenTo = async (deps: Deps, { settings }: PublishedSite, email: string): Promise<boolean> => {
  const address = email.toLowerCase();
  const { services } = settings.form;
  const own = [
    deps.mail.to,
    deps.mail.fromAddress,
    settings.contact.email,
    ...services.map(({ receiver }) => receiver),
  ];
  if (!isAscii(address) || machines.test(address) || own.some((one) => one.toLowerCase() === address)) return false;
  if (await isInSpam(deps, address)) return false;
  const counts = await countAll(deps, [
    { rule: toOne, who: mailboxOf(address) },
    { rule: toAll, who: "everybody" },
  ]);
  return !counts.some(({ limited }) => limited);
};

/** One name for the addresses of a mailbox: what follows a plus is its owner's to choose, and at Gmail dots mean nothing. */
const mailboxOf = (address: string): string => {
  const [local = "", domain = ""] = address.replace(/\+[^@]*/, "").split("@");
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
};

/** Whether a message that is kept as spam came from this address, or names it. */
const isInSpam = async ({ database }: Deps, address: string): Promise<boolean> => {
  const row = await database
    .selectFrom("enquiry")
    .select("id")
    .where("state", "=", "spam")
    .where(sql<boolean>`search like ${`%${escapeLike(address)}%`} escape '!'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** As the contact page of the language says it. */
const promisedBy = async (
  { database, settings }: Pick<Deps, "database" | "settings">,
  { words, filled, names }: PublishedSite,
) => {
  const { company, contact, hours } = filled.settings;
  const page = await publishedDocument(database, words.paths.contact);
  const blocks = page?.type === "page" ? page.data.blocks : [];
  const next = blocks.flatMap((block) => (block.type === "contact" && !block.hidden ? block.next : []));
  return {
    company: company.name,
    host: new URL(settings.PUBLIC_URL).host,
    phone: contact.phone,
    hours: hours.map((one) => `${one.days}: ${one.hours}`),
    next: fillNames(next, names),
  };
};
