/** The first letters of the first and the last word of a name: "Marisol V." gives "MV", "Controller" gives "C". */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => word?.match(/\p{L}/u)?.[0]?.toUpperCase() ?? "").join("");
};

/** One of `count` tints, always the same for the same name. */
export const tintOf = (name: string, count: number): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % count;
