/** A place in line: `enter` answers whether there was room in time; whoever entered leaves again. */
export type Line = { enter: (patienceMs: number) => Promise<boolean>; leave: () => void };

/** Lets `most` pieces of work run at once; the others wait in the order in which they came. */
export const openLine = (most: number): Line => {
  const waiting = new Set<() => void>();
  let inside = 0;
  return {
    enter: (patienceMs) => {
      if (inside < most) {
        inside += 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const come = () => {
          clearTimeout(timer);
          waiting.delete(come);
          resolve(true);
        };
        const timer = setTimeout(() => {
          waiting.delete(come);
          resolve(false);
        }, patienceMs);
        waiting.add(come);
      });
    },
    leave: () => {
      const [next] = waiting;
      if (next) next();
      else inside -= 1;
    },
  };
};
