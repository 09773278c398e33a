import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { ComponentProps, CSSProperties } from "react";
import { Grip } from "../../parts/grip.tsx";
import { DocumentRow } from "./document-row.tsx";
import { TableHead, type TableProps } from "./document-table.tsx";
import { orderWords } from "./order-words.ts";
import { useOrder } from "./use-order.ts";

/** A table whose lines can be put in order: by dragging, with the keys, or from the menu of a line. Saved at once. */
export const OrderedTable = ({ entries, ...props }: TableProps) => {
  const { ordered, save, said } = useOrder(entries, props.type);
  const ids = ordered.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => save(arrayMove(ids, from, to));
  const titles = new Map(ordered.map(({ id, title }) => [id, title]));
  return (
    <>
      <DndContext
        id="order"
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={orderWords(titles, ids)}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
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
        </SortableContext>
      </DndContext>
      <p className="order-said" role="status">
        {said}
      </p>
    </>
  );
};

const SortableRow = (props: ComponentProps<typeof DocumentRow>) => {
  const { id, title } = props.entry;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    "--glide": transition ?? "none",
  } as CSSProperties;
  return (
    <DocumentRow
      {...props}
      row={{ ref: setNodeRef, style, className: isDragging ? "is-dragged" : undefined }}
      grip={<Grip ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={`Move “${title}”`} />}
    />
  );
};
