import type { Platform } from "#platform/platform.ts";
import { FIRST_LANGUAGE } from "../../languages.ts";
import type { NewPicture } from "../../media/library/add-picture.server.ts";
import { claimFirstStart, siteVersion } from "../../site-version.server.ts";
import { system } from "../../staff/system.ts";
import { insertDocument, type NewDocument } from "../drafts/create-document.server.ts";
import { FIRST_CONTENT } from "../samples/is-sample.server.ts";
import { goLiveTogether, type Publishing } from "./go-live-together.server.ts";

export type Seed = { documents: NewDocument[]; pictures: NewPicture[] };

export const isUnseeded = async ({ database }: Pick<Platform, "database">): Promise<boolean> =>
  (await siteVersion(database)) === 0;

/** Fills an empty database, all or nothing, translations after their originals; does nothing where another process was first, which may still be at it. Throws when a document can't be published. */
export const seedSite = (platform: Pick<Platform, "database" | "files" | "clock">, seed: Seed): Promise<void> =>
  platform.database.transaction().execute(async (transaction) => {
    if (!(await claimFirstStart(transaction))) return;
    const { addPicture } = await import("../../media/library/add-picture.server.ts");
    for (const picture of seed.pictures) await addPicture({ ...platform, database: transaction }, picture);
    const now = platform.clock();
    const rows: Publishing[] = [];
    for (const document of seed.documents) {
      const madeFrom = rows.find(({ id }) => id === document.group)?.revision;
      const row = await insertDocument(transaction, system, { ...document, madeFrom, note: FIRST_CONTENT }, now);
      const { type, language = FIRST_LANGUAGE } = document;
      rows.push({ ...row, type, language, by: system });
    }
    for (const [id, { issues }] of await goLiveTogether(transaction, rows, now))
      throw new Error(`seed ${id}: ${JSON.stringify(issues)}`);
    // Nothing has changed since the installation: crawlers are told no time.
    await transaction.updateTable("document").set({ live_changed_at: null }).execute();
  });
