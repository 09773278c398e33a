import { seedDocuments } from "#content/seed.ts";
import { readSeed } from "#content/seed-content.ts";
import { picturesIn } from "#domain/content/form/fields-in.ts";
import { seedSite } from "#domain/content/publishing/seed-site.server.ts";
import type { Database } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { type DatabaseKind, freshDatabase, freshPostgresUrl, type Template } from "./databases.ts";
import { openDeps, START } from "./deps.ts";
import { standInFiles } from "./stand-ins/stand-in-files.ts";

/** Fills a database with the documents of a new installation, each with a revision that no other database has. */
export const seed = async (database: Database) => {
  const ids = new Set(seedDocuments.flatMap(({ type, data }) => picturesIn(type, data)));
  const row = { file: "f", type: "image/svg+xml", width: 1, height: 1, bytes: 1, alt: "A", focal_x: 50, focal_y: 50 };
  const rows = [...ids].map((id) => ({ ...row, id, variants: "[]", created_at: 0 }));
  await database.insertInto("media").values(rows).execute();
  await seedSite({ database, clock: () => START, files: {} as Files }, { documents: seedDocuments, pictures: [] });
};

const SEEDED: Template = { name: "template_seeded", fill: seed };

/** A deps for tests of the domain that holds the documents of a new installation; its pictures have words, but no files. */
export const openSeeded = async (kind: DatabaseKind) => openDeps(kind, await freshDatabase(kind, SEEDED));

export type Seeded = Awaited<ReturnType<typeof openSeeded>>;

/** A new installation with its pictures, whose files the tests bring. */
const ILLUSTRATED: Template = {
  name: "template_illustrated",
  fill: (database) => seedSite({ database, clock: () => START, files: standInFiles() }, readSeed()),
};

/** The address of a PostgreSQL that a new installation has filled, for a process that starts on it. */
export const seededPostgresUrl = () => freshPostgresUrl(ILLUSTRATED);

/** The same with its pictures in the library, and their files in `files.kept`. */
export const openIllustrated = async (kind: DatabaseKind) => {
  const database = await freshDatabase(kind, ILLUSTRATED);
  const files = standInFiles();
  const bytes = new Map(readSeed().pictures.map((picture) => [picture.id, picture.bytes]));
  for (const { id, file } of await database.selectFrom("media").select(["id", "file"]).execute())
    await files.put(file, bytes.get(id) ?? new Uint8Array());
  return { ...(await openDeps(kind, database)), files };
};
