import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { tidyEmail } from "../member.ts";
import { linkFor, RESET_LINK_MS } from "../password/password-link.server.ts";
import { dropSecondFactor } from "./change-member.server.ts";

/** `secondStep`: whether signing in still asks for a code. `admins`: the addresses of all enabled admins. */
export type OperatorLink =
  | { outcome: "made"; name: string; link: string; secondStep: boolean }
  | { outcome: "disabled"; name: string }
  | { outcome: "unknown"; admins: string[] };

type Deps = Pick<StaffDeps, "database" | "auth" | "clock" | "settings">;

/** A link to a new password for whoever runs the server, when no admin can sign in and no mail is sent. Works once, within RESET_LINK_MS; logged. */
export const makeOperatorLink = async (
  deps: Deps,
  typed: string,
  { removeSecondStep }: { removeSecondStep: boolean },
): Promise<OperatorLink> => {
  const { database, clock } = deps;
  const member = await database
    .selectFrom("staff")
    .select(["id", "name", "banned", "two_factor_enabled as secondStep"])
    .where("email", "=", tidyEmail(typed))
    .executeTakeFirst();
  if (!member) return { outcome: "unknown", admins: await adminAddresses(deps) };
  if (member.banned) return { outcome: "disabled", name: member.name };
  const link = await linkFor(deps, member.id, RESET_LINK_MS);
  await database.transaction().execute(async (transaction) => {
    await record(transaction, clock(), { actor: null, action: "staff-password-link", subject: member.id });
    if (!removeSecondStep || !member.secondStep) return;
    await dropSecondFactor(transaction, member.id);
    await record(transaction, clock(), { actor: null, action: "staff-second-factor", subject: member.id });
  });
  return { outcome: "made", name: member.name, link, secondStep: Boolean(member.secondStep) && !removeSecondStep };
};

const adminAddresses = async ({ database }: Deps): Promise<string[]> => {
  const admins = database.selectFrom("staff").select("email").where("role", "=", "admin").where("banned", "=", 0);
  return (await admins.orderBy("email").execute()).map(({ email }) => email);
};
