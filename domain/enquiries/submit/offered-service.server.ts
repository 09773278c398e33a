import type { Database } from "#platform/database/database.ts";
import type { DataOf } from "../../content/document-types.ts";
import { formServices } from "../../content/form-services.ts";
import { fillNames, namedValues } from "../../content/names.ts";
import { storedForPage } from "../../content/stored/read-stored.ts";

/** A form may be open for days; each row is read once and remembered. */
const MOST_VERSIONS = 100;

/**
 * The name under which the form offers a service, as visitors read it, or did when this one opened it: an enquiry is not lost
 * because somebody changed the list meanwhile. Null for what was never offered.
 */
export const offeredService = async (database: Database, word: string): Promise<string | null> => {
  const nameIn = (row: { data: string; shape: number }) => {
    const settings = storedForPage({ ...row, type: "settings" }) as DataOf<"settings">;
    const offered = formServices(settings).find((one) => one.word === word);
    return offered && fillNames(offered.name, namedValues(settings));
  };
  const live = await settingsRows(database)
    .innerJoin("document", "document.published_revision", "revision.id")
    .executeTakeFirst();
  // Without Settings, as before the seed, it is what the first ones offer.
  const now = nameIn(live ?? { data: "{}", shape: 0 });
  if (now) return now;
  const older = await settingsRows(database).orderBy("number", "desc").limit(MOST_VERSIONS).execute();
  return older.map(nameIn).find(Boolean) ?? null;
};

const settingsRows = (database: Database) =>
  database.selectFrom("revision").select(["revision.data", "revision.shape"]).where("document_id", "=", "settings");
