import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { disableMember, enableMember } from "../members/change-member.server.ts";
import { createMember } from "../members/create-member.server.ts";
import { invite, inviteAgain } from "../members/invite.server.ts";
import { listStaff } from "../members/list-staff.server.ts";
import { deviceCookie } from "../sign-in/device.server.ts";
import { countTry } from "../sign-in-waits.server.ts";
import { askForPasswordLink, ownerOfKey, setPassword } from "./password-link.server.ts";

const HOUR_MS = 3_600_000;
const ada = { ...admin, name: "Ada", email: "ada@example.org" };

const open = async (kind: DatabaseKind) => {
  const deps = await openDeps(kind);
  const add = async (name: string, role: "admin" | "editor") => {
    const email = `${name.toLowerCase()}@example.org`;
    const id = await createMember(deps.database, { name, email, role, passwordHash: "none" }, deps.clock());
    if (!id) throw new Error("taken");
    return { id, name, email, role };
  };
  await add("Ada", "admin");
  const ask = async (email: string, address: string, cookies = "") => {
    await (await askForPasswordLink(deps, email, { address, cookies }, PLAIN)).sending;
    return deps.mail.sent.length;
  };
  return { deps, add, ask };
};

const from = { address: "203.0.113.7", company: "Mangrove IT" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("a link is over once its account was switched off, also when it is on again", async () => {
    const { deps, add } = await open(kind);
    const erin = await add("Erin", "editor");
    const key = await deps.auth.makeKey(erin.id, HOUR_MS);
    expect(await ownerOfKey(deps, key)).toMatchObject({ name: "Erin" });
    await disableMember(deps, ada, erin.id);
    await enableMember(deps, ada, erin.id);
    expect(await setPassword(deps, key, "roots hold the coast", from)).toEqual({ outcome: "over" });
  });

  test("an account that is off gets no link and no invitation, and a link that it still has sets nothing", async () => {
    const { deps, ask } = await open(kind);
    await invite(deps, ada, { name: "Bo", email: "bo@example.org", role: "editor" }, PLAIN);
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo");
    const id = bo?.id ?? "";
    await disableMember(deps, ada, id);
    expect(await inviteAgain(deps, ada, id, PLAIN)).toEqual({ outcome: "missing" });
    expect(await ask("bo@example.org", "203.0.113.7")).toBe(1);
    const key = await deps.auth.makeKey(id, HOUR_MS);
    expect(await ownerOfKey(deps, key)).toBeNull();
    expect(await setPassword(deps, key, "roots hold the coast", from)).toEqual({ outcome: "over" });
  });

  test("five links an hour go to one account from one network, twenty from all, and nobody is told when no more do", {
    tags: "slow",
  }, async () => {
    const { deps, add, ask } = await open(kind);
    const erin = await add("Erin", "editor");
    for (let n = 0; n < 7; n += 1) await ask(erin.email, "203.0.113.1");
    expect(deps.mail.sent).toHaveLength(5);
    expect(await ask(erin.email, "203.0.113.9")).toBe(6);
    for (let n = 0; n < 30; n += 1) await ask(erin.email, `198.51.100.${n}`);
    expect(deps.mail.sent).toHaveLength(20);
    const known = deviceCookie(deps, erin.email)[0]?.split(";")[0];
    for (let n = 0; n < 21; n += 1) await ask(`u${n}@example.org`, "203.0.113.20");
    expect(await ask(erin.email, "203.0.113.20", known)).toBe(21);
    deps.time.now += HOUR_MS;
    expect(await ask(erin.email, "203.0.113.9")).toBe(22);
  });

  test("a link that was asked for is written down, with why it could not be mailed; what fails besides is logged", async () => {
    const { deps, add, ask } = await open(kind);
    const { id, email } = await add("Erin", "editor");
    await ask("nobody@example.org", "203.0.113.1");
    await ask(email, "203.0.113.1");
    deps.time.now += 1_000;
    deps.mail.answer = () => ({ sent: false, fault: "rejected", code: "MessageRejected", message: "no" });
    await ask(email, "203.0.113.1");
    deps.time.now += 1_000;
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "", message: "no" });
    await ask(email, "203.0.113.1");
    expect(await written(deps.database, "password-link")).toEqual([
      [id, "password-link", null, ""],
      [id, "password-link", null, "the email could not be sent (MessageRejected)"],
      [id, "password-link", null, "the email could not be sent (network)"],
    ]);
    deps.mail.send = () => Promise.reject(new Error("out of memory"));
    await ask(email, "203.0.113.1");
    expect(deps.logLines()).toMatchObject([
      { level: 50, msg: "staff: password link failed", err: { message: "out of memory" } },
    ]);
  });

  test("who sets a password by a link is not made to wait for what was tried before", async () => {
    const { deps, add } = await open(kind);
    const [erin, bo] = [await add("Erin", "editor"), await add("Bo", "editor")];
    const others = await deps.auth.makeKey(bo.id, HOUR_MS);
    const tries = { account: erin.email, address: "203.0.113.7" };
    for (let n = 0; n < 6; n += 1) await countTry(deps, tries);
    expect(await countTry(deps, tries)).toBe(30_000);
    const key = await deps.auth.makeKey(erin.id, HOUR_MS);
    await setPassword(deps, key, "roots hold the coast", { ...from, address: tries.address });
    expect(await countTry(deps, tries)).toBe(0);
    expect(await ownerOfKey(deps, others), "the link of somebody else").toMatchObject({ name: "Bo" });
  });

  test("whoever guesses at others from the same network waits on, whose password was set by a link meanwhile", async () => {
    const { deps, add } = await open(kind);
    const erin = await add("Erin", "editor");
    const { address } = from;
    const guess = (n: number) => countTry(deps, { account: `guess-${n}`, address });
    for (let n = 0; (await guess(n)) === 0; n += 1) expect(n).toBeLessThan(20);
    await setPassword(deps, await deps.auth.makeKey(erin.id, HOUR_MS), "roots hold the coast", from);
    expect(await guess(20)).toBeGreaterThan(0);
  });
});
