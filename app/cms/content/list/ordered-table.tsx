import { type ComponentProps, useEffect, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { DocumentEntry } from "#domain/content/lists/document-entries.server.ts";
import { Sortable, useSortableItem } from "../../parts/list/rows/sortable.tsx";
import { DocumentRow } from "./document-row.tsx";
import { TableHead, type TableProps } from "./document-table.tsx";

const nameOf = (title: string) => `“${title}”`;

export const OrderedTable = ({ entries, ...props }: TableProps) => {
  const { ordered, save, said } = useOrder(entries, props.type);
  const ids = ordered.map(({ id }) => id);
  const move = (from: number, to: number) =>
    save(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  return (
    <>
      <Sortable items={ordered.map(({ id, title }) => ({ id, name: nameOf(title) }))} move={move}>
        <table className="table has-grips">
          <TableHead {...props} grips />
          <tbody>
            {ordered.map((entry, index) => (
              <SortableRow
                key={entry.id}
                entry={entry}
                {...props}
                move={{
                  up: index > 0 ? () => move(index, index - 1) : undefined,
                  down: index < ordered.length - 1 ? () => move(index, index + 1) : undefined,
                }}
              />
            ))}
          </tbody>
        </table>
      </Sortable>
      <p className="order-said" role="status">
        {said}
      </p>
    </>
  );
};

const SortableRow = (props: ComponentProps<typeof DocumentRow>) => {
  const { id, title } = props.entry;
  const { ref, style, isDragging, grip } = useSortableItem({ id, name: nameOf(title) });
  return <DocumentRow {...props} row={{ ref, style, className: isDragging ? "is-dragged" : undefined }} grip={grip} />;
};

/** In the order that was last asked for; `said` is what became of it. */
const useOrder = (entries: DocumentEntry[], type: DocumentType) => {
  const fetcher = useFetcher<{ outcome: "reordered" | "stale" }>();
  const [wanted, setWanted] = useState<string[] | null>(null);
  const busy = fetcher.state !== "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that were read again come in the order that was stored
  useEffect(() => setWanted(null), [entries]);
  const { revalidate } = useRevalidator();
  const outcome = fetcher.data?.outcome;
  const isLost = !busy && fetcher.data === null;
  useEffect(() => {
    if (isLost) setWanted(null);
  }, [isLost]);
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
