import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyDatabase } from "#platform/database/transfer/copy-database.ts";
import { openPlatform } from "#platform/platform.ts";
import { openLog } from "#platform/process/log.ts";
import { exportSite } from "#server/export/export-site.ts";
import { loadApp } from "#server/process/load-app.ts";
import { command, say } from "./command.ts";

const originOf = (word: string): string => {
  const origin = URL.canParse(word) ? new URL(word).origin : "null";
  if (origin === "null") throw new Error("Which server? --api https://cms.example.com");
  return origin;
};

// npm run export [-- <folder>] [--api https://…]: the public site of this moment as files, made from a copy of the
// database, so that nothing of a running site is touched.
await command(async (settings, words) => {
  const at = words.indexOf("--api");
  const api = at < 0 ? "" : originOf(words[at + 1] ?? "");
  const [folder = "export"] = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const place = mkdtempSync(join(tmpdir(), "export-"));
  const copy = join(place, "site.sqlite");
  try {
    await copyDatabase(settings, { DATABASE_URL: copy, DATA_DIR: place }, () => {});
    process.umask(0o022); // the copy was private; what visitors get is read by a file server of another user
    const platform = await openPlatform({ ...settings, DATABASE_URL: copy, LOCAL_MAILBOX: false }, openLog("silent"));
    const app = await loadApp(platform, process.cwd());
    const ask = async (path: string) => app.fetch(new Request(new URL(path, settings.PUBLIC_URL)));
    const files = await exportSite({ platform, ask, clientFolder: "build/current/client", api }, folder);
    await platform.close();
    say(
      `${folder}: ${files} addresses of ${settings.PUBLIC_URL}; enquiries go to ${api || settings.PUBLIC_URL}/api/contact`,
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
