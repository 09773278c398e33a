export type Semaphore = {
  /** Takes a permit, waiting for one as long as `timeoutMs`; false when none became free. Longest waiting first. */
  acquire: (timeoutMs: number) => Promise<boolean>;
  /** Gives a permit back. Whoever acquired one must call it once. */
  release: () => void;
};

/** Lets `permits` pieces of work run at once. */
export const openSemaphore = (permits: number): Semaphore => {
  const waiting = new Set<() => void>();
  let free = permits;
  return {
    acquire: (timeoutMs) => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const end = (acquired: boolean) => {
          clearTimeout(timer);
          waiting.delete(grant);
          resolve(acquired);
        };
        const grant = () => end(true);
        const timer = setTimeout(end, timeoutMs, false);
        waiting.add(grant);
      });
    },
    release: () => {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    },
  };
};
