import { createMember } from "#domain/staff/members/create-member.server.ts";
import type { Actor } from "#domain/staff/rights.ts";
import type { Deps } from "./batches.ts";

/** Members of staff who can't sign in, to have done things. */
export const makeStaff = async ({ database, clock }: Deps): Promise<Actor[]> => {
  for (const name of ["Desk One", "Desk Two", "Desk Three"]) {
    const email = `${name.toLowerCase().replace(" ", "-")}@example.org`;
    await createMember(database, { name, email, role: "admin", passwordHash: null }, clock());
  }
  const rows = await database.selectFrom("staff").select("id").where("email", "like", "desk-%@example.org").execute();
  return rows.map(({ id }) => ({ id, role: "admin" }));
};
