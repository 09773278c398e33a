/** Saves closer together than this belong to one sitting. */
const SITTING_GAP_MS = 10 * 60_000;

/** What tells which saves belong together; `kept` stands by itself: it was published, or has a note. */
export type Save = { at: number; by: string | null; kept: boolean };

/** What somebody wrote in one go: its last state, and the saves on the way to it, newest first. */
export type Sitting<T> = { newest: T; earlier: T[] };

/** Groups saves, newest first, by who made them and when. What is kept is never folded under another one. */
export const sittingsOf = <T extends Save>(saves: T[]): Sitting<T>[] => {
  const sittings: Sitting<T>[] = [];
  for (const save of saves) {
    const now = sittings.at(-1);
    const after = now && (now.earlier.at(-1) ?? now.newest);
    if (now && after && !save.kept && save.by === after.by && after.at - save.at < SITTING_GAP_MS)
      now.earlier.push(save);
    else sittings.push({ newest: save, earlier: [] });
  }
  return sittings;
};
