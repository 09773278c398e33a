import { counted } from "../formats/counted.ts";
import { sourceKind } from "../visits/source.ts";

/** Where an enquiry came from. */
export type Origin = {
  /** As `sourceOf` names it; "" where nobody knows. */
  source: string;
  campaign: string;
  /** Paths of pages of this site that were read before it was sent, each once; the first is where they came in. */
  pages: string[];
};

/** As it stands in the column of an enquiry. */
export const storedOrigin = (json: string | null): Origin | null => (json === null ? null : JSON.parse(json));

/** In one line: "from a search engine to /services/security, 4 pages read", or "directly to /services/security, …". */
export const originWords = ({ source, campaign, pages }: Origin): string => {
  const [first] = pages;
  const read = `${counted(pages.length, "page")} read`;
  return [
    source ? `from ${sourceKind(source)}` : "directly",
    ...(campaign ? [`by the campaign “${campaign}”`] : []),
    ...(first ? [`to ${first}, ${read}`] : []),
  ].join(" ");
};
