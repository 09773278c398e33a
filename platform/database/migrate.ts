import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import { Fault } from "../process/fault.ts";
import * as content from "./migrations/001-content.ts";
import * as media from "./migrations/002-media.ts";
import * as enquiries from "./migrations/003-enquiries.ts";
import * as staff from "./migrations/004-staff.ts";
import * as replicas from "./migrations/005-replicas.ts";
import * as alerts from "./migrations/006-alerts.ts";
import * as revisionShape from "./migrations/007-revision-shape.ts";
import * as backups from "./migrations/008-backups.ts";
import * as passkeys from "./migrations/009-passkeys.ts";
import * as enquiryServiceName from "./migrations/010-enquiry-service-name.ts";
import * as undo from "./migrations/011-undo.ts";
import * as pictureTrash from "./migrations/012-picture-trash.ts";
import * as search from "./migrations/013-search.ts";
import * as enquiryReplies from "./migrations/014-enquiry-replies.ts";
import * as tags from "./migrations/016-tags.ts";
import * as wordsOfRevisions from "./migrations/017-words-of-revisions.ts";
import * as liveChangedAt from "./migrations/018-live-changed-at.ts";
import * as positions from "./migrations/019-positions.ts";
import * as pictureTagsAndCrops from "./migrations/020-picture-tags-and-crops.ts";
import * as confirmedDocuments from "./migrations/021-confirmed-documents.ts";
import * as plannedPlaces from "./migrations/022-planned-places.ts";
import * as searchAtOnce from "./migrations/023-search-at-once.ts";
import * as languages from "./migrations/024-languages.ts";
import * as translationsInStep from "./migrations/025-translations-in-step.ts";
import * as visits from "./migrations/026-visits.ts";
import * as enquiryOrigins from "./migrations/029-enquiry-origins.ts";
import * as visitMonths from "./migrations/030-visit-months.ts";
import * as visitWeeks from "./migrations/031-visit-weeks.ts";
import type { Tables } from "./tables.ts";

/** In the order in which they run; a released migration is never changed. */
const migrations: Record<string, Migration> = {
  "001-content": content,
  "002-media": media,
  "003-enquiries": enquiries,
  "004-staff": staff,
  "005-replicas": replicas,
  "006-alerts": alerts,
  "007-revision-shape": revisionShape,
  "008-backups": backups,
  "009-passkeys": passkeys,
  "010-enquiry-service-name": enquiryServiceName,
  "011-undo": undo,
  "012-picture-trash": pictureTrash,
  "013-search": search,
  "014-enquiry-replies": enquiryReplies,
  "016-tags": tags,
  "017-words-of-revisions": wordsOfRevisions,
  "018-live-changed-at": liveChangedAt,
  "019-positions": positions,
  "020-picture-tags-and-crops": pictureTagsAndCrops,
  "021-confirmed-documents": confirmedDocuments,
  "022-planned-places": plannedPlaces,
  "023-search-at-once": searchAtOnce,
  "024-languages": languages,
  "025-translations-in-step": translationsInStep,
  "026-visits": visits,
  "029-enquiry-origins": enquiryOrigins,
  "030-visit-months": visitMonths,
  "031-visit-weeks": visitWeeks,
};

/** Until 2026-11-22 the same shape was reached in fourteen steps, of which this was the last. */
const LAST_OF_FOURTEEN = "015-live-count";
const SAME_SHAPE = "004-staff";

const migratorOf = (database: Kysely<Tables>) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } });

/** In one transaction under a lock: of processes that start together one runs each step. Throws the fault of a step. */
export const migrate = async (database: Kysely<Tables>): Promise<void> => {
  await renameSteps(database);
  await refuseNewer(database);
  throwNamed(await migratorOf(database).migrateToLatest());
};

/** Throws for a database of a newer release. */
export const refuseNewer = async (database: Kysely<Tables>): Promise<void> => {
  const done = await stepsDone(database);
  const unknown = done.includes(LAST_OF_FOURTEEN) ? [] : done.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Fault(
      `The database was written by a newer version, which made the step ${unknown.join(", ")}. Start that version, or restore a backup of this one into an empty database.`,
    );
};

const throwNamed = ({ error, results }: MigrationResultSet): void => {
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error");
  if (!failed) throw error;
  const words = error instanceof Error ? error.message : String(error);
  throw new Fault(`migration ${failed.migrationName} failed: ${words}`, { cause: error });
};

const renameSteps = async (database: Kysely<Tables>): Promise<void> => {
  if (!(await stepsDone(database)).includes(LAST_OF_FOURTEEN)) return;
  const timestamp = new Date().toISOString();
  const names = Object.keys(migrations).filter((name) => name <= SAME_SHAPE);
  const values = sql.join(names.map((name) => sql`(${name}, ${timestamp})`));
  await database.transaction().execute(async (transaction) => {
    await sql`delete from kysely_migration`.execute(transaction);
    await sql`insert into kysely_migration (name, timestamp) values ${values} on conflict do nothing`.execute(
      transaction,
    );
  });
};

/** Up to the step called `shape`. Throws where the database is newer. */
export const migrateTo = async (database: Kysely<Tables>, shape: string): Promise<void> => {
  const name = shape === LAST_OF_FOURTEEN ? SAME_SHAPE : shape;
  if (!(name in migrations)) throw new Error(`This is from a newer release: it knows ${name}.`);
  const done = await migratorOf(database).getMigrations();
  if (done.some((step) => step.executedAt && step.name > name)) throw new Error("The target has a newer shape.");
  throwNamed(await migratorOf(database).migrateTo(name));
};

const stepsDone = async (database: Kysely<Tables>): Promise<string[]> => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};

/** Throws for a database that never was one of ours. */
export const newestMigration = async (database: Kysely<Tables>): Promise<string> => {
  const last = (await stepsDone(database)).at(-1);
  if (!last) throw new Error("There is no site in this database.");
  return last;
};
