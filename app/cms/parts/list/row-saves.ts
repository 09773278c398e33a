import { useEffect, useRef, useState } from "react";

type Texts = Record<string, string>;

/** What became of the texts of a line. `theirs`: somebody else wrote meanwhile, and nothing was saved. */
export type RowAnswer<T extends Texts> =
  | { outcome: "saved" }
  | { outcome: "refused"; errors: Partial<Record<keyof T, string>>; again?: boolean }
  | { outcome: "stale"; theirs: T };

type Unsaved = Map<string, () => Promise<boolean>>;

/** The lines of a screen that are not saved yet, by id, for its guard. */
export const useUnsavedRows = () => {
  const { current: rows } = useRef<Unsaved>(new Map());
  return {
    rows,
    loses: () =>
      rows.size === 0 ? null : rows.size === 1 ? "A text is not saved." : `${rows.size} texts are not saved.`,
    save: async () => (await Promise.all([...rows.values()].map((save) => save()))).every(Boolean),
  };
};

type Props<T extends Texts> = {
  id: string;
  rows: Unsaved;
  start: T;
  send: (texts: T, base: T) => Promise<RowAnswer<T>>;
};

type Said<T extends Texts> = {
  state: "" | "saving" | "saved";
  errors: Partial<Record<keyof T, string>>;
  theirs: T | null;
};

/** One line of fields that saves itself when the focus leaves it. What was refused, or clashed, is sent again once it was changed or asked for. */
export const useRowSave = <T extends Texts>({ id, rows, start, send }: Props<T>) => {
  const [texts, setTexts] = useState(start);
  const [said, setSaid] = useState<Said<T>>({ state: "", errors: {}, theirs: null });
  const now = useRef({ texts: start, base: start, refused: "", running: null as Promise<boolean> | null });
  useEffect(() => () => void rows.delete(id), [rows, id]);

  const change = (changes: Partial<T>) => {
    now.current.texts = { ...now.current.texts, ...changes };
    setTexts(now.current.texts);
    setSaid((before) => ({ ...before, state: "", errors: {} }));
    if (same(now.current.texts, now.current.base)) rows.delete(id);
    else rows.set(id, () => save());
  };
  const save = async (asked = false): Promise<boolean> => {
    await now.current.running;
    const { texts: sent, base, refused } = now.current;
    if (same(sent, base)) return true;
    if (!asked && refused === JSON.stringify(sent)) return false;
    setSaid((before) => ({ ...before, state: "saving" }));
    now.current.running = send(sent, base).then((answer) => take(answer, sent));
    return now.current.running;
  };
  const take = (answer: RowAnswer<T>, sent: T): boolean => {
    now.current.running = null;
    const isSaved = answer.outcome === "saved";
    now.current.refused = isSaved || (answer.outcome === "refused" && answer.again) ? "" : JSON.stringify(sent);
    if (isSaved) now.current.base = sent;
    if (answer.outcome === "stale") now.current.base = answer.theirs;
    const isDone = same(now.current.texts, now.current.base);
    if (isDone) rows.delete(id);
    setSaid({
      state: isSaved && isDone ? "saved" : "",
      errors: answer.outcome === "refused" ? answer.errors : {},
      theirs: answer.outcome === "stale" ? answer.theirs : null,
    });
    return isSaved && isDone;
  };
  const takeTheirs = () => {
    const { theirs } = said;
    if (theirs) change(theirs);
    setSaid({ state: "", errors: {}, theirs: null });
  };
  return { texts, ...said, change, save: () => void save(), keepMine: () => void save(true), takeTheirs };
};

const same = (a: Texts, b: Texts): boolean => Object.keys(a).every((name) => a[name]?.trim() === b[name]?.trim());

/** Enter leads to the same field of the next line, whose blur saves this one. */
export const nextRow = (event: React.KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { name } = event.target as HTMLInputElement;
  const fields = [...document.querySelectorAll<HTMLElement>(`[data-rows] [name="${name}"]`)];
  const next = fields[fields.indexOf(event.target as HTMLElement) + 1];
  if (next) next.focus();
  else (event.target as HTMLElement).blur();
};
