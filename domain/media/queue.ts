/** Runs work one after the other; a key that waits or runs already is not queued again. */
export type Queue<T> = { do: (key: string, work: () => Promise<T>) => Promise<T> | null };

/** A queue in which at most `longest` pieces of work wait; `do` returns null when it is full. */
export const openQueue = <T>(longest: number): Queue<T> => {
  const waiting = new Map<string, Promise<T>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    do: (key, work) => {
      const before = waiting.get(key);
      if (before) return before;
      if (waiting.size >= longest) return null;
      const done = last.then(work).finally(() => waiting.delete(key));
      last = done.catch(() => undefined);
      waiting.set(key, done);
      return done;
    },
  };
};
