import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { FIRST_LANGUAGE, type Language } from "../../languages.ts";
import type { NewPicture } from "../../media/library/add-picture.server.ts";
import { claimFirstStart, siteVersion } from "../../site-version.server.ts";
import { system } from "../../staff/system.ts";
import { canGoLive } from "../check/can-go-live.server.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { insertDocument, type NewDocument } from "../drafts/create-document.server.ts";
import { countLive } from "../published/live-count.server.ts";
import { FIRST_CONTENT } from "../samples/is-sample.server.ts";
import { goLive } from "./publish.server.ts";

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
    const rows: { id: string; revision: string; type: DocumentType; language: Language }[] = [];
    for (const document of seed.documents) {
      const madeFrom = rows.find(({ id }) => id === document.group)?.revision;
      const row = await insertDocument(transaction, system, { ...document, madeFrom, note: FIRST_CONTENT }, now);
      const { type, language = FIRST_LANGUAGE } = document;
      rows.push({ ...row, type, language });
      await pretendLive(transaction, row, summarize(document.type, document.data).path);
    }
    for (const row of rows) {
      const { check, draft } = await canGoLive(transaction, row, row.revision, now);
      if (!draft) throw new Error(`seed ${row.id}: ${JSON.stringify(check.issues)}`);
      await goLive(transaction, system, draft, now);
    }
    await countLive(transaction, now);
  });

/** The documents of the seed link to each other, so they count as live while they are checked; a failed check undoes all. */
const pretendLive = (
  transaction: DatabaseTransaction,
  { id, revision }: { id: string; revision: string },
  path: string | null,
) => transaction.updateTable("document").set({ published_revision: revision, path }).where("id", "=", id).execute();
