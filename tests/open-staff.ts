import type { Member } from "../domain/staff/member.ts";
import { createMember } from "../domain/staff/members/create-member.server.ts";
import type { DatabaseKind } from "./databases.ts";
import { openDeps } from "./deps.ts";

/** A platform with one admin; `links` are the keys of all mailed links, `told` what the activity holds. */
export const openStaff = async (kind: DatabaseKind) => {
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
