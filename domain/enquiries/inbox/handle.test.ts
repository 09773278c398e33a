import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { type OutboxDeps, storeFailed } from "../../../tests/outbox.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { withForms } from "../../../tests/stored-enquiries.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { erase } from "../erase/erase.server.ts";
import { exportEnquiries } from "./export-enquiries.server.ts";
import { addNote, assign, changeState } from "./handle.server.ts";
import { inbox } from "./inbox.server.ts";
import { markSpam, notSpam, sendAgain } from "./mailing.server.ts";
import { readEnquiry } from "./read-enquiry.server.ts";

const all = { states: [], search: "", page: 1 };

const activity = ({ database }: OutboxDeps) =>
  database.selectFrom("activity").select(["actor", "action", "subject", "detail"]).orderBy("at").execute();

const member = (deps: OutboxDeps, name: string) =>
  createMember(
    deps.database,
    { name, email: `${name}@example.org`, role: "editor", passwordHash: null },
    deps.time.now,
  ).then((id) => id ?? "");

describe.each(databaseKinds)("on %s", (kind) => {
  test("each thing that is done to an enquiry is written down with whom, what and which", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" }, { name: "Bo Two", email: "bo@example.org" });
    const ada = id("Ada One");
    const erin = await member(deps, "Erin");
    const steps = [
      () => changeState(deps, editor, ada, "replied"),
      () => assign(deps, { ...editor, name: "Ed" }, ada, erin),
      () => assign(deps, { ...editor, name: "Ed" }, ada, ""),
      () => addNote(deps, editor, ada, "Call back"),
      () => sendAgain(deps, editor, ada),
      () => markSpam(deps, editor, ada),
      () => notSpam(deps, editor, ada),
      () => exportEnquiries(deps, editor, { states: [], search: "" }),
    ];
    for (const step of steps) {
      deps.time.now += 1_000;
      await step();
    }
    deps.time.now += 1_000;
    const erased = await erase(deps, editor, { id: ada, what: "person" });
    const references = erased.outcome === "erased" ? erased.references : [];
    expect(references).toHaveLength(1);
    const on = { actor: editor.id, subject: ada };
    expect(await activity(deps)).toEqual([
      { ...on, action: "enquiry-state", detail: "to Replied" },
      { ...on, action: "enquiry-assign", detail: "to Erin" },
      { ...on, action: "enquiry-assign", detail: "to nobody" },
      { ...on, action: "enquiry-note", detail: "" },
      { ...on, action: "enquiry-send", detail: "" },
      { ...on, action: "enquiry-spam", detail: "" },
      { ...on, action: "enquiry-not-spam", detail: "" },
      { ...on, subject: null, action: "enquiry-export", detail: "2 rows" },
      { ...on, subject: null, action: "enquiry-erase", detail: references.join(", ") },
    ]);
  });

  test("what does not exist, or is so already, is told and changes nothing", async () => {
    const { deps, id } = await withForms(kind, { name: "Ada One" }, { name: "Spam Bot", website: "trap" });
    const [ada, bot] = [id("Ada One"), id("Spam Bot")];
    expect(await changeState(deps, editor, "gone", "open")).toEqual({ outcome: "missing" });
    expect(await assign(deps, { ...editor, name: "Ed" }, "gone", "")).toEqual({ outcome: "missing" });
    expect(await sendAgain(deps, editor, "gone")).toEqual({ outcome: "missing" });
    expect(await notSpam(deps, editor, ada)).toEqual({ outcome: "missing" });
    expect(await markSpam(deps, editor, bot)).toEqual({ outcome: "unchanged" });
    expect(await markSpam(deps, editor, "gone")).toEqual({ outcome: "unchanged" });
    expect(await readEnquiry(deps, editor, "gone")).toBeNull();
    expect(await erase(deps, editor, { id: "gone", what: "person" })).toEqual({ outcome: "missing" });
    expect(await activity(deps)).toEqual([]);
    expect(await readEnquiry(deps, editor, bot)).toMatchObject({ spamReasons: [expect.stringContaining("field")] });
    expect(await inbox(deps, editor, all)).toMatchObject({ counts: { new: 1, spam: 1 } });
  });

  test("an enquiry shows all that is known of it, tries and notes from the first on", async () => {
    const { deps } = await withForms(kind);
    const [zoe, erin] = [await member(deps, "Zoe"), await member(deps, "Erin")];
    await storeFailed(deps, 1);
    const created = deps.time.now;
    const row = await deps.database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
    expect((await inbox(deps, editor, all)).entries).toMatchObject([{ mailFault: true }]);
    await assign(deps, { ...editor, name: "Ed" }, row.id, zoe);
    for (const [author, text] of [
      [zoe, "first"],
      ["somebody-gone", "second"],
    ] as const) {
      deps.time.now += 1_000;
      await addNote(deps, { id: author, role: "editor" }, row.id, text);
    }
    deps.time.now += 1_000;
    expect(await sendAgain(deps, editor, row.id)).toEqual({ outcome: "sent" });
    await deps.database.updateTable("staff").set({ banned: 1 }).execute();
    expect(await readEnquiry(deps, editor, row.id)).toEqual({
      id: row.id,
      reference: row.reference,
      state: "new",
      spamReasons: [],
      confirmation: null,
      origin: null,
      outcome: null,
      value: null,
      name: "Ada Palmgrove",
      email: "ada@example.org",
      phone: "(305) 555-0199",
      company: "Analytical Engines",
      language: "en",
      service: "Cloud Solutions",
      message: "Please call us about moving two servers.",
      createdAt: created,
      mailState: "sent",
      mailDueAt: null,
      attempts: [
        {
          at: created,
          to: "info@example.com",
          tookMs: 0,
          replyTo: true,
          fault: "network",
          code: "Code",
          message: "Told so",
          mailId: null,
        },
        {
          at: deps.time.now,
          to: "info@example.com",
          tookMs: 0,
          replyTo: true,
          fault: null,
          code: "",
          message: "",
          mailId: "sent",
        },
      ],
      notes: [
        { id: expect.any(String), author: "Zoe", text: "first", at: created + 1_000 },
        { id: expect.any(String), author: "Somebody", text: "second", at: created + 2_000 },
      ],
      replies: [],
      others: { shown: [], total: 0 },
      assignee: zoe,
      people: [{ id: zoe, name: "Zoe", off: true }],
    });
    await deps.database.updateTable("staff").set({ banned: 0 }).execute();
    const people = (await readEnquiry(deps, editor, row.id))?.people;
    expect(people).toEqual([
      { id: erin, name: "Erin", off: false },
      { id: zoe, name: "Zoe", off: false },
    ]);
    expect((await inbox(deps, editor, all)).entries).toMatchObject([{ mailFault: false, assignee: "Zoe" }]);
  });
});
