import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Step } from "#domain/content/evolution/step.ts";
import type { BlockData, Data } from "#domain/content/fields/structure.ts";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
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
export const olderPositions = [
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
  await forget(database, (e) => e("translation_of", "is not", null));
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

/** Takes documents out that the release before had no idea of. */
const forget = async (
  database: Database,
  which: (e: ExpressionBuilder<Tables, "document">) => Expression<SqlBool>,
): Promise<void> => {
  const ids = (await database.selectFrom("document").select("id").where(which).execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of ["published_link", "revision"] as const)
    await database.deleteFrom(table).where("document_id", "in", ids).execute();
  await database.deleteFrom("document").where("id", "in", ids).execute();
};

/** Takes back what migrations have added since the revisions got a shape: as the release before left its database. */
export const takeBackMigrations = async (database: Database): Promise<void> => {
  for (const table of [
    "search_fts",
    "search_fts_enquiry",
    "search_text",
    "document_tag",
    "media_tag",
    "cropped_picture",
    "confirmed_document",
    "enquiry_reply",
    "backup",
    "staff_passkey",
    "undo",
    "replaced_picture",
    "media_alt",
    "visit_count",
    "visitor",
    "visit_salt",
    "visit_month",
    "visit_week",
    "weekly_mail",
  ])
    await sql`drop table if exists ${sql.table(table)}`.execute(database);
  for (const index of [
    "mail_attempt_reply",
    "enquiry_outcome",
    "revision_path",
    "revision_without_search_title",
    "revision_without_search_description",
    "document_translation",
    "document_live_language",
  ])
    await sql`drop index ${sql.table(index)}`.execute(database);
  await forget(database, (e) => e.or([e("type", "=", "position"), e("translation_of", "is not", null)]));
  for (const [table, column] of [
    ["document", "live_changed_at"],
    ["document", "language"],
    ["document", "translation_of"],
    ["document", "made_from"],
    ["document", "in_step"],
    ["enquiry", "language"],
    ["enquiry", "origin"],
    ["enquiry", "outcome"],
    ["enquiry", "value"],
    ["revision", "shape"],
    ["enquiry", "service_name"],
    ["media", "deleted_at"],
    ["document", "publish_places"],
    ["mail_attempt", "reply_id"],
    ["mail_attempt", "mail_to"],
  ])
    await sql`alter table ${sql.table(table ?? "")} drop column ${sql.ref(column ?? "")}`.execute(database);
  await sql`delete from kysely_migration where name >= '007'`.execute(database);
};
