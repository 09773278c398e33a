import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { disableMember, enableMember } from "../members/change-member.server.ts";
import { createMember } from "../members/create-member.server.ts";
import { invite, inviteAgain } from "../members/invite.server.ts";
import { listStaff } from "../members/list-staff.server.ts";
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
  const ask = async (email: string, address: string) => {
    const asked = await askForPasswordLink(deps, email, address);
    if (asked.outcome === "asked") await asked.sending;
    return asked.outcome;
  };
  return { deps, add, ask };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("a link is over once its account was switched off, also when it is on again", async () => {
    const { deps, add } = await open(kind);
    const erin = await add("Erin", "editor");
    const key = await deps.auth.makeKey(erin.id, HOUR_MS);
    expect(await ownerOfKey(deps, key)).toMatchObject({ name: "Erin" });
    await disableMember(deps, ada, erin.id);
    await enableMember(deps, ada, erin.id);
    expect(await setPassword(deps, key, "roots hold the coast")).toEqual({ outcome: "over" });
  });

  test("an account that is off gets no link and no invitation, and a link that it still has sets nothing", async () => {
    const { deps, ask } = await open(kind);
    await invite(deps, ada, { name: "Bo", email: "bo@example.org", role: "editor" });
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo");
    const id = bo?.id ?? "";
    await disableMember(deps, ada, id);
    expect(await inviteAgain(deps, ada, id)).toEqual({ outcome: "missing" });
    expect(await ask("bo@example.org", "203.0.113.7")).toBe("asked");
    expect(deps.mail.sent).toHaveLength(1);
    const key = await deps.auth.makeKey(id, HOUR_MS);
    expect(await ownerOfKey(deps, key)).toBeNull();
    expect(await setPassword(deps, key, "roots hold the coast")).toEqual({ outcome: "over" });
  });

  test("five links an hour go to one account, wherever they are asked for", async () => {
    const { deps, add, ask } = await open(kind);
    const erin = await add("Erin", "editor");
    for (let n = 0; n < 5; n += 1) expect(await ask(erin.email, `203.0.113.${n}`)).toBe("asked");
    expect(await ask(erin.email, "203.0.113.9")).toBe("limited");
    expect(deps.mail.sent).toHaveLength(5);
    deps.time.now += HOUR_MS;
    expect(await ask(erin.email, "203.0.113.9")).toBe("asked");
  });
});
