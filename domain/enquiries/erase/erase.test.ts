import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { databaseKinds, MOST_VALUES } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { openSeeded, seed } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { inParts } from "../../in-parts.ts";
import { jsonRows } from "../../sql.server.ts";
import { otherMessages } from "../inbox/same-person.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";
import { erase, eraseOld, extentOf, forgetTraces, monthsBefore } from "./erase.server.ts";

const DAY_MS = 86_400_000;

const copyEnquiry = async (database: Database, id: string, times: number) => {
  const {
    id: _,
    reference: __,
    form_id: ___,
    ...row
  } = await database.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const rest = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const names = Array.from({ length: times }, (_, n) => ({ name: `copy-${n}` }));
  for (const part of inParts(names, 10_000))
    await sql`
      insert into enquiry (id, reference, form_id, ${rest})
      select copy_name, copy_name, copy_name, ${rest}
      from enquiry, (select value ->> 'name' as copy_name from ${jsonRows(database, part)}) as copies
      where enquiry.id = ${id}`.execute(database);
};

test("months are counted back to the same day, or the last one of a shorter month", () => {
  const back = (day: string, months: number) =>
    new Date(monthsBefore(Date.parse(day), months)).toISOString().slice(0, 10);
  expect(back("2026-11-20T10:00:00Z", 24)).toBe("2024-11-20");
  expect(back("2026-03-31T10:00:00Z", 1)).toBe("2026-02-28");
  expect(back("2024-03-31T10:00:00Z", 1)).toBe("2024-02-29");
  expect(back("2026-01-31T10:00:00Z", 1)).toBe("2025-12-31");
});

test("what is erased is gone from the files of the database, not from its tables alone", { tags: "slow" }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "erase-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = await openDatabase({ DATABASE_URL: "", DATA_DIR: folder }, () => {});
  onTestFinished(() => database.destroy());
  const deps = await openDeps("SQLite", database);
  await seed(database);
  const seen = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes("zebmarker"));
  const fill = async () => {
    for (let n = 0; n < 14; n += 1)
      await submitEnquiry(deps, filledForm({ message: `zebmarker ${"and more ".repeat(40)}` }), `192.0.2.${n}`);
    expect(seen()).not.toEqual([]);
  };
  await fill();
  const { id } = await database.selectFrom("enquiry").select("id").limit(1).executeTakeFirstOrThrow();
  expect(await erase(deps, editor, { id, what: "person" })).toMatchObject({ references: { length: 14 } });
  expect(seen()).toEqual([]);
  await fill();
  deps.time.now += 3 * 365 * DAY_MS;
  expect(await eraseOld(deps)).toBe(14);
  expect(seen(), "after their time").toEqual([]);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("erasing a person takes all that came from the address, and says what", async () => {
    const deps = await openDeps(kind);
    for (const email of ["ada@example.org", "ADA@example.org", "bo@example.org"])
      await submitEnquiry(deps, filledForm({ email }), "::1");
    const { id } = await deps.database
      .selectFrom("enquiry")
      .select("id")
      .where("email", "=", "ada@example.org")
      .executeTakeFirstOrThrow();
    expect(await erase(deps, editor, { id, what: "person" })).toMatchObject({
      references: [expect.any(String), expect.any(String)],
      attempts: 2,
    });
    expect(await deps.database.selectFrom("enquiry").select("email").execute()).toEqual([{ email: "bo@example.org" }]);
    const activity = JSON.stringify(await deps.database.selectFrom("activity").selectAll().execute());
    expect(activity).not.toMatch(/ada@example/i);
    expect(await erase(deps, editor, { id, what: "person" })).toEqual({ outcome: "missing" });
  });

  test("an address is the same person in capitals and small letters of any alphabet, whatever its signs, and no other one", async () => {
    const deps = await openDeps(kind);
    const umlauts = ["MÜLLER@example.org", "müller@example.org", "mäller@example.org", "m_ller@example.org"];
    for (const email of [...umlauts, "go!cuba@example.org", "Go!Cuba@example.org"])
      await submitEnquiry(deps, filledForm({ email }), "::1");
    const rows = await deps.database.selectFrom("enquiry").select(["id", "email"]).execute();
    for (const [email, enquiries] of [
      ["MÜLLER@example.org", 2],
      ["müller@example.org", 2],
      ["m_ller@example.org", 1],
      ["go!cuba@example.org", 2],
    ] as const) {
      const id = rows.find((row) => row.email === email)?.id ?? "";
      expect((await extentOf(deps, editor, id))?.person, email).toMatchObject({ enquiries });
      expect((await otherMessages(deps.database, { id, email })).total, email).toBe(enquiries - 1);
    }
    const id = rows.find((row) => row.email === "MÜLLER@example.org")?.id ?? "";
    expect(await erase(deps, editor, { id, what: "person" })).toMatchObject({ references: { length: 2 } });
    const left = await deps.database.selectFrom("enquiry").select("email").execute();
    expect(left.map(({ email }) => email).sort()).toEqual([
      "Go!Cuba@example.org",
      "go!cuba@example.org",
      "m_ller@example.org",
      "mäller@example.org",
    ]);
  });

  test("a person of more messages than a statement takes values is erased, too", { tags: "slow" }, async () => {
    const deps = await openDeps(kind);
    await submitEnquiry(deps, filledForm({ email: "ada@example.org" }), "::1");
    const { id } = await deps.database.selectFrom("enquiry").select("id").executeTakeFirstOrThrow();
    const others = MOST_VALUES[kind] + 1;
    await copyEnquiry(deps.database, id, others);
    expect((await extentOf(deps, editor, id))?.person).toMatchObject({ enquiries: others + 1, attempts: 1 });
    expect(await erase(deps, editor, { id, what: "person" })).toMatchObject({ references: { length: others + 1 } });
    expect(await deps.database.selectFrom("enquiry").select("id").limit(1).execute()).toEqual([]);
  });

  test("nothing is erased where another message came since the question, and its extent is told", async () => {
    const deps = await openDeps(kind);
    for (const email of ["ada@example.org", "ADA@example.org", "bo@example.org"])
      await submitEnquiry(deps, filledForm({ email }), "::1");
    const rows = await deps.database.selectFrom("enquiry").select(["id", "email"]).execute();
    const id = rows.find(({ email }) => email === "ADA@example.org")?.id ?? "";
    const [message, person] = [
      { enquiries: 1, notes: 0, replies: 0, attempts: 1 },
      { enquiries: 2, notes: 0, replies: 0, attempts: 2 },
    ];
    expect(await extentOf(deps, editor, id)).toEqual({ message, person });
    expect(await extentOf(deps, editor, "gone")).toBeNull();
    expect(await erase(deps, editor, { id, what: "person", told: 1 })).toEqual({ outcome: "more" });
    expect(await deps.database.selectFrom("enquiry").select("id").execute()).toHaveLength(3);
    expect(await erase(deps, editor, { id, what: "person", told: 2 })).toMatchObject({ outcome: "erased" });
  });

  test("enquiries go when they are older than Settings says, in whatever state, and it is written down", async () => {
    const deps = await openSeeded(kind);
    const submit = (changes: Record<string, unknown>) =>
      submitEnquiry(deps, filledForm({ elapsedMs: 9_000, ...changes }), "::1");
    await submit({ name: "Old One" });
    await submit({ name: "Old Spam", website: "trap" });
    deps.time.now += 2 * 365 * DAY_MS;
    await submit({ name: "Young One" });
    expect(await eraseOld(deps)).toBe(0);
    deps.time.now += 5 * DAY_MS;
    expect(await eraseOld(deps)).toBe(2);
    expect(await deps.database.selectFrom("enquiry").select("name").execute()).toEqual([{ name: "Young One" }]);
    expect(await deps.database.selectFrom("mail_attempt").select("id").execute()).toHaveLength(1);
    const line = (detail: string) => [null, "enquiry-retention", null, detail];
    const first = line("2 older than 24 months");
    expect(await written(deps.database, "enquiry-retention")).toEqual([first]);
    expect(await eraseOld(deps)).toBe(0);
    deps.time.now += 3 * 365 * DAY_MS;
    expect(await eraseOld(deps)).toBe(1);
    const last = line("1 older than 24 months");
    expect(await written(deps.database, "enquiry-retention")).toEqual([first, last]);
  });

  test("an enquiry is kept to the very moment at which its months are over", async () => {
    const deps = await openSeeded(kind);
    const created = Date.parse("2024-05-20T10:00:00Z");
    deps.time.now = created;
    await submitEnquiry(deps, filledForm(), "::1");
    deps.time.now = Date.parse("2026-05-20T10:00:00Z");
    expect(await eraseOld(deps)).toBe(0);
    deps.time.now += 1;
    deps.logged.length = 0;
    expect(await eraseOld(deps)).toBe(1);
    expect(deps.logged.join("")).toContain('"erased":1');
    expect(await eraseOld(deps)).toBe(0);
    expect(deps.logged).toHaveLength(1);
  });

  test("counts and tokens are forgotten at the moment they are over, not before", async () => {
    const deps = await openDeps(kind);
    await submitEnquiry(deps, filledForm(), "::1");
    const left = async (table: "rate_window" | "used_token") =>
      (await deps.database.selectFrom(table).selectAll().execute()).length;
    deps.time.now += 119_999;
    await forgetTraces(deps);
    expect([await left("used_token"), await left("rate_window")]).toEqual([1, 1]);
    deps.time.now += 1;
    await forgetTraces(deps);
    expect([await left("used_token"), await left("rate_window")]).toEqual([0, 1]);
    deps.time.now += deps.settings.CONTACT_WINDOW_MS - 120_000 - 1;
    await forgetTraces(deps);
    expect(await left("rate_window")).toBe(1);
    deps.time.now += 1;
    await forgetTraces(deps);
    expect(await left("rate_window")).toBe(0);
  });

  test("all that is old goes in one turn of the job, also when it is more than one round erases", {
    tags: "slow",
  }, async () => {
    const deps = await openSeeded(kind);
    await submitEnquiry(deps, filledForm(), "::1");
    const row = await deps.database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 500 }, (_, n) => ({
      ...row,
      id: `id-${n}`,
      reference: `M-${n}`,
      form_id: `f-${n}`,
    }));
    for (let n = 0; n < others.length; n += 100)
      await deps.database
        .insertInto("enquiry")
        .values(others.slice(n, n + 100))
        .execute();
    deps.time.now += 3 * 365 * DAY_MS;
    expect(await eraseOld(deps)).toBe(501);
    expect(await deps.database.selectFrom("enquiry").select("id").execute()).toEqual([]);
  });
});
