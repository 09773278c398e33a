export type Encoding = "br" | "gzip" | "identity";

const MOST_KEPT = 500;
const kept = new Map<string, Encoding>();

export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (!header) return "identity";
  const known = kept.get(header);
  if (known) return known;
  const allowed = new Set(
    header
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  const best: Encoding = allowed.has("br") ? "br" : allowed.has("gzip") ? "gzip" : "identity";
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(header, best);
  return best;
};
