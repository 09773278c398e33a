import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

/** What a screen reader says while a line is moved. */
export const orderWords = (titles: Map<string, string>, ids: string[]) => {
  const name = (id: UniqueIdentifier) => `“${titles.get(String(id)) ?? ""}”`;
  const place = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${name(active.id)} is lifted, at ${place(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return `${name(active.id)} is ${over.id === active.id ? "lifted, at" : "now at"} ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} is dropped at ${place(over.id)}.` : `${name(active.id)} is where it was.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${place(active.id)}.`,
  };
  const draggable =
    "Press Space to lift, the arrow keys to move, Space again to drop, Escape to put it back. The order is saved at once.";
  return { announcements, screenReaderInstructions: { draggable } };
};
