import { sql } from "kysely";
import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import { Fault } from "../process/fault.ts";
import { isKeptOut } from "./database-fault.ts";
import { isPostgres } from "./is-postgres.ts";
import * as content from "./migrations/01-content.ts";
import * as site from "./migrations/02-site.ts";
import * as media from "./migrations/03-media.ts";
import * as enquiries from "./migrations/04-enquiries.ts";
import * as staff from "./migrations/05-staff.ts";
import * as search from "./migrations/06-search.ts";
import * as visits from "./migrations/07-visits.ts";
import * as operations from "./migrations/08-operations.ts";
import * as spelling from "./migrations/09-one-spelling.ts";
import * as mailSince from "./migrations/10-mail-since.ts";
import * as namedValues from "./migrations/11-named-values.ts";
import type { Database } from "./tables.ts";
import { schemaOf, tablesHere } from "./tables-here.ts";

/** In the order in which they run; a released migration is never changed. */
const migrations: Record<string, Migration> = {
  "01-content": content,
  "02-site": site,
  "03-media": media,
  "04-enquiries": enquiries,
  "05-staff": staff,
  "06-search": search,
  "07-visits": visits,
  "08-operations": operations,
  "09-one-spelling": spelling,
  "10-mail-since": mailSince,
  "11-named-values": namedValues,
};

/** Until 2026-11-26, before the first release, the same shape was reached in 28 steps with numbers of three digits, of which this was the last. */
const LAST_OF_OLD = "031-visit-weeks";
const SAME_SHAPE = "08-operations";

const migratorOf = async (database: Database, steps = migrations): Promise<Migrator> => {
  const provider = { getMigrations: async () => steps };
  const schema = await schemaOf(database);
  return new Migrator({ db: database, provider, ...(schema ? { migrationTableSchema: schema } : {}) });
};

/**
 * In one transaction under a lock: of processes that start together one runs each step. Throws the fault of a step. On
 * PostgreSQL one is that somebody else has kept a table for long (`isAway`), but for a `database` that is a transaction.
 */
export const migrate = async (database: Database): Promise<void> => {
  await renameSteps(database);
  await refuseUnknown(database);
  const steps = isPostgres(database) && !database.isTransaction ? givingWay(migrations) : migrations;
  throwNamed(await (await migratorOf(database, steps)).migrateToLatest());
};

/**
 * While a step waits for a table, all that asks for it later waits behind the step: the enquiries of a release that still
 * runs. Shorter than the second after which PostgreSQL looks for a deadlock, and may end such an enquiry for one.
 */
const WAITS_MS = 500;

const givingWay = (steps: Record<string, Migration>): Record<string, Migration> => {
  const inTime =
    ({ up }: Migration): Migration["up"] =>
    async (db) => {
      await sql`set local lock_timeout = ${sql.lit(WAITS_MS)}`.execute(db);
      await up(db);
    };
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { up: inTime(step) }]));
};

/** Throws for a database of a newer release, and for one of before the first that is not at its last step. */
export const refuseUnknown = async (database: Database): Promise<void> => {
  const done = await stepsDone(database);
  const unknown = done.includes(LAST_OF_OLD) ? undefined : done.findLast((name) => !(name in migrations));
  if (unknown)
    throw new Fault(
      isOld(unknown)
        ? `The database ${wordsOfOld(unknown)}`
        : `The database was written by a newer version, which made the step ${unknown}. Start that version, or restore a backup of this one into an empty database.`,
    );
};

const isOld = (step: string) => /^0\d\d-/.test(step);

const wordsOfOld = (step: string) =>
  `stopped at the step ${step} of a version before the first release. Bring it to ${LAST_OF_OLD} with a version of before 2026-11-26 first.`;

const throwNamed = ({ error, results }: MigrationResultSet): void => {
  if (!error) return;
  const failed = results?.find(({ status }) => status === "Error");
  if (!failed) throw error;
  if (isKeptOut(error))
    throw new Fault(`migration ${failed.migrationName} waits for something that reads for long, such as a backup`, {
      cause: error,
    });
  const words = error instanceof Error ? error.message : String(error);
  throw new Fault(`migration ${failed.migrationName} failed: ${words}`, { cause: error });
};

const renameSteps = async (database: Database): Promise<void> => {
  if (!(await stepsDone(database)).includes(LAST_OF_OLD)) return;
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

/** Up to the step called `shape`. Throws for a shape this release does not know, and where the database is newer. */
export const migrateTo = async (database: Database, shape: string): Promise<void> => {
  const name = shape === LAST_OF_OLD ? SAME_SHAPE : shape;
  if (isOld(name)) throw new Fault(`This ${wordsOfOld(name)}`);
  if (!(name in migrations)) throw new Fault(`This is from a newer release: it knows ${name}.`);
  const migrator = await migratorOf(database);
  const done = await migrator.getMigrations();
  if (done.some((step) => step.executedAt && step.name > name)) throw new Error("The target has a newer shape.");
  throwNamed(await migrator.migrateTo(name));
};

const stepsDone = async (database: Database): Promise<string[]> => {
  const tables = await tablesHere(database);
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};

/** What is wrong with a database that never was one of ours. */
export const noSite = (): Error => new Error("There is no site in this database.");

/** Throws `noSite`. */
export const newestMigration = async (database: Database): Promise<string> => {
  const last = (await stepsDone(database)).at(-1);
  if (!last) throw noSite();
  return last;
};
