import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const NAME = /^site-(\d{4}-\d\d-\d\d)(?:T[\d-]+Z)?\.tar\.gz$/;
/** Working folders of `back-up.ts` and `restore.ts`, for whose names `mkdtemp` finds six characters. */
const LEFTOVER = /^\.(backup|restore)-\w{6}$/;
const ABANDONED_MS = 12 * 3_600_000;

/** How many days, weeks and months keep their newest backup. Those without a backup don't count. */
const [DAYS, WEEKS, MONTHS] = [7, 4, 12];
/** How many days keep all of theirs. */
const WHOLE_DAYS = 2;

export const backupName = (now: number): string =>
  `site-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;

/**
 * Of these names of backups those that stay: the newest of each of the last 7 days, 4 weeks and 12 months that have one,
 * and all of the last two days. One made before an upgrade must not go for one made after it.
 */
export const keptBackups = (names: string[]): string[] => {
  const newestFirst = names.filter((name) => NAME.test(name)).sort((a, b) => b.localeCompare(a));
  const newestOf = (periodOf: (day: string) => string, most: number) => {
    const newest = new Map<string, string>();
    for (const name of newestFirst) {
      const period = periodOf(dayOf(name));
      if (!newest.has(period)) newest.set(period, name);
    }
    return [...newest.values()].slice(0, most);
  };
  const days = [...new Set(newestFirst.map(dayOf))].slice(0, WHOLE_DAYS);
  return [
    ...new Set([
      ...newestFirst.filter((name) => days.includes(dayOf(name))),
      ...newestOf((day) => day, DAYS),
      ...newestOf(mondayOf, WEEKS),
      ...newestOf((day) => day.slice(0, 7), MONTHS),
    ]),
  ];
};

const dayOf = (name: string): string => NAME.exec(name)?.[1] ?? "";

const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

/** Removes the backups in a folder that are not kept. Returns their names. Other files stay. */
export const sweepBackups = async (folder: string): Promise<string[]> => {
  const backups = (await readdir(folder)).filter((name) => NAME.test(name));
  const kept = new Set(keptBackups(backups));
  const swept = backups.filter((name) => !kept.has(name)).sort();
  for (const name of swept) await rm(join(folder, name));
  return swept;
};

/** Removes what backups and restores that were killed have left in a folder of the site's own; none where there is no such folder. */
export const sweepLeftovers = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!LEFTOVER.test(name)) continue;
    const place = join(folder, name);
    const { mtimeMs } = await stat(place);
    if (mtimeMs < now - ABANDONED_MS) await rm(place, { recursive: true, force: true });
  }
};
