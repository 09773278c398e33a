import { randomUUID } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { mailLook } from "../../content/published/mail-look.server.ts";
import type { SiteDeps } from "../../content/published/published-site.server.ts";
import { inTransaction } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { NOTE_LENGTH } from "../enquiry.ts";
import { isWorkState, states } from "../enquiry-state.ts";
import { assignedMail } from "../mail/assigned-mail.ts";

type Deps = Pick<Platform, "database" | "clock">;

export type StateOutcome = { outcome: "changed"; state: string } | { outcome: "missing" | "invalid" };

/** Moves an enquiry to new, open, replied or closed. Only `notSpam` frees one that is spam; here it is `missing`. */
export const changeState = async (deps: Deps, actor: Actor, id: string, state: string): Promise<StateOutcome> => {
  demand(actor, "enquiries");
  if (!isWorkState(state)) return { outcome: "invalid" };
  return inTransaction(deps.database, async (transaction): Promise<StateOutcome> => {
    const changed = await transaction
      .updateTable("enquiry")
      .set({ state, updated_at: deps.clock() })
      .where("id", "=", id)
      .where("state", "!=", "spam")
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return { outcome: "missing" };
    const detail = `to ${states[state]}`;
    await record(transaction, deps.clock(), { actor: actor.id, action: "enquiry-state", subject: id, detail });
    return { outcome: "changed", state: states[state] };
  });
};

/** `told`: whether the mail that tells them left; null where there is nobody to tell, or it is whoever assigned. */
export type AssignOutcome = { outcome: "assigned"; name: string | null; told: boolean | null } | { outcome: "missing" };

type AssignDeps = Deps & SiteDeps & Pick<Platform, "mail" | "log">;
type Handed = { name: string; company: string; reference: string; member?: { name: string; email: string } };

const TELL_MS = 5_000;

/** Assigns an enquiry to a member of staff who can sign in, or with an empty id to nobody, and tells them by mail. */
export const assign = async (
  deps: AssignDeps,
  actor: Actor & { name: string },
  id: string,
  assignee: string,
): Promise<AssignOutcome> => {
  demand(actor, "enquiries");
  const handed = await deps.database.transaction().execute(async (transaction): Promise<Handed | null> => {
    const member = await transaction
      .selectFrom("staff")
      .select(["name", "email"])
      .where("id", "=", assignee)
      .where("banned", "=", 0)
      .executeTakeFirst();
    if (assignee !== "" && !member) return null;
    const enquiry = await transaction
      .updateTable("enquiry")
      .set({ assignee: assignee || null, updated_at: deps.clock() })
      .where("id", "=", id)
      .returning(["name", "company", "reference"])
      .executeTakeFirst();
    if (!enquiry) return null;
    const detail = member ? `to ${member.name}` : "to nobody";
    await record(transaction, deps.clock(), { actor: actor.id, action: "enquiry-assign", subject: id, detail });
    return { ...enquiry, ...(member ? { member } : {}) };
  });
  if (!handed) return { outcome: "missing" };
  const { member, ...enquiry } = handed;
  if (!member || assignee === actor.id) return { outcome: "assigned", name: member?.name ?? null, told: null };
  const link = `${deps.settings.PUBLIC_URL}/cms/enquiries/${id}`;
  const message = assignedMail({ ...enquiry, by: actor.name, link, look: await mailLook(deps) });
  const { sent } = await deps.mail.send({ ...message, from: deps.mail.from, to: member.email }, TELL_MS);
  return { outcome: "assigned", name: member.name, told: sent };
};

export type NoteOutcome = { outcome: "added" | "empty" | "too-long" | "missing" };

/** Adds what was typed to the notes of an enquiry, at most `NOTE_LENGTH` characters. */
export const addNote = async (deps: Deps, actor: Actor, enquiry: string, typed: string): Promise<NoteOutcome> => {
  demand(actor, "enquiries");
  const text = typed.replaceAll("\r\n", "\n").trim(); // as browsers send what they count as one
  if (text === "") return { outcome: "empty" };
  if (text.length > NOTE_LENGTH) return { outcome: "too-long" };
  const now = deps.clock();
  return deps.database.transaction().execute(async (transaction): Promise<NoteOutcome> => {
    const row = await transaction.selectFrom("enquiry").select("id").where("id", "=", enquiry).executeTakeFirst();
    if (!row) return { outcome: "missing" };
    const note = { id: randomUUID(), enquiry_id: enquiry, author: actor.id, text, created_at: now };
    await transaction.insertInto("enquiry_note").values(note).execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-note", subject: enquiry });
    return { outcome: "added" };
  });
};
