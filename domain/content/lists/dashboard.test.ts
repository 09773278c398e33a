import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow as rowOf } from "../../../tests/edit.ts";
import { list } from "../../../tests/list-services.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { contentCounts, recentUpdates } from "./dashboard.server.ts";

const DAY = 86_400_000;

const CLOUD = "service-cloud";

describe.each(databaseKinds)("on %s", (kind) => {
  test("the dashboard counts what visitors see, now and over sixty days", async () => {
    const site = await openSeeded(kind);
    const now = site.time.now + 100 * DAY;
    const set = (id: string, created_at: number) =>
      site.database.updateTable("document").set({ created_at }).where("id", "=", id).execute();
    await site.database
      .updateTable("document")
      .set({ created_at: now - 61 * DAY })
      .execute();
    const atFirst = (await contentCounts(site.database, site.time.now)).member;
    expect(atFirst).toEqual({ total: 5, change: 0, before: 0, line: Array(9).fill(5) });
    const { member } = await contentCounts(site.database, now);
    expect(member).toEqual({ total: 5, change: 0, before: 0, line: Array(9).fill(5) });
    await set("member-1", now - 30 * DAY);
    await set("member-2", now - 30 * DAY + 1);
    await set("member-3", now - 60 * DAY + 1);
    await unpublish(site, editor, "member-4");
    const counts = await contentCounts(site.database, now);
    expect(counts.member).toEqual({ total: 4, change: 1, before: 2, line: [1, 2, 2, 2, 3, 4, 4, 4, 4] });
    expect(counts.service.total).toBe((await list(site)).total);
    expect(Object.keys(counts)).toEqual(["page", "service", "member", "testimonial"]);
  });

  test("recent updates name each document once, by its newest change, with who made it", async () => {
    const site = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = { id: (await createMember(site.database, who, site.time.now)) ?? "", role: "editor" } as const;
    const steps = [
      () => publish(site, editor, CLOUD),
      () => publish(site, editor, "service-data"),
      () => publish(site, erin, CLOUD),
      () => trash(site, erin, "member-1"),
    ];
    for (const step of steps) {
      site.time.now += 1_000;
      await step();
    }
    const titleOf = async (id: string) => (await rowOf(site, id)).title;
    const now = site.time.now;
    expect((await recentUpdates(site.database, 3)).map(({ id: _, ...update }) => Object.values(update))).toEqual([
      [now, await titleOf("member-1"), "member", "Erin", null],
      [now - 1_000, await titleOf(CLOUD), "service", "Erin", "/services/cloud"],
      [now - 2_000, await titleOf("service-data"), "service", null, "/services/data"],
    ]);
    expect(await recentUpdates(site.database, 2)).toHaveLength(2);
    const row = { at: now + 1, actor: null, action: "publish", document_id: CLOUD, subject: null, detail: "" };
    for (const id of ["b", "a", "c"])
      await site.database
        .insertInto("activity")
        .values({ ...row, id })
        .execute();
    expect((await recentUpdates(site.database, 1)).map(({ id }) => id)).toEqual(["a"]);
  });
});
