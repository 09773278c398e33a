import { useEffect, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { DocumentEntry } from "#domain/content/lists/list-documents.server.ts";

/** The lines in the order that was last asked for, a way to ask for another one, and what became of it in words. */
export const useOrder = (entries: DocumentEntry[], type: DocumentType) => {
  const fetcher = useFetcher<{ outcome: "reordered" | "stale" }>();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const busy = fetcher.state !== "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that were read again come in the order that was stored
  useEffect(() => setWanted(null), [entries]);
  const { revalidate } = useRevalidator();
  const outcome = fetcher.data?.outcome;
  useEffect(() => {
    if (!busy && outcome === "stale") void revalidate();
  }, [busy, outcome, revalidate]);
  const save = (ids: string[]) => {
    setWanted(ids);
    const form = new FormData();
    form.set("type", type);
    for (const id of ids) form.append("id", id);
    void fetcher.submit(form, { method: "post", action: "/cms/content/reorder" });
  };
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = wanted ? wanted.flatMap((id) => known.get(id) ?? []) : entries;
  return { ordered, save, said: wordsOf(busy, outcome) };
};

const wordsOf = (busy: boolean, outcome?: "reordered" | "stale"): string => {
  if (busy) return "Saving the order…";
  if (outcome === "stale") return "Somebody added or removed one meanwhile, so the order was not changed. Try again.";
  return outcome === "reordered" ? "Order saved. Visitors see it now." : "";
};
