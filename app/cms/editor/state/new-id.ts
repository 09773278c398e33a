const LETTERS = 10;

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LETTERS)), (byte) => (byte % 36).toString(36)).join("");
