import { restore } from "#platform/backup/restore.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { command, say } from "./command.ts";

// npm run restore -- <archive> [--force]: the database that the settings name, while the site does not run.
await command(async (settings, words) => {
  const [archive] = words.filter((word) => word !== "--force");
  if (!archive) throw new Error("Which archive? npm run restore -- <archive> [--force]");
  const files = await openFiles(settings);
  const report = await restore(settings, files, archive, { force: words.includes("--force") });
  files.close();
  say(`The site of ${report.madeAt} is back: ${report.rows} rows, ${report.files} files`);
});
