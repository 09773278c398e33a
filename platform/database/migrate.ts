import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as content from "./migrations/001-content.ts";
import * as enquiries from "./migrations/002-enquiries.ts";
import * as staff from "./migrations/003-staff.ts";
import * as enquiryNotes from "./migrations/004-enquiry-notes.ts";
import * as schedule from "./migrations/005-schedule.ts";
import * as media from "./migrations/006-media.ts";
import * as previewLinks from "./migrations/008-preview-links.ts";
import * as announceVersion from "./migrations/009-announce-version.ts";
import * as missingPaths from "./migrations/010-missing-paths.ts";
import * as leases from "./migrations/011-leases-without-a-clock.ts";
import * as pinnedSchedule from "./migrations/012-pinned-schedule.ts";
import * as publishedLinks from "./migrations/013-published-links.ts";
import * as publicLists from "./migrations/014-public-lists.ts";
import * as liveCount from "./migrations/015-live-count.ts";
import * as replicas from "./migrations/016-replicas.ts";
import type { Tables } from "./tables.ts";

/** In the order in which they run; a landed migration is never changed. */
const migrations: Record<string, Migration> = {
  "001-content": content,
  "002-enquiries": enquiries,
  "003-staff": staff,
  "004-enquiry-notes": enquiryNotes,
  "005-schedule": schedule,
  "006-media": media,
  "008-preview-links": previewLinks,
  "009-announce-version": announceVersion,
  "010-missing-paths": missingPaths,
  "011-leases-without-a-clock": leases,
  "012-pinned-schedule": pinnedSchedule,
  "013-published-links": publishedLinks,
  "014-public-lists": publicLists,
  "015-live-count": liveCount,
  "016-replicas": replicas,
};

const migratorOf = (database: Kysely<Tables>) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } });

/**
 * Brings the database to the newest shape, in one transaction that holds a lock, so that processes starting together
 * run each step once. Throws the fault of the step that failed; nothing of it stays.
 */
export const migrate = async (database: Kysely<Tables>): Promise<void> => {
  const { error } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
};

/** Brings an empty or older database to the shape that `name` left, for rows from there. Throws where it is newer. */
export const migrateTo = async (database: Kysely<Tables>, name: string): Promise<void> => {
  if (!(name in migrations)) throw new Error(`This is from a newer release: it knows ${name}.`);
  const done = await migratorOf(database).getMigrations();
  if (done.some((step) => step.executedAt && step.name > name)) throw new Error("The target has a newer shape.");
  const { error } = await migratorOf(database).migrateTo(name);
  if (error) throw error;
};

/** The name of the last step that was made. Throws for a database that never was one of ours. */
export const newestMigration = async (database: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const last = rows.at(-1);
  if (!last) throw new Error("There is no site in this database.");
  return last.name;
};
