export type Signal<T> = { get: () => T; set: (value: T) => void; subscribe: (watch: () => void) => () => void };

/** Subscribers are called once per change; setting the same value (Object.is) is none. */
export const signal = <T>(initial: T): Signal<T> => {
  let value = initial;
  const watching = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const watch of [...watching]) watch();
    },
    subscribe: (watch) => {
      watching.add(watch);
      return () => void watching.delete(watch);
    },
  };
};
