/** Words as a part of an address: plain letters and digits with hyphens between them, at most `most` characters, whole words where it can. Empty where nothing is left. */
export const slugOf = (words: string, most: number): string => {
  const whole = words
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (whole.length <= most) return whole;
  const end = whole.lastIndexOf("-", most);
  return whole.slice(0, end > 0 ? end : most);
};
