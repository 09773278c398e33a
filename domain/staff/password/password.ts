/** In characters. Length is what counts (NIST SP 800-63B), so there are no rules about kinds of characters. */
export const passwordLength = { least: 12, most: 128 } as const;

export const passwordHelp = `At least ${passwordLength.least} characters. A few words that nobody else would put together are good.`;

/** What is wrong with a new password in one sentence, or null. `forbidden` holds the name and the address of its owner. */
export const passwordFault = (password: string, forbidden: readonly string[] = []): string | null => {
  const characters = [...password].length;
  if (characters < passwordLength.least) return `Use at least ${passwordLength.least} characters`;
  if (characters > passwordLength.most) return `Use at most ${passwordLength.most} characters`;
  if (new Set(password).size < 5) return "Use more different characters";
  const plain = password.toLowerCase();
  if (forbidden.some((word) => word.length > 3 && plain === word.toLowerCase()))
    return "Do not use your name or address";
  return null;
};
