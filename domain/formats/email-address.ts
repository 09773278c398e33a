/** Most characters of an address, everywhere (SPEC §5: 100 in the contact form). */
export const EMAIL_LENGTH = 100;

/** Dot-separated words, then at least two labels of a domain; letters of any script on both sides. */
const word = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const address = new RegExp(String.raw`^${word}(?:\.${word})*@(?:${label}\.)+[\p{L}\p{M}\p{N}-]{2,}$`, "u");

/** True for one plain address that mail can reach: `local@domain.tld`, without a name, quotes or spaces. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_LENGTH && address.test(text);
