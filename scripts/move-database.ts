import { databaseUrlFault } from "#platform/database/place.ts";
import { copyDatabase } from "#platform/database/transfer/copy-database.ts";
import { command, say } from "./command.ts";

// npm run move-database -- <postgres://… or file>: from the database of the settings to an empty one of either kind.
await command(async (settings, [to]) => {
  if (!to) throw new Error("Where to? npm run move-database -- postgres://user:password@host:5432/database");
  const fault = databaseUrlFault(to);
  if (fault) throw new Error(`The new database ${fault}`);
  await copyDatabase(settings, { DATABASE_URL: to, DATA_DIR: settings.DATA_DIR }, ({ table, outcome, sum }) =>
    say(`${table.padEnd(24)} ${String(sum.rows).padStart(8)} rows  ${sum.sha256.slice(0, 12)}  ${outcome}`),
  );
  say("Every table is the same on both sides. Set DATABASE_URL to the new one and start the site.");
});
