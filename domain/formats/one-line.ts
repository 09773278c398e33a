/** White space of any kind, line breaks too, becomes single blanks, and none at the ends. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** At most so many characters of a text, as people count them: the last one, such as an emoji, is whole. */
export const beginningOf = (text: string, most: number): string => [...text.slice(0, 2 * most)].slice(0, most).join("");
