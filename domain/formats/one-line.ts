/** White space of any kind, line breaks too, becomes single blanks, and none at the ends. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
