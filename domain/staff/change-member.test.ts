import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../tests/databases.ts";
import { openGround } from "../../tests/ground.ts";
import { changeRole, disableMember, enableMember, resetSecondFactor } from "./change-member.server.ts";
import { createMember } from "./create-member.server.ts";
import { invite, inviteAgain } from "./invite.server.ts";
import { listActivity } from "./list-activity.server.ts";
import { listStaff } from "./list-staff.server.ts";
import type { Member } from "./member.ts";
import { NotAllowed, type Role } from "./rights.ts";
import { setPassword } from "./set-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { whoIs } from "./who-is.server.ts";

const PASSWORD = "roots hold the coast";
const browser = (cookies = "") => ({ cookies, agent: "Test", address: "203.0.113.7" });

const open = async (kind: DatabaseKind) => {
  const ground = await openGround(kind);
  const passwordHash = await ground.auth.hashPassword(PASSWORD);
  const add = async (name: string, role: Role): Promise<Member> => {
    const email = `${name.toLowerCase()}@example.org`;
    const id = await createMember(ground.database, { name, email, role, passwordHash }, ground.clock());
    if (!id) throw new Error("taken");
    return { id, name, email, role };
  };
  return { ground, add };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("the last admin stays, whatever is tried", async () => {
    const { ground, add } = await open(kind);
    const ada = await add("Ada", "admin");
    await add("Erin", "editor");
    expect(await disableMember(ground, ada, ada.id)).toEqual({ outcome: "last admin" });
    expect(await changeRole(ground, ada, ada.id, "editor")).toEqual({ outcome: "last admin" });
    expect((await listStaff(ground, ada)).find(({ id }) => id === ada.id)).toMatchObject({
      role: "admin",
      state: "active",
    });
  });

  test("an invited admin who never came does not count as one who is left", async () => {
    const { ground, add } = await open(kind);
    const ada = await add("Ada", "admin");
    await invite(ground, ada, { name: "Bo", email: "bo@example.org", role: "admin" });
    expect(await disableMember(ground, ada, ada.id)).toEqual({ outcome: "last admin" });
  });

  test("two admins who switch each other off at the same moment: one stays", async () => {
    const { ground, add } = await open(kind);
    const [ada, bo] = [await add("Ada", "admin"), await add("Bo", "admin")];
    const outcomes = await Promise.all([disableMember(ground, ada, bo.id), disableMember(ground, bo, ada.id)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed", "last admin"]);
  });

  test("an account that is switched off is out at once and can come back", async () => {
    const { ground, add } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    const answer = await signIn(ground, browser(), { email: erin.email, password: PASSWORD });
    if (answer.outcome !== "signed in") throw new Error(answer.outcome);
    const known = browser(answer.cookies.map((cookie) => cookie.split(";")[0]).join("; "));
    expect((await whoIs(ground, known))?.member.name).toBe("Erin");
    await disableMember(ground, ada, erin.id);
    expect(await whoIs(ground, known)).toBeNull();
    expect(await signIn(ground, browser(), { email: erin.email, password: PASSWORD })).toEqual({ outcome: "refused" });
    await enableMember(ground, ada, erin.id);
    expect((await signIn(ground, browser(), { email: erin.email, password: PASSWORD })).outcome).toBe("signed in");
  });

  test("an invitation is mailed, chooses a password once, and can be sent again before that", async () => {
    const { ground, add } = await open(kind);
    const ada = await add("Ada", "admin");
    const typed = { name: "Bo", email: "BO@example.org ", role: "editor" };
    expect(await invite(ground, ada, typed)).toEqual({ outcome: "invited", email: "bo@example.org" });
    expect(await invite(ground, ada, typed)).toEqual({ outcome: "known" });
    const bo = (await listStaff(ground, ada)).find(({ name }) => name === "Bo");
    expect(bo).toMatchObject({ state: "invited", role: "editor", lastSeen: null });
    await inviteAgain(ground, ada, bo?.id ?? "");
    const keys = ground.mail.sent.map(({ text }) =>
      new URL(text.match(/https:\S+/)?.[0] ?? "").searchParams.get("key"),
    );
    expect(keys).toHaveLength(2);
    expect(await setPassword(ground, keys[0] ?? "", "short")).toMatchObject({ outcome: "weak" });
    expect(await setPassword(ground, keys[1] ?? "", PASSWORD)).toEqual({ outcome: "set", email: "bo@example.org" });
    expect(await setPassword(ground, keys[0] ?? "", PASSWORD)).toEqual({ outcome: "over" });
    expect(await inviteAgain(ground, ada, bo?.id ?? "")).toEqual({ outcome: "missing" });
    expect((await signIn(ground, browser(), { email: "bo@example.org", password: PASSWORD })).outcome).toBe(
      "signed in",
    );
  });

  test("an editor has none of it", async () => {
    const { ground, add } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    const tries = [
      () => listStaff(ground, erin),
      () => invite(ground, erin, { name: "X", email: "x@example.org", role: "admin" }),
      () => inviteAgain(ground, erin, ada.id),
      () => changeRole(ground, erin, erin.id, "admin"),
      () => disableMember(ground, erin, ada.id),
      () => enableMember(ground, erin, ada.id),
      () => resetSecondFactor(ground, erin, ada.id),
      () => listActivity(ground, erin, { page: 1 }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(NotAllowed);
    expect(await listStaff(ground, ada)).toHaveLength(2);
  });

  test("the activity tells who did what to whom, and can be filtered", async () => {
    const { ground, add } = await open(kind);
    const [ada, erin] = [await add("Ada", "admin"), await add("Erin", "editor")];
    await changeRole(ground, ada, erin.id, "admin");
    await signIn(ground, browser(), { email: erin.email, password: "wrong" });
    const all = await listActivity(ground, ada, { page: 1 });
    const lines = all.entries.map(({ actor, words, what, detail }) => [actor, words, what, detail].join("|"));
    expect(lines.sort()).toEqual(["Ada|changed the role of|Erin|to admin", "Erin|could not sign in||from 203.0.113.7"]);
    expect((await listActivity(ground, ada, { page: 1, about: "staff" })).total).toBe(1);
    expect((await listActivity(ground, ada, { page: 1, actor: erin.id })).total).toBe(1);
    expect((await listActivity(ground, ada, { page: 1, since: ground.clock() + 1 })).total).toBe(0);
  });
});
