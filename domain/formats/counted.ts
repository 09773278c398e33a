import { grouped } from "../time/local-time.ts";

/** "1 visit", "1,204 visits". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** "A, B and 3 more" of `names`, with `most` of them named. */
export const andMore = (names: readonly string[], most: number, between = ", "): string => {
  const more = names.length > most ? ` and ${grouped(names.length - most)} more` : "";
  return names.slice(0, most).join(between) + more;
};
