import { describe, expect, test } from "vitest";
import { readSeed } from "#content/seed-content.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { filledForm, openGround } from "../../tests/ground.ts";
import { seedSite } from "../content/life/seed-site.server.ts";
import { eraseOld } from "./erase-old.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

const DAY_MS = 86_400_000;
const nowhere = { put: async () => {}, get: async () => null, remove: async () => {} };

describe.each(databaseKinds)("on %s", (kind) => {
  test("enquiries go when they are older than Settings says, in whatever state, and it is written down", async () => {
    const ground = await openGround(kind);
    await seedSite({ ...ground, files: nowhere }, readSeed());
    const submit = (changes: Record<string, unknown>) =>
      submitEnquiry(ground, filledForm({ elapsedMs: 9_000, ...changes }), "::1");
    await submit({ name: "Old One" });
    await submit({ name: "Old Spam", website: "trap" });
    ground.time.now += 2 * 365 * DAY_MS;
    await submit({ name: "Young One" });
    expect(await eraseOld(ground)).toBe(0);
    ground.time.now += 5 * DAY_MS;
    expect(await eraseOld(ground)).toBe(2);
    expect(await ground.database.selectFrom("enquiry").select("name").execute()).toEqual([{ name: "Young One" }]);
    expect(await ground.database.selectFrom("mail_attempt").select("id").execute()).toHaveLength(1);
    const written = await ground.database
      .selectFrom("activity")
      .selectAll()
      .where("action", "=", "enquiry-retention")
      .execute();
    expect(written.map(({ detail }) => detail)).toEqual(["2 older than 24 months"]);
    expect(await eraseOld(ground)).toBe(0);
  });

  test("all that is old goes in one turn of the job, also when it is more than one round erases", async () => {
    const ground = await openGround(kind);
    await seedSite({ ...ground, files: nowhere }, readSeed());
    await submitEnquiry(ground, filledForm(), "::1");
    const row = await ground.database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 500 }, (_, n) => ({
      ...row,
      id: `id-${n}`,
      reference: `M-${n}`,
      form_id: `f-${n}`,
    }));
    for (let n = 0; n < others.length; n += 100)
      await ground.database
        .insertInto("enquiry")
        .values(others.slice(n, n + 100))
        .execute();
    ground.time.now += 3 * 365 * DAY_MS;
    expect(await eraseOld(ground)).toBe(501);
    expect(await ground.database.selectFrom("enquiry").select("id").execute()).toEqual([]);
  });
});
