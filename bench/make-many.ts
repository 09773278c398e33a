import { readSeed } from "#content/seed-content.ts";
import { isUnseeded, seedSite } from "#domain/content/publishing/seed-site.server.ts";
import { openDatabase } from "#platform/database/database.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { systemClock } from "#platform/process/clock.ts";
import { command, say } from "../scripts/command.ts";
import { makeAll, YEARS_OF_WORK } from "./amounts/make-all.ts";

// npm run make-many: fills the database that the settings name with posts, pictures and enquiries, for trying out.
await command(async (settings) => {
  const database = await openDatabase(settings, () => {});
  const files = await openFiles(settings);
  const deps = { database, files, clock: systemClock };
  try {
    if (await isUnseeded(deps)) await seedSite(deps, readSeed());
    await makeAll(deps, YEARS_OF_WORK);
  } finally {
    files.close();
    await database.destroy();
  }
  say(
    Object.entries(YEARS_OF_WORK)
      .map(([name, count]) => `${count} ${name}`)
      .join(", "),
  );
});
