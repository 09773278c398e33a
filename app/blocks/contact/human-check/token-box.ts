/** Passes the token of a human check from the widget that gets it to the form that sends it. */
export type TokenBox = {
  /** The widget has begun to work: `token` waits until the next `put`. */
  work: () => void;
  /** Sets the token; an empty one: there is none any more. */
  put: (token: string) => void;
  /** The token, once the widget is done; empty without one. */
  token: () => Promise<string>;
};

/** What every widget gets. `rounds` counts submissions: each spent a token. `onTrouble` shows a text, or hides it with "". */
export type CheckProps = { box: TokenBox; rounds: number; onTrouble: (text: string) => void };

/** An empty box. `token` waits for `patienceMs` at most. */
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
