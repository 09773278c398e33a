/** In characters. Length is what counts (NIST SP 800-63B), so there are no rules about kinds of characters. */
export const passwordLength = { least: 12, most: 128 } as const;

export const passwordHelp = `At least ${passwordLength.least} characters. A few words that nobody else would put together are good; your name, the company's, rows of keys and passwords that many people have are not.`;

/** What is wrong with a new password in one sentence, or null. `names` holds the name and address of its owner and the company's name. */
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

/** Words that the first guesses are made of, alone, twice or with a year behind them. */
const COMMON_WORDS =
  `password passwort passw0rd p@ssw0rd p@ssword contraseña motdepasse welcome willkommen letmein changeme
  default administrator admin root login user guest master access secret superman batman spiderman pokemon starwars
  football baseball basketball softball hockey soccer liverpool chelsea arsenal barcelona juventus manchester
  iloveyou loveyou forever princess babygirl sunshine butterfly rainbow flower chocolate cookie pepper ginger
  michael jennifer jessica jordan ashley daniel charlie thomas hunter matthew andrew christopher elizabeth
  monkey dragon tigger shadow killer whatever freedom trustno1 computer internet samsung google microsoft windows
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spongebob playstation minecraft nintendo mustang corvette
  mercedes harley yamaha ferrari porsche`.split(/\s+/);

/** Twelve characters and more that stand in lists of what leaked most, and that no rule here would find. */
const COMMON_PASSWORDS = new Set(
  `1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5y6 1qaz2wsx3edc 1qaz2wsx3edc4rfv zaq12wsxcde3 qazwsxedcrfv qazwsxedcrfvtgb
  1a2b3c4d5e6f a1b2c3d4e5f6 abcd1234abcd 123qweasdzxc 1qazxsw23edc zaq1xsw2cde3 correcthorsebatterystaple
  correct-horse-battery-staple thequickbrownfox tobeornottobe opensesame123
  ilovemyfamily ilovemymother unbelievable motherfucker mynameisearl whoisyourdaddy thisismypassword
  nopasswordneeded donttellanyone abrakadabra1 supercalifragilisticexpialidocious`.split(/\s+/),
);

const ROWS = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm"];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** Pairs that follow one another on a keyboard or in the alphabet, in either direction. */
const STEPS = new Set(
  [...ROWS, ALPHABET].flatMap((row) =>
    [...row].flatMap((one, at) => {
      const next = row[(at + 1) % row.length] ?? "";
      return [one + next, next + one];
    }),
  ),
);

/** Characters that don't follow from the one before. Of "aaaa", "1234" and "qwerty" that is the first alone. */
const surprises = (text: string): number =>
  [...text].filter((one, at, all) => {
    const before = all[at - 1];
    return before === undefined || (before !== one && !STEPS.has(before + one));
  }).length;

const LEAST_SURPRISES = 6;

const isPoor = (text: string) => surprises(onceOf(text)) < LEAST_SURPRISES;

const onceOf = (text: string): string => {
  const period = (text + text).indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
};

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ""), text);

/** The words of names and addresses that are long enough to be guessed with, the longest first, lower case. */
const wordsOf = (names: readonly string[]): string[] =>
  names
    .map((name) => name.toLowerCase())
    .flatMap((name) => [name, name.replace(/[^\p{L}\p{N}]/gu, ""), ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 3)
    .sort((a, b) => b.length - a.length);

/** Why a password is among the first that are tried: made of `names`, or of what everybody takes; null when it is not. */
const whyGuessable = (password: string, names: readonly string[]): "names" | "common" | null => {
  const plain = password.normalize("NFKC").toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || isPoor(without(plain, COMMON_WORDS))) return "common";
  const nameless = without(plain, wordsOf(names));
  return nameless !== plain && isPoor(without(nameless, COMMON_WORDS)) ? "names" : null;
};
