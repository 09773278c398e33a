import { record } from "../activity/activity.server.ts";
import { type Member, type StaffDeps, typedName } from "../member.ts";
import { passkeyHost } from "../sign-in/sign-in-passkey.server.ts";
import { hasSecondFactor } from "./own-credentials.server.ts";
import { type OwnPasskey, ownPasskeys } from "./own-passkeys.server.ts";

/** Times are in milliseconds since 1970. */
export type OwnSession = {
  id: string;
  agent: string;
  address: string;
  since: number;
  lastSeen: number;
  current: boolean;
};

export type OwnAccount = {
  secondFactor: boolean;
  codesLeft: number;
  passkeys: OwnPasskey[];
  /** Null where passkeys can't be had. */
  passkeyHost: string | null;
  sessions: OwnSession[];
};

/** One's own account; `current` is the id of the session that asks. */
export const ownAccount = async (deps: StaffDeps, member: Member, current: string): Promise<OwnAccount> => {
  const secondFactor = await hasSecondFactor(deps, member);
  const codes = secondFactor ? await deps.auth.secondFactor.codes(member.id) : [];
  return {
    secondFactor,
    codesLeft: codes.length,
    passkeys: await ownPasskeys(deps, member),
    passkeyHost: passkeyHost(deps),
    sessions: await ownSessions(deps, member, current),
  };
};

const ownSessions = async ({ database, clock }: StaffDeps, member: Member, current: string): Promise<OwnSession[]> => {
  const rows = await database.selectFrom("staff_session").selectAll().where("user_id", "=", member.id).execute();
  return rows
    .filter((row) => millis(row.expires_at) > clock())
    .map((row) => ({
      id: row.id,
      agent: row.user_agent ?? "",
      address: shortAddress(row.ip_address ?? ""),
      since: millis(row.created_at),
      lastSeen: millis(row.updated_at),
      current: row.id === current,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastSeen - a.lastSeen);
};

const shortAddress = (address: string): string =>
  address.includes(":") ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;

const millis = (moment: string | Date) => new Date(moment).getTime();

/** Ends sessions of one's own: one by its id, or all but the current one. Returns how many ended. */
export const endSessions = async (
  { database, clock }: StaffDeps,
  member: Member,
  which: { id: string } | { allBut: string },
): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom("staff_session")
    .where("user_id", "=", member.id)
    .where("id", "id" in which ? "=" : "!=", "id" in which ? which.id : which.allBut)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await record(database, clock(), { actor: member.id, action: "sessions-end" });
  return Number(numDeletedRows);
};

/** Changes one's own name; false when it is empty or too long. */
export const changeName = async ({ database, clock }: StaffDeps, member: Member, typed: string): Promise<boolean> => {
  const name = typedName(typed);
  if (name === null) return false;
  await database.updateTable("staff").set({ name }).where("id", "=", member.id).execute();
  await record(database, clock(), { actor: member.id, action: "staff-name", detail: `to ${name}` });
  return true;
};
