import { grouped } from "../time/local-time.ts";

/** "1 visit", "1,204 visits". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
