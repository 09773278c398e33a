import type { Browser, PasskeyRequest } from "#platform/auth/auth.ts";
import { record } from "../activity/activity.server.ts";
import { type Member, type StaffDeps, typedName } from "../member.ts";
import { type Proof, provePassword } from "./own-credentials.server.ts";

/** Times are in milliseconds since 1970; `lastUsed` is null before the first sign-in with it. */
export type OwnPasskey = { id: string; name: string; since: number; lastUsed: number | null };

export const MOST_PASSKEYS = 20;

export const ownPasskeys = async ({ database }: StaffDeps, member: Member): Promise<OwnPasskey[]> => {
  const rows = await database
    .selectFrom("staff_passkey")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", member.id)
    .execute();
  return rows
    .map(({ id, name, created_at, last_used_at }) => ({
      id,
      name: name ?? "",
      since: new Date(created_at ?? 0).getTime(),
      lastUsed: last_used_at === null ? null : new Date(last_used_at).getTime(),
    }))
    .sort((a, b) => a.since - b.since || a.id.localeCompare(b.id));
};

export type StartPasskey = Proof<PasskeyRequest & { name: string }> | { outcome: "invalid" } | { outcome: "too-many" };

/** Proves the password. Returns what the browser needs to make a passkey. */
export const startPasskey = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  typed: { name: string; password: string },
): Promise<StartPasskey> => {
  const name = typedName(typed.name);
  if (name === null) return { outcome: "invalid" };
  if ((await ownPasskeys(deps, member)).length >= MOST_PASSKEYS) return { outcome: "too-many" };
  const proof = await provePassword(deps, member, browser, () =>
    deps.auth.passkeys.startAdding(browser, typed.password, member),
  );
  return proof.outcome === "right" ? { outcome: "right", value: { ...proof.value, name } } : proof;
};

/** Keeps the passkey that the browser made; `refused` when it was asked too long ago or the passkey can't be taken. */
export const addPasskey = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  made: { name: string; answer: Record<string, unknown> },
): Promise<{ outcome: "added"; name: string } | { outcome: "refused" }> => {
  const name = typedName(made.name);
  if (name === null || !(await deps.auth.passkeys.add(browser, made.answer, name))) return { outcome: "refused" };
  await record(deps.database, deps.clock(), { actor: member.id, action: "passkey-add", detail: name });
  return { outcome: "added", name };
};

export const renamePasskey = async (
  { database }: StaffDeps,
  member: Member,
  id: string,
  typed: string,
): Promise<{ outcome: "renamed"; name: string } | { outcome: "invalid" | "missing" }> => {
  const name = typedName(typed);
  if (name === null) return { outcome: "invalid" };
  const { numUpdatedRows } = await database
    .updateTable("staff_passkey")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", member.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { outcome: "renamed", name } : { outcome: "missing" };
};

/** Takes one of one's own passkeys off the account: it is refused from now on. Returns its name; null when there is none. */
export const removePasskey = async (
  { database, clock }: StaffDeps,
  member: Member,
  id: string,
): Promise<string | null> => {
  const removed = await database
    .deleteFrom("staff_passkey")
    .where("id", "=", id)
    .where("user_id", "=", member.id)
    .returning("name")
    .executeTakeFirst();
  if (!removed) return null;
  const name = removed.name ?? "";
  await record(database, clock(), { actor: member.id, action: "passkey-remove", detail: name });
  return name;
};
