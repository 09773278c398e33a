import { keysIn } from "#platform/backup/back-up.ts";
import { readSnapshot } from "#platform/database/transfer/copy-database.ts";
import { copyFiles } from "#platform/files/copy-files.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { s3Files } from "#platform/files/s3-files.ts";
import { command, say } from "./command.ts";

// npm run move-files [-- back]: every file that the database names from DATA_DIR into the bucket, or back.
await command(async (settings, [direction]) => {
  if (!settings.S3_BUCKET) throw new Error("Which bucket? Set S3_BUCKET.");
  const [disk, bucket] = [diskFiles(settings.DATA_DIR), s3Files(settings)];
  const [from, to] = direction === "back" ? [bucket, disk] : [disk, bucket];
  const done = await copyFiles(from, to, await readSnapshot(settings, keysIn));
  bucket.close();
  say(`${done.copied} copied, ${done.there} there already, ${done.bytes} bytes, each the same on both sides`);
  if (done.missing.length > 0) throw new Error(`Not found: ${done.missing.join(", ")}`);
});
