/** The page that an address asks for: a whole number from 1, otherwise the first. */
export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get("page") ?? "1");
  return Number.isSafeInteger(page) && page >= 1 && page < 100_000 ? page : 1;
};
