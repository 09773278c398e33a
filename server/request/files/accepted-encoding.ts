export type Encoding = "br" | "gzip" | "identity";

const MOST_KNOWN = 500;
const known = new Map<string, Encoding>();

export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (!header) return "identity";
  const before = known.get(header);
  if (before) return before;
  const allowed = new Set(
    header
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  const best: Encoding = allowed.has("br") ? "br" : allowed.has("gzip") ? "gzip" : "identity";
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, best);
  return best;
};
