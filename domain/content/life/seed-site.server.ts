import type { Platform } from "#platform/platform.ts";
import type { NewPicture } from "../../media/add-picture.server.ts";
import { claimFirstStart, siteVersion } from "../../site-version.server.ts";
import { system } from "../../staff/system.ts";
import { createDocument, type NewDocument } from "./create-document.server.ts";
import { publishIn } from "./publish.server.ts";

export type Seed = { documents: NewDocument[]; pictures: NewPicture[] };

/** True before the first start has filled the database. */
export const isUnseeded = async ({ database }: Pick<Platform, "database">): Promise<boolean> =>
  (await siteVersion(database)) === 0;

/**
 * Fills an empty database with the pictures and the published documents of a new installation, all or nothing; does
 * nothing where another process was first. Throws when a document of the seed can't be published.
 */
export const seedSite = (platform: Pick<Platform, "database" | "files" | "clock">, seed: Seed): Promise<void> =>
  platform.database.transaction().execute(async (transaction) => {
    if (!(await claimFirstStart(transaction))) return;
    const { addPicture } = await import("../../media/add-picture.server.ts");
    for (const picture of seed.pictures) await addPicture({ ...platform, database: transaction }, picture);
    const now = platform.clock();
    for (const document of seed.documents) {
      const { id } = await createDocument(transaction, system, { ...document, note: "First content" }, now);
      const result = await publishIn(transaction, system, { document: id }, now);
      if (result.outcome !== "published") throw new Error(`seed ${id}: ${JSON.stringify(result)}`);
    }
  });
