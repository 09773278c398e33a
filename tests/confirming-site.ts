import { expect } from "vitest";
import { readEnquiry } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { openOutbox } from "#domain/enquiries/outbox/outbox.server.ts";
import { submitEnquiry } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import type { DatabaseKind } from "./databases.ts";
import { publishChange } from "./edit.ts";
import { filledForm } from "./filled-form.ts";
import { openSeeded } from "./seeded.ts";
import { editor } from "./staff-actors.ts";

/** A site that confirms messages; `submit` gives the id of what was stored, and the mails that have left for its sender. */
export const openConfirming = async (kind: DatabaseKind) => {
  const site = await openSeeded(kind);
  await publishChange(site.database, "settings", { confirms: true });
  const deps = Object.assign(site, { send: openOutbox(site) });
  const mailsTo = (to: string) => deps.mail.sent.filter((mail) => mail.to === to);
  const submit = async (changes: Record<string, unknown> = {}) => {
    const form = filledForm(changes);
    await submitEnquiry(deps, form, `address of ${form.formId}`);
    const stored = deps.database.selectFrom("enquiry").select("id").where("form_id", "=", String(form.formId));
    return (await stored.executeTakeFirstOrThrow()).id;
  };
  const read = async (id: string) => (await readEnquiry(deps, editor, id)) ?? expect.fail("it is gone");
  return { deps, submit, read, mailsTo };
};
