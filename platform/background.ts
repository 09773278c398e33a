/** Work that goes on when whoever asked for it has been answered. */
export type Afterwards = {
  /** Lets `work`, which never fails, go on; closing waits for it. */
  add: (work: Promise<unknown>) => void;
  /** Ends when nothing goes on any more. */
  settled: () => Promise<void>;
};

export const openAfterwards = (): Afterwards => {
  const going = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      going.add(work);
      void work.finally(() => going.delete(work));
    },
    settled: async () => {
      while (going.size > 0) await Promise.all(going);
    },
  };
};
