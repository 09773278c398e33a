import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { listActivity } from "#domain/staff/activity/activity.server.ts";
import { changeRole, disableMember } from "#domain/staff/members/change-member.server.ts";
import { createMember } from "#domain/staff/members/create-member.server.ts";
import { setPassword } from "#domain/staff/password/password-link.server.ts";
import { signIn } from "#domain/staff/sign-in/sign-in.server.ts";
import { openDatabase } from "#platform/database/database.ts";
import { type DatabaseKind, databaseKinds, freshPostgresUrl } from "../databases.ts";
import { openDeps } from "../deps.ts";
import { admin } from "../staff-actors.ts";

type Place = { DATABASE_URL: string; DATA_DIR: string };

const browser = { cookies: "", agent: "Test", address: "203.0.113.7" };

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "reset-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Runs the command as an operator does. */
const reset = async (place: Place, ...words: string[]) => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", PUBLIC_URL: "https://mangrove.example", ...place };
  const run = promisify(execFile)(process.execPath, ["scripts/reset-password.ts", ...words], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );
};

/** A site with one admin, who has a second step, and an editor. */
const openSite = async (kind: DatabaseKind) => {
  const place = { DATA_DIR: newFolder(), DATABASE_URL: kind === "SQLite" ? "" : await freshPostgresUrl() };
  const database = await openDatabase(place, () => {});
  onTestFinished(() => database.destroy());
  const deps = await openDeps(kind, database);
  const passwordHash = await deps.auth.hashPassword("a password long forgotten");
  const add = (name: string, role: "admin" | "editor") => {
    const email = `${name.toLowerCase()}@example.org`;
    return createMember(database, { name, email, role, passwordHash }, deps.clock());
  };
  const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
  await database
    .updateTable("staff")
    .set({ two_factor_enabled: 1 })
    .where("id", "=", ada ?? "")
    .execute();
  return { place, deps, erin: erin ?? "" };
};

const keyIn = (text: string) => text.match(/https:\/\/mangrove\.example\/cmslogin\/password\?key=(\S+)/)?.[1] ?? "";

const from = { address: "203.0.113.7", company: "Mangrove IT" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("the only admin gets back in with a link from the server, which works once and is written down", async () => {
    const { place, deps } = await openSite(kind);
    const guess = { email: "ada@example.org", password: "was it this one?" };
    for (let n = 0; n < 5; n += 1) await signIn(deps, browser, guess);
    expect(await signIn(deps, browser, guess)).toMatchObject({ outcome: "wait" });
    const made = await reset(place, "ADA@example.org");
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining("A code is still asked for") });
    const password = "roots hold the coast";
    expect(await setPassword(deps, keyIn(made.text), password, from)).toMatchObject({ outcome: "set" });
    expect(await setPassword(deps, keyIn(made.text), password, from)).toMatchObject({ outcome: "over" });
    expect(await signIn(deps, browser, { email: "ada@example.org", password })).toMatchObject({
      outcome: "second-step",
    });
    const { entries } = await listActivity(deps, admin, { page: 1, about: "staff" });
    expect(entries).toMatchObject([
      { actor: null, words: "made on the server a link to reset the password of", what: "Ada" },
    ]);
  });

  test("for a lost phone the second step is taken away, too", async () => {
    const { place, deps } = await openSite(kind);
    const made = await reset(place, "ada@example.org", "--remove-second-step");
    expect(made.text).not.toContain("A code is still asked for");
    const password = "roots hold the coast";
    await setPassword(deps, keyIn(made.text), password, from);
    expect(await signIn(deps, browser, { email: "ada@example.org", password })).toMatchObject({
      outcome: "signed-in",
    });
  });

  test("an address that nobody has and an account that is switched off are refused, with what to do", async () => {
    const { place, deps, erin } = await openSite(kind);
    expect(await reset(place, "nobody@example.org")).toEqual({
      code: 1,
      text: "Nobody has the address nobody@example.org. Admins are: ada@example.org\n",
    });
    await changeRole(deps, admin, erin, "admin");
    await disableMember(deps, admin, erin);
    expect(await reset(place, "erin@example.org")).toEqual({
      code: 1,
      text: "The account of Erin is switched off; an admin can undo it.\n",
    });
  });
});

test("a wrong folder is said and left as it was; so is a wrong word", async () => {
  const DATA_DIR = join(newFolder(), "elsewhere");
  const place = { DATA_DIR, DATABASE_URL: "" };
  expect(await reset(place, "ada@example.org")).toEqual({
    code: 1,
    text: `There is no database at ${DATA_DIR}/site.sqlite. Give the DATA_DIR or DATABASE_URL that the site has.\n`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
  expect((await reset(place)).text).toContain("Whose? npm run reset-password -- someone@example.org");
  expect((await reset(place, "ada@example.org", "--force")).text).toContain("What is --force?");
});
