export type Semaphore = {
  /** False when none became free within `timeoutMs`. Longest waiting first. */
  acquire: (timeoutMs: number) => Promise<boolean>;
  /** Once for each `acquire` that gave true. */
  release: () => void;
};

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
