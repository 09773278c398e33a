/** Work that goes on after its request was answered. A stop waits for it. */
export type Background = {
  /** `work` must never reject. */
  add: (work: Promise<unknown>) => void;
  /** What it added in turn included. */
  settled: () => Promise<void>;
};

export const openBackground = (): Background => {
  const running = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
