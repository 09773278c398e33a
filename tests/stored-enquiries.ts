import { expect } from "vitest";
import { readEnquiry } from "../domain/enquiries/inbox/read-enquiry.server.ts";
import { submitEnquiry } from "../domain/enquiries/submit/submit-enquiry.server.ts";
import { createMember } from "../domain/staff/members/create-member.server.ts";
import type { DatabaseKind } from "./databases.ts";
import { openDeps } from "./deps.ts";
import { filledForm } from "./filled-form.ts";
import { openProcess } from "./outbox.ts";

/** Stores forms a second apart, named so that each is found again; gives their ids by name. */
export const withForms = async (kind: DatabaseKind, ...forms: Record<string, unknown>[]) => {
  const deps = await openProcess(kind);
  for (const form of forms) {
    deps.time.now += 1_000;
    await submitEnquiry(deps, filledForm(form), "203.0.113.9");
  }
  const rows = await deps.database.selectFrom("enquiry").select(["id", "name"]).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return { deps, id: (name: string) => ids.get(name) ?? "" };
};

type Ground = Awaited<ReturnType<typeof openDeps>>;

/** Sends forms as visitors would; gives the ids, in the order sent. */
export const withEnquiries = async (kind: DatabaseKind, ...forms: Record<string, unknown>[]) => {
  const deps = await openDeps(kind);
  for (const form of forms) await send(deps, form);
  const rows = await deps.database.selectFrom("enquiry").select("id").orderBy("created_at").execute();
  return { deps, ids: rows.map(({ id }) => id) };
};

/** A form as a visitor would send it, a second later. */
export const send = async (deps: Ground, form: Record<string, unknown>) => {
  deps.time.now += 1_000;
  await submitEnquiry(deps, filledForm({ elapsedMs: 20_000, ...form }), "203.0.113.9");
};

export const spam = { website: "trap", name: "Spam Bot", email: "bot@example.net" };

export const answer = { subject: "Re: your message", text: "  We call you at three.\r\n\r\nErin " };

/** An enquiry of two lines, and two people who may answer it. */
export const withEnquiry = async (kind: DatabaseKind) => {
  const deps = await openProcess(kind);
  await submitEnquiry(deps, filledForm({ message: "Two servers.\nCan you & yours move them?" }), "::1");
  const { id } = await deps.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
  const person = async (name: string) => {
    const email = `${name.toLowerCase()}@example.org`;
    const made = await createMember(deps.database, { name, email, role: "editor", passwordHash: null }, deps.clock());
    return { id: made ?? "", role: "editor", name } as const;
  };
  const [erin, otto] = [await person("Erin"), await person("Otto")];
  deps.mail.sent.length = 0;
  return { deps, id, erin, otto, read: async () => (await readEnquiry(deps, erin, id)) ?? expect.fail("it is gone") };
};
