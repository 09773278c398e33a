/** What a text must not say, and what it says instead. */
export type Word = { not: RegExp; say: string };

/** Every text of a value, however deep, with the name of the field that holds it. */
export function* texts(value: unknown, field = ""): Generator<{ field: string; text: string }> {
  if (typeof value === "string") yield { field, text: value };
  else if (Array.isArray(value)) for (const item of value) yield* texts(item, field);
  else if (value && typeof value === "object") for (const [key, item] of Object.entries(value)) yield* texts(item, key);
}

/** A line for each word of the list that a text says: the word, what to say, and the text. */
export const saidWrong = (words: Word[], said: string[]): string[] =>
  words.flatMap(({ not, say }) =>
    said.filter((text) => not.test(text)).map((text) => `“${not.exec(text)?.[0]}”: say ${say}. In: ${text}`),
  );
