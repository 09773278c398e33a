import { join } from "node:path";
import { backUp } from "#platform/backup/back-up.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { command, say } from "./command.ts";

// npm run backup [-- <archive>]: database, files and secret in one archive, while the site runs.
await command(async (settings, [name]) => {
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const archive = name ?? join("backups", `site-${now}Z.tar.gz`);
  const files = await openFiles(settings);
  const report = await backUp(settings, files, archive);
  files.close();
  say(`${report.archive}: ${report.rows} rows, ${report.files} files`);
  if (report.missing.length > 0) say(`Not found, and so not in it: ${report.missing.join(", ")}`);
  if (settings.AUTH_SECRET) say("AUTH_SECRET is not in it: keep it with the archive.");
});
