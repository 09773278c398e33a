// @module-tag slow
import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { openDeps } from "../../tests/deps.ts";
import { countTry, forgive } from "./sign-in-waits.server.ts";

const OFFICE = "203.0.113.7";

describe.each(databaseKinds)("on %s", (kind) => {
  test("twenty-five right sign-ins from one address bring no wait", async () => {
    const deps = await openDeps(kind);
    for (let n = 0; n < 25; n += 1) {
      const tries = { account: `member-${n}@example.org`, address: OFFICE };
      expect(await countTry(deps, tries)).toBe(0);
      await forgive(deps, tries);
    }
  });

  test("tries that the address's wait refuses do not count against the account", async () => {
    const deps = await openDeps(kind);
    for (let n = 0; n < 20; n += 1) await countTry(deps, { account: `guess-${n}`, address: OFFICE });
    for (let n = 0; n < 10; n += 1)
      expect(await countTry(deps, { account: "ada@example.org", address: OFFICE })).toBe(30_000);
    expect(await countTry(deps, { account: "ada@example.org", address: "198.51.100.1" })).toBe(0);
  });

  test("guesses from one IPv6 network count together, whatever the rest of the address", async () => {
    const deps = await openDeps(kind);
    const guess = (n: number) => countTry(deps, { account: `guess-${n}`, address: `2001:db8:1:2::${n}` });
    for (let n = 0; n < 20; n += 1) expect(await guess(n)).toBe(0);
    expect(await guess(20)).toBe(30_000);
    expect(await countTry(deps, { account: "guess-21", address: "2001:db8:1:3::1" })).toBe(0);
  });

  test("guesses at one account from one IPv6 network count together, too", async () => {
    const deps = await openDeps(kind);
    const guess = (address: string) => countTry(deps, { account: "ada@example.org", address });
    for (let n = 0; n < 5; n += 1) expect(await guess(`2001:db8:1:2::${n}`)).toBe(0);
    expect(await guess("2001:db8:1:2:ffff::9")).toBe(30_000);
    expect(await guess("2001:db8:1:3::1")).toBe(0);
  });

  test("whom two rules hold up is told the longer wait", async () => {
    const deps = await openDeps(kind);
    const ada = () => countTry(deps, { account: "ada@example.org", address: OFFICE });
    for (let n = 0; n < 5; n += 1) expect(await ada()).toBe(0);
    expect(await ada()).toBe(30_000);
    deps.time.now += 30_000;
    expect(await ada()).toBe(0);
    const guess = (n: number) => countTry(deps, { account: `guess-${n}`, address: OFFICE });
    for (let n = 0; (await guess(n)) === 0; n += 1) expect(n).toBeLessThan(20);
    expect([await guess(21), await ada()]).toEqual([30_000, 60_000]);
  });

  test("tries that the address's wait refuses do not make the account wait longer", async () => {
    const deps = await openDeps(kind);
    const elsewhere = { account: "ada@example.org", address: "198.51.100.1" };
    for (let n = 0; n < 20; n += 1) await countTry(deps, { account: `guess-${n}`, address: OFFICE });
    for (let n = 0; n < 5; n += 1) expect(await countTry(deps, elsewhere)).toBe(0);
    deps.time.now += 29_000;
    await countTry(deps, { ...elsewhere, address: OFFICE });
    deps.time.now += 1_000;
    expect(await countTry(deps, elsewhere)).toBe(0);
  });
});
