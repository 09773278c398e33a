import type { Kysely } from "kysely";

type Before = {
  media: { id: string; name: string; alt: string; search: string; created_at: number; updated_at: number };
  revision: { id: string; document_id: string; data: string };
  revision_picture: { revision_id: string; document_id: string; media_id: string };
};

const BATCH = 200;
const PICTURE_KEYS = new Set(["picture", "photo", "logo"]);

/** What the library knows of a picture, which revisions show it, and files that are no longer needed. */
export const up = async (db: Kysely<Before>): Promise<void> => {
  await db.schema
    .alterTable("media")
    .addColumn("name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("media").addColumn("uploaded_by", "text").execute();
  await db.schema
    .alterTable("media")
    .addColumn("updated_at", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("media")
    .addColumn("search", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("media")
    .addColumn("frames", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("media_created_at").on("media").columns(["created_at", "id"]).execute();
  await db.schema
    .createTable("revision_picture")
    .addColumn("revision_id", "text", (c) => c.notNull())
    .addColumn("media_id", "text", (c) => c.notNull())
    .addColumn("document_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("revision_picture_key", ["revision_id", "media_id"])
    .execute();
  await db.schema.createIndex("revision_picture_media").on("revision_picture").column("media_id").execute();
  await db.schema
    .createTable("dropped_file")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("remove_at", "bigint", (c) => c.notNull())
    .execute();
  await nameKept(db);
  await findShown(db);
};

const nameKept = async (db: Kysely<Before>): Promise<void> => {
  const rows = await db.selectFrom("media").select(["id", "alt", "created_at"]).execute();
  for (const { id, alt, created_at } of rows)
    await db
      .updateTable("media")
      .set({ name: id, updated_at: created_at, search: `${id} ${alt}`.toLowerCase() })
      .where("id", "=", id)
      .execute();
};

const findShown = async (db: Kysely<Before>): Promise<void> => {
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("revision")
      .select(["id", "document_id", "data"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? "";
    const shown = rows.flatMap(({ id, document_id, data }) =>
      [...new Set(picturesIn(JSON.parse(data)))].map((media_id) => ({ revision_id: id, document_id, media_id })),
    );
    if (shown.length > 0) await db.insertInto("revision_picture").values(shown).execute();
  }
};

const picturesIn = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(picturesIn);
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) =>
    PICTURE_KEYS.has(key) && typeof value === "string" ? (value ? [value] : []) : picturesIn(value),
  );
};
