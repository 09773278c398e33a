import type { Result } from "lighthouse";

const KINDS: Record<string, string> = {
  Document: "html",
  Stylesheet: "css",
  Script: "scripts",
  Font: "fonts",
  Image: "pictures",
};

type Item = { resourceType?: string; transferSize?: number };

/** What a page made the browser fetch, in bytes on the wire by kind. Frames are documents too. */
export const bytesByKind = ({ audits }: Result): Record<string, number> => {
  const details = audits["network-requests"]?.details;
  const items = details?.type === "table" ? (details.items as Item[]) : [];
  const sums: Record<string, number> = { html: 0, css: 0, scripts: 0, fonts: 0, pictures: 0, other: 0 };
  for (const { resourceType = "", transferSize = 0 } of items) {
    const kind = KINDS[resourceType] ?? "other";
    sums[kind] = (sums[kind] ?? 0) + transferSize;
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, bytes]) => [`${kind} B`, bytes]));
};
