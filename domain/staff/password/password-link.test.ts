import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openGround } from "../../../tests/ground.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { disableMember, enableMember } from "../members/change-member.server.ts";
import { createMember } from "../members/create-member.server.ts";
import { invite, inviteAgain } from "../members/invite.server.ts";
import { listStaff } from "../members/list-staff.server.ts";
import { askForPasswordLink, ownerOfKey, setPassword } from "./password-link.server.ts";

const HOUR_MS = 3_600_000;
const ada = { ...admin, name: "Ada", email: "ada@example.org" };

const open = async (kind: DatabaseKind) => {
  const ground = await openGround(kind);
  const add = async (name: string, role: "admin" | "editor") => {
    const email = `${name.toLowerCase()}@example.org`;
    const id = await createMember(ground.database, { name, email, role, passwordHash: "none" }, ground.clock());
    if (!id) throw new Error("taken");
    return { id, name, email, role };
  };
  await add("Ada", "admin");
  const ask = async (email: string, address: string) => {
    const asked = await askForPasswordLink(ground, email, address);
    if (asked.outcome === "asked") await asked.sending;
    return asked.outcome;
  };
  return { ground, add, ask };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("a link is over once its account was switched off, also when it is on again", async () => {
    const { ground, add } = await open(kind);
    const erin = await add("Erin", "editor");
    const key = await ground.auth.makeKey(erin.id, HOUR_MS);
    expect(await ownerOfKey(ground, key)).toMatchObject({ name: "Erin" });
    await disableMember(ground, ada, erin.id);
    await enableMember(ground, ada, erin.id);
    expect(await setPassword(ground, key, "roots hold the coast")).toEqual({ outcome: "over" });
  });

  test("an account that is off gets no link and no invitation, and a link that it still has sets nothing", async () => {
    const { ground, ask } = await open(kind);
    await invite(ground, ada, { name: "Bo", email: "bo@example.org", role: "editor" });
    const bo = (await listStaff(ground, ada)).find(({ name }) => name === "Bo");
    const id = bo?.id ?? "";
    await disableMember(ground, ada, id);
    expect(await inviteAgain(ground, ada, id)).toEqual({ outcome: "missing" });
    expect(await ask("bo@example.org", "203.0.113.7")).toBe("asked");
    expect(ground.mail.sent).toHaveLength(1);
    const key = await ground.auth.makeKey(id, HOUR_MS);
    expect(await ownerOfKey(ground, key)).toBeNull();
    expect(await setPassword(ground, key, "roots hold the coast")).toEqual({ outcome: "over" });
  });

  test("five links an hour go to one account, wherever they are asked for", async () => {
    const { ground, add, ask } = await open(kind);
    const erin = await add("Erin", "editor");
    for (let n = 0; n < 5; n += 1) expect(await ask(erin.email, `203.0.113.${n}`)).toBe("asked");
    expect(await ask(erin.email, "203.0.113.9")).toBe("limited");
    expect(ground.mail.sent).toHaveLength(5);
    ground.time.now += HOUR_MS;
    expect(await ask(erin.email, "203.0.113.9")).toBe("asked");
  });
});
