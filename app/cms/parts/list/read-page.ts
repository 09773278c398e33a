/** The page that an address asks for: a whole number from 1, otherwise the first. */
export const pageNumberIn = (params: URLSearchParams): number => {
  const page = Number(params.get("page") ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page < 100_000 ? page : 1;
};

/** The page of a list that an address asks for, or the last one where the list has become shorter than that, and its number. */
export const readPage = async <List extends { pages: number }>(
  params: URLSearchParams,
  read: (page: number) => Promise<List>,
): Promise<List & { page: number }> => {
  const page = pageNumberIn(params);
  const list = await read(page);
  return page <= list.pages ? { ...list, page } : { ...(await read(list.pages)), page: list.pages };
};
