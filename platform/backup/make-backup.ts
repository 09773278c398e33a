import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { connect } from "../database/database.ts";
import type { DatabaseSettings } from "../database/place.ts";
import type { Files } from "../files/files.ts";
import { type BackupReport, backUp } from "./back-up.ts";
import { backupName, sweepBackups, sweepLeftovers } from "./sweep.ts";

export type BackupSettings = DatabaseSettings & { BACKUP_DIR: string };

const REMEMBERED_MS = 400 * 86_400_000;
const LONGEST_FAULT = 500;

/** Also writes down what became of it. Without an archive named it goes into BACKUP_DIR, where what is too old goes. */
export const makeBackup = async (
  settings: BackupSettings,
  files: Files,
  now: number,
  archive?: string,
): Promise<BackupReport & { swept: string[]; unrecorded: string | null }> => {
  const target = archive ?? join(settings.BACKUP_DIR, backupName(now));
  for (const folder of [settings.BACKUP_DIR, settings.DATA_DIR]) await sweepLeftovers(folder, now);
  const row = { id: now, archive: basename(target), bytes: 0, fault: null };
  try {
    const report = await backUp(settings, files, target);
    const swept = archive ? [] : await sweepBackups(settings.BACKUP_DIR);
    const { size } = await stat(target);
    return { ...report, swept, unrecorded: await record(settings, { ...row, bytes: size }) };
  } catch (error) {
    await record(settings, { ...row, fault: (error as Error).message.slice(0, LONGEST_FAULT) });
    throw error;
  }
};

type Row = { id: number; archive: string; bytes: number; fault: string | null };

const record = async (settings: DatabaseSettings, row: Row): Promise<string | null> => {
  const database = connect(settings, () => {});
  try {
    await database.insertInto("backup").values(row).execute();
    await database
      .deleteFrom("backup")
      .where("id", "<", row.id - REMEMBERED_MS)
      .execute();
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await database.destroy();
  }
};
