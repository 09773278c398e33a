// @module-tag slow
import { describe, expect, test } from "vitest";
import type { Browser } from "#platform/auth/auth.ts";
import { openAuthenticator } from "../../../tests/authenticator.ts";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import type { Member } from "../member.ts";
import { disableMember, enableMember, removePasskeys } from "../members/change-member.server.ts";
import { createMember } from "../members/create-member.server.ts";
import { listStaff } from "../members/list-staff.server.ts";
import { NotAllowed, type Role } from "../rights.ts";
import { deviceOf } from "../sign-in/device.server.ts";
import { signIn, whoIs } from "../sign-in/sign-in.server.ts";
import { askForPasskey, passkeyHost, signInWithPasskey } from "../sign-in/sign-in-passkey.server.ts";
import { ownAccount } from "./own-account.server.ts";
import {
  addPasskey,
  MOST_PASSKEYS,
  ownPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "./own-passkeys.server.ts";

const ORIGIN = "https://mangrove.example";
const password = "roots hold the coast";

const browser = (cookies: string[] = [], address = "203.0.113.7"): Browser => ({
  cookies: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  agent: "Test",
  address,
});

const open = async (kind: DatabaseKind) => {
  const deps = await openDeps(kind);
  const passwordHash = await deps.auth.hashPassword(password);
  const join = async (name: string, role: Role): Promise<Member> => {
    const email = `${name.toLowerCase()}@example.org`;
    const id = await createMember(deps.database, { name, email, role, passwordHash }, deps.clock());
    if (!id) throw new Error("taken");
    return { id, name, email, role };
  };
  const [ada, erin] = [await join("Ada", "admin"), await join("Erin", "editor")];
  const session = async ({ email }: Member) => {
    const answer = await signIn(deps, browser(), { email, password });
    return "cookies" in answer ? answer.cookies : [];
  };
  const add = async (member: Member, name = "Laptop", faults = {}) => {
    const cookies = await session(member);
    const start = await startPasskey(deps, member, browser(cookies), { name, password });
    if (start.outcome !== "right") throw new Error(start.outcome);
    const authenticator = openAuthenticator(ORIGIN);
    const made = { name, answer: authenticator.make(start.value.options, faults) };
    const added = await addPasskey(deps, member, browser([...cookies, ...start.value.cookies]), made);
    return { authenticator, added };
  };
  const come = async (authenticator = openAuthenticator(ORIGIN), faults = {}) => {
    const asked = await deps.auth.passkeys.startSignIn(browser());
    return signInWithPasskey(deps, browser(asked.cookies), authenticator.ask(asked.options, faults));
  };
  const told = async () =>
    (await deps.database.selectFrom("activity").select(["actor", "action", "detail"]).execute()).filter(
      ({ detail }) => detail !== "from 203.0.113.7",
    );
  return { deps, ada, erin, session, add, come, told };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("a passkey is added after the password, signs in at once, and is listed with its last use", async () => {
    const { deps, ada, erin, session, add, come, told } = await open(kind);
    const cookies = await session(erin);
    const start = (name: string, typed: string) =>
      startPasskey(deps, erin, browser(cookies), { name, password: typed });
    expect(await start("Laptop", "not this one")).toEqual({ outcome: "wrong" });
    expect(await start(" ", password)).toEqual({ outcome: "invalid" });
    expect(await start("x".repeat(61), password)).toEqual({ outcome: "invalid" });
    const longest = "x".repeat(60);
    expect(await start(` ${longest} `, password)).toMatchObject({ outcome: "right", value: { name: longest } });
    const { authenticator, added } = await add(erin, " Work  laptop ");
    expect(added).toEqual({ outcome: "added", name: "Work laptop" });
    expect(await ownPasskeys(deps, erin)).toMatchObject([{ name: "Work laptop", lastUsed: null }]);
    deps.time.now += 5_000;
    const answer = await come(authenticator);
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    expect(deviceOf(deps, browser(answer.cookies), erin.email)).not.toBeNull();
    const presence = await whoIs(deps, browser(answer.cookies));
    expect(presence?.member).toEqual(erin);
    const account = await ownAccount(deps, erin, presence?.session ?? "");
    expect(account).toMatchObject({ passkeyHost: "mangrove.example", passkeys: [{ lastUsed: deps.clock() }] });
    expect(account.sessions).toContainEqual(expect.objectContaining({ agent: "Test", address: "203.0.113.7" }));
    expect(await told()).toEqual([
      { actor: erin.id, action: "passkey-add", detail: "Work laptop" },
      { actor: erin.id, action: "sign-in", detail: "with a passkey, from 203.0.113.7" },
    ]);
    await add(ada);
    await come(authenticator);
    expect(await ownPasskeys(deps, ada), "used by nobody").toMatchObject([{ lastUsed: null }]);
  });

  test("one renames and removes one's own passkeys, nobody else's; what is removed is refused and written down", async () => {
    const { deps, ada, erin, add, come, told } = await open(kind);
    const { authenticator } = await add(erin);
    const [{ id = "" } = {}] = await ownPasskeys(deps, erin);
    await add(erin, "Phone");
    expect(await renamePasskey(deps, ada, id, "Mine")).toEqual({ outcome: "missing" });
    expect(await removePasskey(deps, ada, id)).toBeNull();
    expect(await renamePasskey(deps, erin, id, " ")).toEqual({ outcome: "invalid" });
    expect(await renamePasskey(deps, erin, id, " Old  laptop")).toEqual({ outcome: "renamed", name: "Old laptop" });
    expect(await removePasskey(deps, erin, id)).toBe("Old laptop");
    expect(await removePasskey(deps, erin, id)).toBeNull();
    expect(await ownPasskeys(deps, erin), "another one of hers").toMatchObject([{ name: "Phone" }]);
    expect(await come(authenticator)).toEqual({ outcome: "refused" });
    expect(await told()).toEqual([
      { actor: erin.id, action: "passkey-add", detail: "Laptop" },
      { actor: erin.id, action: "passkey-add", detail: "Phone" },
      { actor: erin.id, action: "passkey-remove", detail: "Old laptop" },
      { actor: null, action: "sign-in-failed", detail: "with a passkey, from 203.0.113.7" },
    ]);
  });

  test("refused without its holder, and where the account is switched off: written down by name, and for fail2ban", async () => {
    const { deps, ada, erin, add, come, told } = await open(kind);
    expect((await add(erin, "Laptop", { isVerified: false })).added).toEqual({ outcome: "refused" });
    const { authenticator } = await add(erin);
    expect(await come(authenticator, { isVerified: false })).toEqual({ outcome: "refused" });
    await disableMember(deps, ada, erin.id);
    expect(await come(authenticator)).toEqual({ outcome: "refused" });
    const failed = { actor: erin.id, action: "sign-in-failed", detail: "with a passkey, from 203.0.113.7" };
    expect((await told()).filter(({ action }) => action === "sign-in-failed")).toEqual([failed, failed]);
    const lines = deps.logLines().filter(({ msg }) => msg === "staff: sign-in refused");
    expect(lines).toMatchObject(Array(2).fill({ level: 40, address: "203.0.113.7", outcome: "refused" }));
    expect(deps.logLines().filter(({ level }) => level > 40)).toEqual([]);
    await enableMember(deps, ada, erin.id);
    expect((await come(authenticator)).outcome).toBe("signed-in");
  });

  test("an admin removes all passkeys of somebody who lost a device, which ends their sessions; nobody else may", async () => {
    const { deps, ada, erin, session, add, come } = await open(kind);
    const { authenticator } = await add(erin);
    await add(erin, "Phone");
    const own = await add(ada);
    const countOf = async (member: Member) => (await listStaff(deps, ada)).find(({ id }) => id === member.id)?.passkeys;
    expect([await countOf(ada), await countOf(erin)]).toEqual([1, 2]);
    await expect((async () => removePasskeys(deps, erin, ada.id))()).rejects.toThrow(NotAllowed);
    const known = browser(await session(erin));
    expect(await removePasskeys(deps, ada, erin.id)).toEqual({ outcome: "changed", name: "Erin" });
    expect([await countOf(ada), await countOf(erin)]).toEqual([1, 0]);
    expect(await whoIs(deps, known)).toBeNull();
    expect(await come(authenticator)).toEqual({ outcome: "refused" });
    expect((await come(own.authenticator)).outcome).toBe("signed-in");
    expect((await session(erin)).length).toBeGreaterThan(0);
  });
});

test("five refused passkeys of one network bring a wait, and asking is limited; one that is taken costs nothing", async () => {
  const { deps, erin, add, come } = await open("SQLite");
  const { authenticator } = await add(erin);
  for (let n = 0; n < 7; n += 1) expect((await come(authenticator)).outcome).toBe("signed-in");
  for (let n = 0; n < 5; n += 1) expect((await come()).outcome).toBe("refused");
  expect(await come(authenticator)).toEqual({ outcome: "wait", waitMs: 30_000 });
  for (let n = 0; n < 60; n += 1) expect((await askForPasskey(deps, browser())).outcome).toBe("asked");
  expect(await askForPasskey(deps, browser())).toEqual({ outcome: "wait", waitMs: 15 * 60_000 });
  expect((await askForPasskey(deps, browser([], "203.0.113.8"))).outcome).toBe("asked");
});

test("no account has more than twenty passkeys", async () => {
  const { deps, erin, session, add } = await open("SQLite");
  await add(erin);
  const {
    id: _,
    credential_id: __,
    ...row
  } = await deps.database.selectFrom("staff_passkey").selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: MOST_PASSKEYS - 1 }, (_, n) => ({ ...row, id: `${n}`, credential_id: `${n}` }));
  await deps.database.insertInto("staff_passkey").values(more).execute();
  const start = startPasskey(deps, erin, browser(await session(erin)), { name: "One more", password });
  expect(await start).toEqual({ outcome: "too-many" });
});

test("passkeys belong to the domain of the site; an IP address has none", () => {
  const hostOf = (PUBLIC_URL: string) => passkeyHost({ settings: { PUBLIC_URL } as never });
  expect(["https://www.example.com:8443", "http://localhost:3000"].map(hostOf)).toEqual([
    "www.example.com",
    "localhost",
  ]);
  expect(["http://127.0.0.1:3000", "http://[::1]:3000", "https://192.0.2.1"].map(hostOf)).toEqual([null, null, null]);
});
