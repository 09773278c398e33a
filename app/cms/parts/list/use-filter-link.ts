import { useSearchParams } from "react-router";

/**
 * Gives addresses of the list at `path` that show it as it is now, but for `changes`: what its address says by name, "" for
 * nothing. They lead to its first page.
 */
export const useFilterLink = (path: string) => {
  const [params] = useSearchParams();
  return (changes: Record<string, string>): string => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ page: "", ...changes }))
      if (value) next.set(name, value);
      else next.delete(name);
    return `${path}?${next}`;
  };
};
