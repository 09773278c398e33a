import { makeBackup } from "#platform/backup/make-backup.ts";
import { requireDatabase } from "#platform/database/place.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { command, say } from "./command.ts";

// npm run backup [-- <archive>]: database, files and secret in one archive, while the site runs. Without a name it goes into
// BACKUP_DIR, where those that are no longer needed are swept.
await command(async (settings, [archive]) => {
  requireDatabase(settings);
  const files = await openFiles(settings);
  try {
    const report = await makeBackup(settings, files, Date.now(), archive);
    say(`${report.archive}: ${report.rows} rows, ${report.files} files, read back and checked`);
    if (report.swept.length > 0) say(`No longer needed, and removed: ${report.swept.join(", ")}`);
    if (report.missing.length > 0) say(`Not found, and so not in it: ${report.missing.join(", ")}`);
    if (report.unrecorded) say(`The dashboard does not know of it: ${report.unrecorded}`);
    if (settings.AUTH_SECRET) say("AUTH_SECRET is not in it: keep it with the archive.");
  } finally {
    files.close();
  }
});
