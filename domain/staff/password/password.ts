import { whyGuessable } from "./guessable.ts";

/** In characters. Length is what counts (NIST SP 800-63B), so there are no rules about kinds of characters. */
export const passwordLength = { least: 12, most: 128 } as const;

export const passwordHelp = `At least ${passwordLength.least} characters. A few words that nobody else would put together are good; your name, the company's, rows of keys and what everybody takes are not.`;

export const passwordFault = (password: string, names: readonly string[] = []): string | null => {
  const characters = [...password].length;
  if (characters < passwordLength.least) return `Use at least ${passwordLength.least} characters`;
  if (characters > passwordLength.most) return `Use at most ${passwordLength.most} characters`;
  if (new Set(password).size < 5) return "Use more different characters";
  return faults[whyGuessable(password, names) ?? "none"];
};

const faults = {
  none: null,
  names: "Do not build it from your name, your address or the company's name: these are tried first",
  common: "This is too easy to guess: a common password, a repetition or a row of keys",
};
