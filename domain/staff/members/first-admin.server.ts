import { randomInt } from "node:crypto";
import { isEmailAddress } from "../../email-address.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../deps.ts";
import { tidyEmail } from "../member.ts";
import { createMember } from "./create-member.server.ts";

/** The first member of staff, as far as a person has to be told. `password` is null when the operator chose it. */
export type FirstAdmin = { email: string; password: string | null };

/**
 * Makes the first admin where there is no staff yet: ADMIN_EMAIL with ADMIN_PASSWORD, or else an account with a random
 * password, which is told once, here. Null when there is staff already, also when another process was faster.
 */
export const makeFirstAdmin = async (deps: StaffDeps): Promise<FirstAdmin | null> => {
  const { database, auth, clock, settings } = deps;
  if (await database.selectFrom("staff").select("id").limit(1).executeTakeFirst()) return null;
  const email = firstAddress(deps);
  const password = settings.ADMIN_PASSWORD || randomPassword();
  const passwordHash = await auth.hashPassword(password);
  const now = clock();
  const made = await database.transaction().execute(async (transaction) => {
    if (await transaction.selectFrom("staff").select("id").limit(1).executeTakeFirst()) return null;
    const id = await createMember(transaction, { name: "Admin", email, role: "admin", passwordHash }, now);
    if (id) await record(transaction, now, { actor: id, action: "staff-first" });
    return id;
  });
  return made ? { email, password: settings.ADMIN_PASSWORD ? null : password } : null;
};

/** ADMIN_EMAIL, or the company's own mailbox where mail is set up, or a made-up one. */
const firstAddress = ({ settings, mail }: StaffDeps): string => {
  const given = [settings.ADMIN_EMAIL, mail.to].map(tidyEmail).find(isEmailAddress);
  return given && given !== "info@example.com" ? given : "admin@example.com";
};

/** Without letters and digits that are taken for each other: 20 characters, 96 bits. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const randomPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("")).join(
    "-",
  );
