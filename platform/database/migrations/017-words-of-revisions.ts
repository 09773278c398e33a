import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What drafts are asked by, though it stands inside their JSON: their address, and that they have no title or description for search engines. Looking into a thousand of them took half a second. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const path = isPostgres ? `(data::json ->> 'path') collate "C"` : "json_extract(data, '$.path')";
  await sql.raw(`create index revision_path on revision ((${path}))`).execute(db);
  for (const name of ["title", "description"]) {
    const text = isPostgres ? `data::json #>> '{search,${name}}'` : `json_extract(data, '$.search.${name}')`;
    await sql
      .raw(`create index revision_without_search_${name} on revision (id) where coalesce(${text}, '') = ''`)
      .execute(db);
  }
};
