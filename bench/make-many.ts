import { readSeed } from "#content/seed-content.ts";
import { isUnseeded, seedSite } from "#domain/content/publishing/seed-site.server.ts";
import { makeFirstAdmin } from "#domain/staff/members/create-member.server.ts";
import { betterAuthOn } from "#platform/auth/better-auth.ts";
import { openSecret } from "#platform/auth/secret.ts";
import { openDatabase } from "#platform/database/database.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { openHumanCheck } from "#platform/platform.ts";
import { systemClock } from "#platform/process/clock.ts";
import { openLog } from "#platform/process/log.ts";
import { command, say } from "../scripts/command.ts";
import type { Env } from "../server/process/settings/env.ts";
import { makeAll, YEARS_OF_WORK } from "./amounts/make-all.ts";

/** Before there is other staff, of whom nobody can sign in: the start makes no administrator beside them. */
const sayHowToSignIn = async (database: Awaited<ReturnType<typeof openDatabase>>, settings: Env) => {
  const auth = betterAuthOn(database, openSecret(settings), settings, openLog("error"));
  const mail = { to: settings.EMAIL_TO };
  const admin = await makeFirstAdmin({ database, auth, clock: systemClock, settings, mail });
  if (admin) say(`Sign in as ${admin.email}, ${admin.password ? `password ${admin.password}` : "with ADMIN_PASSWORD"}`);
};

// npm run make-many: fills the database that the settings name with posts, pictures, enquiries and visits, for trying out.
await command(async (settings) => {
  const database = await openDatabase(settings, () => {});
  const files = await openFiles(settings);
  const humanCheck = openHumanCheck(settings, openSecret(settings), systemClock);
  const deps = { database, files, clock: systemClock, humanCheck, settings };
  try {
    if (await isUnseeded(deps)) await seedSite(deps, readSeed());
    await sayHowToSignIn(database, settings);
    await makeAll(deps, YEARS_OF_WORK);
  } finally {
    files.close();
    await database.destroy();
  }
  say(
    Object.entries({ ...YEARS_OF_WORK, visits: YEARS_OF_WORK.visits.days })
      .map(([name, count]) => `${count} ${name === "visits" ? "days of visits" : name}`)
      .join(", "),
  );
});
