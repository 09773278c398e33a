import { createContext } from "react";

/** What search engines are told where a document says nothing itself; null where a form has no result to show. */
export type SearchGround = {
  company: string;
  host: string;
  siteTitle: string;
  description: string;
  names: Record<string, string>;
};

export const SearchGroundContext = createContext<SearchGround | null>(null);
