import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What drafts are asked by, though it stands inside their JSON: their address, and that they have no title or description for search engines. Looking into a thousand of them took half a second. What is no JSON says nothing there, and holds up neither this step nor the site. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (isPostgres) await addReader(db);
  const text = (...path: string[]) =>
    isPostgres
      ? `written_in(data, '{${path.join(",")}}')`
      : `case when json_valid(data) then json_extract(data, '$.${path.join(".")}') end`;
  await sql
    .raw(`create index revision_path on revision ((${text("path")})${isPostgres ? ' collate "C"' : ""})`)
    .execute(db);
  for (const name of ["title", "description"])
    await sql
      .raw(
        `create index revision_without_search_${name} on revision (id) where coalesce(${text("search", name)}, '') = ''`,
      )
      .execute(db);
};

const addReader = (db: Kysely<unknown>) =>
  sql`
    create or replace function written_in(data text, path text[]) returns text language plpgsql immutable as $$
    begin
      return data::json #>> path;
    exception when others then
      return null;
    end $$`.execute(db);
