import { describe, expect, test } from "vitest";
import { databaseKinds } from "../tests/databases.ts";
import { openDeps } from "../tests/deps.ts";
import { forgetTraces } from "./enquiries/erase/erase.server.ts";
import { countOne, lookAtCount, resetCount, uncountOne } from "./rate-limit.server.ts";

const rule = { purpose: "test", limit: 3, windowMs: 60_000 };

describe.each(databaseKinds)("on %s", (kind) => {
  test("as many pass as the limit says, then none until the window is over", async () => {
    const deps = await openDeps(kind);
    const count = () => countOne(deps, rule, "203.0.113.9");
    expect(await count()).toEqual({ limited: false, remaining: 2, resetMs: 60_000 });
    deps.time.now += 10_000;
    expect(await count()).toEqual({ limited: false, remaining: 1, resetMs: 50_000 });
    expect(await count()).toEqual({ limited: false, remaining: 0, resetMs: 50_000 });
    expect(await lookAtCount(deps, rule, "203.0.113.9")).toEqual({ limited: true, remaining: 0, resetMs: 50_000 });
    expect(await count()).toEqual({ limited: true, remaining: 0, resetMs: 50_000 });
    deps.time.now += 50_000;
    expect(await lookAtCount(deps, rule, "203.0.113.9")).toMatchObject({ limited: false, remaining: 3 });
    expect(await count()).toEqual({ limited: false, remaining: 2, resetMs: 60_000 });
  });

  test("what is taken back is one each time, and never more than there was", async () => {
    const deps = await openDeps(kind);
    const left = async () => (await lookAtCount(deps, rule, "203.0.113.9")).remaining;
    for (const who of ["203.0.113.9", "203.0.113.9", "203.0.113.10"]) await countOne(deps, rule, who);
    const after: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await uncountOne(deps, { rule, who: "203.0.113.9" });
      after.push(await left());
    }
    expect(after).toEqual([2, 3, 3]);
    await resetCount(deps, { rule, who: "203.0.113.9" });
    expect((await lookAtCount(deps, rule, "203.0.113.10")).remaining, "of somebody else").toBe(2);
  });

  test("a window that a clock opened hours ahead, before it was put back, keeps nobody out", async () => {
    const deps = await openDeps(kind);
    const count = () => countOne(deps, rule, "203.0.113.9");
    deps.time.now += 5 * 3_600_000;
    for (let used = 0; used < 4; used += 1) await count();
    deps.time.now -= 5 * 3_600_000;
    expect(await lookAtCount(deps, rule, "203.0.113.9")).toMatchObject({ limited: false, remaining: 3 });
    expect(await count()).toEqual({ limited: false, remaining: 2, resetMs: 60_000 });
  });

  test("of many at once exactly the limit pass", async () => {
    const deps = await openDeps(kind);
    const counts = await Promise.all(Array.from({ length: 20 }, () => countOne(deps, rule, "203.0.113.9")));
    expect(counts.filter(({ limited }) => !limited)).toHaveLength(3);
  });

  test("each address and each purpose has its own count; a /64 of IPv6 is one address", async () => {
    const deps = await openDeps(kind);
    const left = async (address: string, purpose = "test") =>
      (await countOne(deps, { ...rule, purpose }, address)).remaining;
    expect(await left("203.0.113.9")).toBe(2);
    expect(await left("::ffff:203.0.113.9")).toBe(1);
    expect(await left("203.0.113.10")).toBe(2);
    expect(await left("203.0.113.9", "other")).toBe(2);
    expect(await left("2001:db8:1:2:3:4:5:6")).toBe(2);
    expect(await left("2001:db8:1:2::9")).toBe(1);
    expect(await left("2001:db8:1:3::9")).toBe(2);
    expect(await left("203.0.113.9"), "what others were counted changed nothing").toBe(0);
  });

  test("no address stands in the database, and what is over is forgotten", async () => {
    const deps = await openDeps(kind);
    await countOne(deps, rule, "203.0.113.9");
    const rows = () => deps.database.selectFrom("rate_window").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain("203.0.113");
    await forgetTraces(deps);
    expect(await rows()).toHaveLength(1);
    deps.time.now += 60_000;
    await forgetTraces(deps);
    expect(await rows()).toEqual([]);
  });
});
