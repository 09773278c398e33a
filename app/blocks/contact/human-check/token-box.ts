/**
 * Holds the token of a human check between the widget that gets it and the form that sends it. While the widget is at
 * work, whoever asks waits.
 */
export type TokenBox = {
  /** The widget has begun to work. */
  work: () => void;
  /** The widget has a token, or, with an empty one, none any more. */
  put: (token: string) => void;
  /** The token, once the work under way is done; empty without one. */
  token: () => Promise<string>;
};

/** An empty box. Waiting ends after `patienceMs` without a token. */
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
