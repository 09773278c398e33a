import { seedDocuments } from "#content/seed.ts";
import { saveDraft } from "#domain/content/life/save-draft.server.ts";
import { seedSite } from "#domain/content/life/seed-site.server.ts";
import { systemFor } from "#domain/staff/system.ts";
import type { DatabaseKind } from "./databases.ts";
import { openGround } from "./ground.ts";

const files = { put: async () => {} } as never;

/** A seeded site for tests of the domain; every picture that it names is in the library, with words, without files. */
export const openContentSite = async (kind: DatabaseKind) => {
  const ground = await openGround(kind);
  await seedSite({ ...ground, files }, { documents: seedDocuments, pictures: [] });
  const text = JSON.stringify(seedDocuments);
  const ids = new Set([...text.matchAll(/"(?:picture|photo|logo)":"([^"]+)"/g)].map(([, id]) => id ?? ""));
  const row = { file: "f", type: "image/svg+xml", width: 1, height: 1, bytes: 1, alt: "A", focal_x: 50, focal_y: 50 };
  const rows = [...ids].map((id) => ({ ...row, id, variants: "[]", created_at: 0 }));
  await ground.database.insertInto("media").values(rows).execute();
  return ground;
};

export type ContentSite = Awaited<ReturnType<typeof openContentSite>>;

export const documentRow = ({ database }: Pick<ContentSite, "database">, id: string) =>
  database.selectFrom("document").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Saves a new draft, made from the newest one. */
export const editDocument = async (
  ground: Pick<ContentSite, "database" | "clock">,
  id: string,
  change: (data: Record<string, unknown>) => object,
) => {
  const { draft_revision: baseRevision } = await documentRow(ground, id);
  const { data } = await ground.database
    .selectFrom("revision")
    .select("data")
    .where("id", "=", baseRevision ?? "")
    .executeTakeFirstOrThrow();
  return saveDraft(ground, systemFor("ed"), { document: id, baseRevision, data: change(JSON.parse(data)) });
};
