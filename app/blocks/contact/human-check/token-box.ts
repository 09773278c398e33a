import type { Language } from "#domain/languages.ts";
import type { Words } from "#domain/words/words.ts";

export type TokenBox = {
  /** The widget is working: `token` waits for the next `put`. */
  work: () => void;
  put: (token: string) => void;
  /** Resolves once the widget is done; "" without a token. */
  token: () => Promise<string>;
};

/** `rounds` counts submissions, each of which spends a token. `onTrouble` shows a text, or hides it with "". */
export type CheckProps = {
  words: Words["humanCheck"];
  language: Language;
  box: TokenBox;
  rounds: number;
  onTrouble: (text: string) => void;
};

/** `token` waits at most `patienceMs`. */
export const tokenBox = (patienceMs: number): TokenBox => {
  let token = "";
  let working = false;
  let waiting: ((token: string) => void)[] = [];
  const answer = () => {
    for (const resolve of waiting) resolve(token);
    waiting = [];
  };
  return {
    work: () => {
      working = true;
      token = "";
    },
    put: (next) => {
      working = false;
      token = next;
      answer();
    },
    token: () =>
      new Promise((resolve) => {
        if (!working) return resolve(token);
        waiting.push(resolve);
        setTimeout(() => resolve(token), patienceMs);
      }),
  };
};
