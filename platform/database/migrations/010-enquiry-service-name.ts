import { type Kysely, sql } from "kysely";

/** What the services of the form were called while their names were fixed. */
const names = {
  consulting: "IT Consulting",
  managed: "Managed Services",
  cloud: "Cloud Solutions",
  security: "Cybersecurity",
  software: "Software Development",
  careers: "Careers - Open Positions",
  other: "Other",
};

/** The name of the service as the visitor read it, which the search finds too. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("enquiry")
    .addColumn("service_name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  for (const [word, name] of Object.entries(names))
    await sql`update enquiry set service_name = ${name}, search = search || ${`\n${name.toLowerCase()}`} where service = ${word} and erased_at is null`.execute(
      db,
    );
};
