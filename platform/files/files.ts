/** Where pictures and other large things are kept. A key is a flat name: letters, digits, dots and hyphens. */
export type Files = {
  /** Keeps `bytes` under `key`; the same key again replaces. Either all of it is kept or nothing. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes under `key`, or null where there is nothing. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** Forgets `key`; nothing happens where there is nothing. */
  remove: (key: string) => Promise<void>;
};

/** True for a name that may be a key. */
export const isKey = (key: string): boolean => /^[a-z0-9][a-z0-9.-]{0,199}$/i.test(key);

/** The same key. Throws for what may not be one, so that no name leads out of where files are kept. */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
};
