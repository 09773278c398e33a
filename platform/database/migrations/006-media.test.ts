import { type Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, freshPostgresUrl } from "../../../tests/databases.ts";
import { openPostgres } from "../postgres-database.ts";
import { openSqlite } from "../sqlite-database.ts";
import { up as createContent } from "./001-content.ts";
import { up } from "./006-media.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("pictures that were there get a name and a search, and are known to be used where they are", async () => {
    const opened = kind === "SQLite" ? openSqlite(":memory:") : openPostgres(await freshPostgresUrl(), () => {});
    onTestFinished(() => opened.destroy());
    const db = opened as unknown as Kysely<Parameters<typeof up>[0] extends Kysely<infer T> ? T : never>;
    await createContent(opened as unknown as Kysely<unknown>);
    await sql`insert into media values ('hero', 'hero.svg', 'image/svg+xml', 3, 2, 9, 'A City', 50, 50, '[]', 7)`.execute(
      db,
    );
    await sql`insert into document (id, type, title, position, created_at, updated_at)
      values ('home', 'page', 'Home', 1, 7, 7)`.execute(db);
    const data = { blocks: [{ picture: "hero", slides: [{ picture: "hero" }, { picture: "" }] }], logo: "mark" };
    for (const number of [1, 2])
      await sql`insert into revision values (${`r${number}`}, 'home', ${number}, ${JSON.stringify(data)}, null, '', 7)`.execute(
        db,
      );
    await up(db);
    expect(await db.selectFrom("media").select(["name", "search", "updated_at"]).execute()).toEqual([
      { name: "hero", search: "hero a city", updated_at: 7 },
    ]);
    const shown = await db.selectFrom("revision_picture").selectAll().execute();
    expect(shown.map(({ revision_id, media_id }) => `${revision_id} ${media_id}`).sort()).toEqual([
      "r1 hero",
      "r1 mark",
      "r2 hero",
      "r2 mark",
    ]);
  });
});
