import type { ComponentProps } from "react";
import { Sortable, useSortableItem } from "../../parts/sortable.tsx";
import { DocumentRow } from "./document-row.tsx";
import { TableHead, type TableProps } from "./document-table.tsx";
import { useOrder } from "./use-order.ts";

const nameOf = (title: string) => `“${title}”`;

/** A table whose lines can be put in order: by dragging, with the keys, or from the menu of a line. Saved at once. */
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
