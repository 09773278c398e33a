import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type CSSProperties, type ReactNode, useId, useRef } from "react";
import { Icon } from "../../icon/icon.tsx";

type Item = { id: string; name: string };

type Props = { items: Item[]; move: (from: number, to: number) => void; children: ReactNode };

/** Dragged by a grip, or with the keys on it: Space lifts, the arrow keys move, Space drops, Escape puts it back. */
export const Sortable = ({ items, move, children }: Props) => {
  const context = useId();
  const { toNeighbor, whereItIs, forget } = useKeys();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // A list that still glides into view loses keys.
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbor, scrollBehavior: "instant" }),
  );
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const end = ({ active, over, activatorEvent }: DragEndEvent) => {
    const [from, to] = [indexOf(active.id), indexOf(over?.id ?? active.id)];
    if (to !== from) move(from, to);
    if (activatorEvent instanceof KeyboardEvent) focusGrip(activatorEvent.target, to);
  };
  return (
    <DndContext
      id={context}
      sensors={sensors}
      collisionDetection={whereItIs}
      measuring={measuring}
      accessibility={{ announcements: announcements(items, indexOf), screenReaderInstructions, restoreFocus: false }}
      onDragStart={forget}
      onDragEnd={end}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};

/** Measured before anything is lifted: an arrow key that follows Space at once finds its neighbor. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

/** Items differ in height, an open block by far: with a pointer counts where it is, not where the middle of the item is. */
const underPointer: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : closestCenter(drag);
};

/** With keys an item is where the last one put it, whatever changes its height or scrolls meanwhile. */
const useKeys = () => {
  const chosen = useRef<UniqueIdentifier | null>(null);
  /** Puts the middle of the item on the middle of its neighbor. */
  const toNeighbor: KeyboardCoordinateGetter = (event, { context }) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
    const { active, over, collisionRect, droppableRects } = context;
    if (step === undefined || !active || !collisionRect) return undefined;
    event.preventDefault();
    const ids: UniqueIdentifier[] = active.data.current?.sortable.items ?? [];
    const next = ids[ids.indexOf(over?.id ?? active.id) + step] ?? "";
    const neighbor = droppableRects.get(next);
    if (!neighbor) return undefined;
    chosen.current = next;
    return { x: collisionRect.left, y: neighbor.top + (neighbor.height - collisionRect.height) / 2 };
  };
  const whereItIs: CollisionDetection = (drag) =>
    chosen.current === null ? underPointer(drag) : [{ id: chosen.current }];
  const forget = () => {
    chosen.current = null;
  };
  return { toNeighbor, whereItIs, forget };
};

const HOW = "Press Space to lift, the arrow keys to move, Space again to drop, Escape to put it back.";
const screenReaderInstructions = { draggable: HOW };

const announcements = (items: Item[], indexOf: (id: UniqueIdentifier) => number): Announcements => {
  const name = (id: UniqueIdentifier) => items[indexOf(id)]?.name ?? "";
  const place = (id: UniqueIdentifier) => `${indexOf(id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `${name(active.id)} is lifted, at ${place(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return `${name(active.id)} is ${over.id === active.id ? "lifted, at" : "now at"} ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is dropped at ${place(over.id)}.` : `${name(active.id)} is where it was.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${place(active.id)}.`,
  };
};

/** The focus goes with what was moved, also where items have no id of their own and their fields follow the value. */
const focusGrip = (grip: EventTarget | null, to: number): void => {
  const list = grip instanceof Element ? grip.closest("li, tr")?.parentElement : null;
  requestAnimationFrame(() => list?.children[to]?.querySelector<HTMLElement>(".grip")?.focus());
};

export const useSortableItem = ({ id, name }: Item) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    "--glide": transition ?? "none",
  } as CSSProperties;
  const grip = (
    <button
      type="button"
      className="grip"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
      title={`Drag. ${HOW}`}
    >
      <Icon name="grip" />
    </button>
  );
  return { ref: setNodeRef, style, isDragging, grip };
};
