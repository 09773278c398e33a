import { seedDocuments } from "#content/seed.ts";
import { seedSite } from "#domain/content/life/seed-site.server.ts";
import type { Files } from "#platform/files/files.ts";
import type { DatabaseKind } from "./databases.ts";
import { openGround } from "./ground.ts";

/** A ground for tests of the domain that holds the documents of a new installation; its pictures are left out. */
export const openSeededGround = async (kind: DatabaseKind) => {
  const ground = await openGround(kind);
  await seedSite({ ...ground, files: {} as Files }, { documents: seedDocuments, pictures: [] });
  return ground;
};
