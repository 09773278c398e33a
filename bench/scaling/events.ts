type Event = { time: number; what: () => void };

/** A clock that jumps from one event to the next: a heap ordered by time, in ms. */
export const events = () => {
  const heap: Event[] = [];
  let time = 0;
  const before = (a: number, b: number) => (heap[a]?.time ?? Number.POSITIVE_INFINITY) < (heap[b]?.time ?? time);
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [heap[b] as Event, heap[a] as Event];
  };
  const add = (event: Event) => {
    let place = heap.push(event) - 1;
    for (let parent = (place - 1) >> 1; place > 0 && before(place, parent); parent = (place - 1) >> 1) {
      swap(place, parent);
      place = parent;
    }
  };
  const next = (): Event | undefined => {
    const [first] = heap;
    const last = heap.pop();
    if (heap.length === 0 || !last) return first;
    heap[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const child = before(right, left) ? right : left;
      if (child >= heap.length || !before(child, place)) return first;
      swap(child, place);
      place = child;
    }
  };
  return {
    now: () => time,
    at: (delay: number, what: () => void) => add({ time: time + delay, what }),
    /** Until this time; what comes after it does not happen. */
    run: (until: number) => {
      for (let event = next(); event && event.time <= until; event = next()) {
        time = event.time;
        event.what();
      }
    },
  };
};
