import { useEffect, useRef, useState } from "react";

export type Selection = {
  ids: Set<string>;
  /** Of a line; with `through`, of all lines from the one that was ticked before it. */
  toggle: (id: string, through?: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  all: boolean;
};

/** Which lines of a list are ticked, of those that it shows; forgotten when it was read again at another `stamp`. */
export const useSelection = (entries: { id: string }[], stamp?: number): Selection => {
  const [ticked, setTicked] = useState<Set<string>>(new Set());
  const last = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp is the reason to forget
  useEffect(() => setTicked(new Set()), [stamp]);
  const order = entries.map(({ id }) => id);
  const ids = new Set(order.filter((id) => ticked.has(id)));
  const all = entries.length > 0 && ids.size === entries.length;
  const toggle = (id: string, through = false) => {
    setTicked(toggled(ids, id, through ? between(order, last.current, id) : [id]));
    last.current = id;
  };
  const toggleAll = () => setTicked(all ? new Set() : new Set(order));
  return { ids, all, toggle, toggleAll, clear: () => setTicked(new Set()) };
};

/** All lines from one to the other, whichever stands first; the other alone where the one is not in the list. */
export const between = (order: string[], one: string, other: string): string[] => {
  const [from, to] = [order.indexOf(one), order.indexOf(other)];
  return from < 0 ? [other] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/** All of the range become what `id` becomes. */
export const toggled = (ids: Set<string>, id: string, range: string[]): Set<string> =>
  ids.has(id) ? new Set([...ids].filter((other) => !range.includes(other))) : new Set([...ids, ...range]);

/** Whether a tick was set with Shift held, by pointer or by Space. */
export const withShift = ({ nativeEvent }: { nativeEvent: Event }): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
