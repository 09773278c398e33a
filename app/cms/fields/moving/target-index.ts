type Edges = { top: number; bottom: number };

/** Over which place something dragged from `from` is: it passes a neighbour when it is over the neighbour's middle. */
export const targetIndex = (items: Edges[], from: number, y: number): number => {
  const middle = ({ top, bottom }: Edges) => (top + bottom) / 2;
  const before = items.findIndex((item, index) => index < from && y < middle(item));
  if (before >= 0) return before;
  const after = items.findLastIndex((item, index) => index > from && y > middle(item));
  return after >= 0 ? after : from;
};
