import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { record } from "../activity/activity.server.ts";
import type { Member } from "../member.ts";
import { askForPasswordLink, ownerOfKey, setPassword } from "../password/password-link.server.ts";
import { changeRole, disableMember, enableMember, resetSecondFactor } from "./change-member.server.ts";
import { createMember, makeFirstAdmin } from "./create-member.server.ts";
import { invite, inviteAgain } from "./invite.server.ts";
import { listStaff } from "./list-staff.server.ts";
import { makeOperatorLink } from "./operator-link.server.ts";

const DAY_MS = 86_400_000;
const typed = { name: "Bo", email: "bo@example.org", role: "editor" };

const open = async (kind: DatabaseKind) => {
  const deps = await openDeps(kind);
  const add = async (name: string, role: Member["role"]): Promise<Member> => {
    const email = `${name.toLowerCase()}@example.org`;
    const id = await createMember(deps.database, { name, email, role, passwordHash: "none" }, deps.clock());
    return { id: id ?? "", name, email, role };
  };
  const ada = await add("Ada", "admin");
  const links = () => deps.mail.sent.map(({ text }) => text.match(/https:\S+key=(\S+)/)?.[1] ?? "");
  const told = () =>
    deps.database.selectFrom("activity").select(["actor", "action", "subject", "detail"]).orderBy("at").execute();
  return { deps, add, ada, links, told };
};

const from = { address: "203.0.113.7", company: "Mangrove IT" };

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    ["name", { name: "  " }, "Write a name"],
    ["name", { name: "x".repeat(61) }, "Write a name"],
    ["email", { email: "bo@" }, "Please enter a valid email address"],
    ["role", { role: "owner" }, "Choose a role"],
  ])("an invitation with a faulty %s is refused: %j", async (field, change, message) => {
    const { deps, ada } = await open(kind);
    expect(await invite(deps, ada, { ...typed, ...change })).toEqual({ outcome: "invalid", field, message });
    expect(deps.mail.sent).toEqual([]);
    expect(await listStaff(deps, ada)).toHaveLength(1);
  });

  test("an invitation says who invites, works for three days, and is written down each time", async () => {
    const { deps, ada, links, told } = await open(kind);
    expect(await invite(deps, ada, { ...typed, name: `  B  ${"o".repeat(58)} ` })).toMatchObject({
      outcome: "invited",
    });
    const bo = (await listStaff(deps, ada)).find(({ email }) => email === typed.email);
    expect(bo?.name).toBe(`B ${"o".repeat(58)}`);
    expect(deps.mail.sent).toMatchObject([
      { from: "info@example.com", to: "bo@example.org", subject: "You are invited to the staff area" },
    ]);
    expect(deps.mail.sent[0]?.text).toBe(
      [
        `Hello ${bo?.name},`,
        "",
        "Ada has made an account for you in the staff area of the website.",
        "",
        `Choose a password: https://mangrove.example/cmslogin/password?key=${links()[0]}`,
        "",
        "The link works once, for three days. After that, ask for a new one.",
        "",
      ].join("\n"),
    );
    deps.time.now += 3 * DAY_MS - 1_000;
    expect(await inviteAgain(deps, ada, bo?.id ?? "")).toEqual({ outcome: "invited", email: typed.email });
    expect(await inviteAgain(deps, ada, ada.id)).toEqual({ outcome: "missing" });
    expect(await inviteAgain(deps, ada, "nobody")).toEqual({ outcome: "missing" });
    const about = { actor: ada.id, action: "staff-invite", subject: bo?.id };
    expect(await told()).toEqual([
      { ...about, detail: "" },
      { ...about, detail: "again" },
    ]);
  });

  test("who is switched off has no link: none from before, none to ask for, no invitation, none from the server", async () => {
    const { deps, add, ada, links } = await open(kind);
    await invite(deps, ada, typed);
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo")?.id ?? "";
    const erin = await add("Erin", "editor");
    await (await askForPasswordLink(deps, erin.email, { ...from, cookies: "" })).sending;
    for (const id of [bo, erin.id]) await disableMember(deps, ada, id);
    await (await askForPasswordLink(deps, erin.email, { ...from, cookies: "" })).sending;
    expect(await inviteAgain(deps, ada, bo)).toEqual({ outcome: "missing" });
    const byOperator = await makeOperatorLink(deps, erin.email, { removeSecondStep: false });
    expect(byOperator).toEqual({ outcome: "disabled", name: "Erin" });
    expect(links()).toHaveLength(2);
    for (const id of [bo, erin.id]) await enableMember(deps, ada, id);
    for (const key of links()) expect(await ownerOfKey(deps, key)).toBeNull();
  });

  test("an invitation that can't be mailed is told; the account is there to be invited again", async () => {
    const { deps, ada } = await open(kind);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "Timeout", message: "" });
    expect(await invite(deps, ada, typed)).toEqual({ outcome: "not-mailed", email: typed.email });
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo");
    expect(await inviteAgain(deps, ada, bo?.id ?? "")).toEqual({ outcome: "not-mailed", email: typed.email });
    expect(await invite(deps, ada, { ...typed, name: "Another" })).toEqual({ outcome: "known" });
  });

  test("what is changed about a member is written down with whom and to what; what can't be is told", async () => {
    const { deps, add, ada, told } = await open(kind);
    const erin = await add("Erin", "editor");
    const verbs = [
      () => changeRole(deps, ada, erin.id, "admin"),
      () => disableMember(deps, ada, erin.id),
      () => enableMember(deps, ada, erin.id),
      () => resetSecondFactor(deps, ada, erin.id),
    ];
    for (const verb of verbs) {
      deps.time.now += 1_000;
      expect(await verb()).toEqual({ outcome: "changed", name: "Erin" });
    }
    const about = { actor: ada.id, subject: erin.id };
    const entries = [
      { ...about, action: "staff-role", detail: "to admin" },
      { ...about, action: "staff-disable", detail: "" },
      { ...about, action: "staff-enable", detail: "" },
      { ...about, action: "staff-second-factor", detail: "" },
    ];
    expect(await told()).toEqual(entries);
    for (const role of ["owner", "constructor", ""])
      expect(await changeRole(deps, ada, erin.id, role)).toEqual({ outcome: "invalid" });
    expect(await disableMember(deps, ada, "nobody")).toEqual({ outcome: "missing" });
    expect(await told()).toEqual(entries);
  });

  test("the list of staff is in the order of names, with state, second step and last sign-in", async () => {
    const { deps, add, ada } = await open(kind);
    const [zoe, bo] = [await add("Zoe", "editor"), await add("Bo", "editor")];
    await invite(deps, ada, { ...typed, name: "Cy", email: "cy@example.org" });
    for (const [at, actor, action] of [
      [5, zoe.id, "sign-in"],
      [9, zoe.id, "sign-in"],
      [10, zoe.id, "sign-out"],
      [7, bo.id, "sign-in-failed"],
    ] as const)
      await record(deps.database, at, { actor, action });
    await deps.database
      .updateTable("staff")
      .set({ two_factor_enabled: 1, role: "pilot" })
      .where("id", "=", zoe.id)
      .execute();
    await disableMember(deps, ada, bo.id);
    expect((await listStaff(deps, ada)).map(({ id: _, email: __, ...entry }) => Object.values(entry))).toEqual([
      ["Ada", "admin", "active", false, 0, null],
      ["Bo", "editor", "off", false, 0, null],
      ["Cy", "editor", "invited", false, 0, null],
      ["Zoe", "editor", "active", true, 0, 9],
    ]);
  });

  test("a link to reset is mailed to the account alone, for half an hour, and is written down", async () => {
    const { deps, add, links, told } = await open(kind);
    const erin = await add("Erin", "editor");
    const ask = async (email: string, address = "203.0.113.7") => {
      await (await askForPasswordLink(deps, email, { address, cookies: "" })).sending;
    };
    deps.time.now = Date.now();
    await ask(" ERIN@example.org ");
    expect(deps.mail.sent).toMatchObject([{ to: erin.email, subject: "Reset your password" }]);
    expect(deps.mail.sent[0]?.html).toContain(`>Set a new password</a>`);
    expect(deps.mail.sent[0]?.text).toContain("The link works once, for 30 minutes. If it was not you, do nothing");
    expect(await ownerOfKey(deps, links()[0] ?? "")).toEqual({ name: "Erin", email: erin.email, invited: false });
    const row = await deps.database.selectFrom("staff_verification").select("expires_at").executeTakeFirstOrThrow();
    expect(Math.abs(Date.parse(String(row.expires_at)) - deps.time.now - 30 * 60_000)).toBeLessThan(20_000);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "", message: "" });
    deps.time.now += 1_000;
    await ask(erin.email);
    await ask("nobody@example.org");
    const about = { actor: erin.id, action: "password-link", subject: null };
    expect(await told()).toEqual([
      { ...about, detail: "" },
      { ...about, detail: "the mail could not be sent (network)" },
    ]);
    for (let n = 0; n < 17; n += 1) await ask(`n-${n}@example.org`);
    await ask(erin.email);
    expect(await told()).toHaveLength(2); // twenty of one network in an hour, whatever the account
    deps.mail.send = () => Promise.reject(new Error("pulled"));
    await ask(erin.email, "198.51.100.1");
    expect(deps.logged.join("")).toContain("staff: password link failed");
  });

  test("a password that is set by link is written down, and one like the name or address is refused", async () => {
    const { deps, ada, links, told } = await open(kind);
    await invite(deps, ada, { ...typed, name: "Bo of the Coast" });
    const [key = ""] = links();
    expect(await ownerOfKey(deps, key)).toMatchObject({ invited: true });
    for (const password of ["bo of THE coast", "Bo@Example.org"])
      expect(await setPassword(deps, key, password, from)).toEqual({
        outcome: "weak",
        fault: expect.stringContaining("your name, your address"),
      });
    deps.time.now += 1_000;
    expect(await setPassword(deps, key, "roots hold the coast", from)).toEqual({ outcome: "set", email: typed.email });
    const bo = (await listStaff(deps, ada)).find(({ email }) => email === typed.email);
    expect(bo?.state).toBe("active");
    expect((await told()).at(-1)).toEqual({ actor: bo?.id, action: "password-set", subject: null, detail: "" });
  });

  test.each([
    [{ ADMIN_EMAIL: " Ada@Example.org " }, "office@example.org", "ada@example.org"],
    [{ ADMIN_EMAIL: "no address" }, "office@example.org", "office@example.org"],
    [{}, "info@example.com", "admin@example.com"],
    [{}, "", "admin@example.com"],
  ])("the first admin of %j, with the office at %s, is %s", async (settings, to, email) => {
    const deps = await openDeps(kind);
    Object.assign(deps.settings, { ADMIN_PASSWORD: "", ...settings });
    Object.assign(deps.mail, { to });
    deps.auth.hashPassword = async () => "none";
    expect(await makeFirstAdmin(deps)).toEqual({ email, password: expect.stringMatching(/^(\w{5}-){3}\w{5}$/) });
    const [first] = await listStaff(deps, admin);
    expect(first).toMatchObject({ name: "Admin", email, role: "admin", state: "active" });
    expect(await deps.database.selectFrom("activity").select(["actor", "action"]).execute()).toEqual([
      { actor: first?.id, action: "staff-first" },
    ]);
  });

  test("a password that the operator chose for the first admin is not told", async () => {
    const deps = await openDeps(kind);
    deps.settings.ADMIN_PASSWORD = "roots hold the coast";
    expect(await makeFirstAdmin(deps)).toEqual({ email: "admin@example.com", password: null });
  });
});
