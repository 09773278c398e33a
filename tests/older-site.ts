import { sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Step } from "#domain/content/evolution/step.ts";
import type { BlockData, Data } from "#domain/content/fields/structure.ts";
import type { Database } from "#platform/database/database.ts";
import { funFacts } from "./gone-block.ts";

/** What each type said before the release at hand: fields under other names, two in one, with one more, and without some. */
const older: Record<string, (data: Data) => Data> = {
  service: ({ lead, ...rest }) => ({ ...rest, opening: lead, slogan: "We hold fast" }),
  project: ({ title, client, ...rest }) => ({ ...rest, title: `${title} | ${client}` }),
  post: ({ author: _, ...rest }) => rest,
  testimonial: ({ rating: _, picture: __, trade: ___, ...rest }) => rest,
  settings: ({ colours: _, form: __, ...rest }) => rest,
  page: ({ blocks, ...rest }) => ({
    ...rest,
    blocks: (blocks as BlockData[]).flatMap((block) => {
      if (block.type === "statistics") return [{ ...block, type: "figures" }];
      if (block.type === "open-positions") return [{ ...block, positions: olderPositions }];
      return block.type === "team" ? [funFacts, block] : [block];
    }),
  }),
};

/** As they stood in the block, before each was a document. */
const olderPositions = [
  { title: "Net & Cable Runner", department: "Field", location: "Miami, FL", workplace: "on site" },
  { title: "Diver", department: "Underwater", location: "Remote", workplace: "remote" },
].map((position) => ({ ...position, description: "You run.\n\nYou rest.", postedOn: "2026-10-05" }));

/** The steps that carry it over. */
export const olderSteps: Step[] = [
  {
    about: "The opening of a service is called its lead",
    types: ["service"],
    up: ({ opening, ...rest }) => ({ ...rest, lead: opening }),
  },
  { about: "Services have no slogan", types: ["service"], up: ({ slogan: _, ...rest }) => rest },
  {
    about: "The client of a case study no longer stands in its title",
    types: ["project"],
    up: ({ title, ...rest }) => {
      const [name, client] = String(title).split(" | ");
      return { ...rest, title: name, client };
    },
  },
  {
    about: "Posts name their author",
    types: ["post"],
    up: (data) => ({ ...data, author: data.author ?? "The editors" }),
  },
  { about: "Figures are called statistics", blocks: ["figures"], up: (block) => ({ ...block, type: "statistics" }) },
  { about: "There are no fun facts", blocks: ["fun-facts"], gone: "Fun facts" },
];

/** Adds steps to the table of a product until the test ends. */
export const withSteps = (table: Step[], steps = olderSteps): void => {
  table.push(...steps);
  onTestFinished(() => void table.splice(-steps.length));
};

/** Makes of a seeded database what the release before wrote: every revision in its older shape. */
export const makeOlder = async (database: Database): Promise<void> => {
  await forgetTranslations(database);
  const rows = await database
    .selectFrom("revision")
    .innerJoin("document", "document.id", "revision.document_id")
    .select(["revision.id", "document.type", "revision.data"])
    .execute();
  for (const { id, type, data } of rows) {
    const written = older[type]?.(JSON.parse(data)) ?? JSON.parse(data);
    await database
      .updateTable("revision")
      .set({ data: JSON.stringify(written), shape: 0 })
      .where("id", "=", id)
      .execute();
  }
};

const forgetTranslations = async (database: Database): Promise<void> => {
  const translations = database.selectFrom("document").select("id").where("translation_of", "is not", null);
  for (const table of ["published_link", "revision"] as const)
    await database.deleteFrom(table).where("document_id", "in", translations).execute();
  await database.deleteFrom("document").where("translation_of", "is not", null).execute();
};

/** Takes back the last migration that made tables, and what followed: as a release left its database that had the step before. */
export const takeBackLastMigration = async (database: Database): Promise<void> => {
  for (const table of ["alert", "backup"]) await sql`drop table ${sql.table(table)}`.execute(database);
  await sql`alter table enquiry drop column mail_since`.execute(database);
  await sql`alter table search_text drop column names`.execute(database);
  await sql`delete from kysely_migration where name >= '08'`.execute(database);
};
