import { isPictureFilter, type PictureFilter } from "#domain/media/picture.ts";

/** Which pictures an address asks for, and the words in it. */
export const filterIn = (params: URLSearchParams): { filter: PictureFilter; search: string } => {
  const asked = params.get("show") ?? "";
  return { filter: isPictureFilter(asked) ? asked : "all", search: (params.get("q") ?? "").slice(0, 100) };
};
