import type { Kysely } from "kysely";

type Before = {
  document: { id: string; published_revision: string | null };
  revision: { id: string; data: string };
  published_link: { document_id: string; href: string; path: string };
};

const BATCH = 200;
const LINK_KEYS = /^(link|linkPath|buttonLink|applyLink|url|href)$/;

/** Where the published documents lead on this site, so that nobody has to read them all to know. */
export const up = async (db: Kysely<Before>): Promise<void> => {
  await db.schema
    .createTable("published_link")
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id"))
    .addColumn("href", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("published_link_key", ["document_id", "href"])
    .execute();
  await db.schema.createIndex("published_link_path").on("published_link").column("path").execute();
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("document")
      .innerJoin("revision", "revision.id", "document.published_revision")
      .select(["document.id", "revision.data"])
      .where("document.id", ">", last)
      .orderBy("document.id")
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? "";
    for (const { id, data } of rows) {
      const hrefs = [...new Set(linksIn(JSON.parse(data), ""))];
      const links = hrefs.map((href) => ({ document_id: id, href, path: pathOf(href) }));
      if (links.length > 0) await db.insertInto("published_link").values(links).execute();
    }
  }
};

const linksIn = (data: unknown, key: string): string[] => {
  if (typeof data === "string") return (LINK_KEYS.test(key) || key === "path") && /^\/(?!\/)/.test(data) ? [data] : [];
  if (data === null || typeof data !== "object") return [];
  if ("hidden" in data && data.hidden === true) return [];
  if (Array.isArray(data)) return data.flatMap((item) => linksIn(item, key));
  const isDocument = key === "";
  return Object.entries(data).flatMap(([name, value]) => (isDocument && name === "path" ? [] : linksIn(value, name)));
};

const pathOf = (href: string) => (href.split(/[?#]/)[0] ?? "").replace(/(.)\/$/, "$1");
