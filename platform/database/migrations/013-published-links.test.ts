import { type Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, freshPostgresUrl } from "../../../tests/databases.ts";
import { openPostgres } from "../postgres-database.ts";
import { openSqlite } from "../sqlite-database.ts";
import { up as createContent } from "./001-content.ts";
import { up } from "./013-published-links.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("where published documents lead is known, hidden blocks and the own address left out", async () => {
    const opened = kind === "SQLite" ? openSqlite(":memory:") : openPostgres(await freshPostgresUrl(), () => {});
    onTestFinished(() => opened.destroy());
    const db = opened as unknown as Kysely<Parameters<typeof up>[0] extends Kysely<infer T> ? T : never>;
    await createContent(opened as unknown as Kysely<unknown>);
    const text = { type: "text", text: "/no/link", marks: [{ type: "link", attrs: { href: "/about/#team" } }] };
    const data = {
      path: "/home",
      menu: [{ name: "Work", path: "/portfolio" }, { path: "/portfolio" }, { path: "https://example.org" }],
      blocks: [
        { buttonLink: "/contact?service=cloud", body: { content: [text] } },
        { hidden: true, link: "/secret" },
      ],
    };
    await sql`insert into document (id, type, title, position, published_revision, created_at, updated_at)
      values ('home', 'page', 'Home', 1, 'r2', 7, 7), ('draft', 'page', 'Draft', 2, null, 7, 7)`.execute(db);
    for (const [id, document, shown] of [
      ["r1", "home", { link: "/before" }],
      ["r2", "home", data],
      ["r3", "draft", { link: "/draft" }],
    ] as const)
      await sql`insert into revision values (${id}, ${document}, ${id === "r2" ? 2 : 1}, ${JSON.stringify(shown)}, null, '', 7)`.execute(
        db,
      );
    await up(db);
    expect(await db.selectFrom("published_link").select(["href", "path"]).orderBy("href").execute()).toEqual([
      { href: "/about/#team", path: "/about" },
      { href: "/contact?service=cloud", path: "/contact" },
      { href: "/portfolio", path: "/portfolio" },
    ]);
  });
});
