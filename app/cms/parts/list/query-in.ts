const LONGEST = 100;

/** The words that an address looks for; what is longer is cut. */
export const searchIn = (params: URLSearchParams): string => (params.get("q") ?? "").slice(0, LONGEST);

export const tagIn = (params: URLSearchParams): string | undefined =>
  (params.get("tag") ?? "").slice(0, LONGEST) || undefined;
