/** A key is a name of letters, digits, dots, hyphens and underscores; built files lie in `assets/` and `fonts/`. */
export type Files = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
  /** Throws where nothing can be kept right now; a Fault where that is known to last until a person does something. */
  check: () => Promise<void>;
};

export const isKey = (key: string): boolean => /^(?:(?:assets|fonts)\/)?[a-z0-9_][a-z0-9._-]{0,199}$/i.test(key);

/** Throws for what is no key: no name leads out of where files are kept. */
export const checkedKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
};
