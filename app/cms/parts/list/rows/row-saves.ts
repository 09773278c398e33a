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
    loses: () => {
      if (rows.size === 0) return null;
      return rows.size === 1 ? "A text is not saved." : `${rows.size} texts are not saved.`;
    },
    save: async () => (await Promise.all([...rows.values()].map((save) => save()))).every(Boolean),
  };
};

type Props<T extends Texts> = {
  id: string;
  rows: Unsaved;
  start: T;
  send: (texts: T, base: T) => Promise<RowAnswer<T>>;
};

type Shown<T extends Texts> = {
  texts: T;
  state: "" | "saving" | "saved";
  errors: Partial<Record<keyof T, string>>;
  theirs: T | null;
};

const untouched = <T extends Texts>(texts: T): Shown<T> => ({ texts, state: "", errors: {}, theirs: null });

/** One line that is saved one request after the other. What was refused, or clashed, is sent again once it was changed or asked for. */
export const openRow = <T extends Texts>({ id, rows, start, send }: Props<T>, show: (shown: Shown<T>) => void) => {
  let shown = untouched(start);
  let base = start;
  let refused = "";
  let running: Promise<boolean> | null = null;

  const tell = (changes: Partial<Shown<T>>) => {
    shown = { ...shown, ...changes };
    show(shown);
  };
  const change = (changes: Partial<T>) => {
    tell({ texts: { ...shown.texts, ...changes }, state: "", errors: {} });
    if (same(shown.texts, base)) rows.delete(id);
    else rows.set(id, () => save());
  };
  const save = async (asked = false): Promise<boolean> => {
    while (running) await running;
    const sent = shown.texts;
    if (same(sent, base)) return true;
    if (!asked && refused === JSON.stringify(sent)) return false;
    tell({ state: "saving" });
    running = send(sent, base).then((answer) => take(answer, sent));
    return running;
  };
  const take = (answer: RowAnswer<T>, sent: T): boolean => {
    running = null;
    const isSaved = answer.outcome === "saved";
    refused = isSaved || (answer.outcome === "refused" && answer.again) ? "" : JSON.stringify(sent);
    if (isSaved) base = sent;
    if (answer.outcome === "stale") base = answer.theirs;
    const isDone = same(shown.texts, base);
    if (isDone) rows.delete(id);
    tell({
      state: isSaved && isDone ? "saved" : "",
      errors: answer.outcome === "refused" ? answer.errors : {},
      theirs: answer.outcome === "stale" ? answer.theirs : null,
    });
    return isSaved && isDone;
  };
  const takeTheirs = () => {
    if (shown.theirs) change(shown.theirs);
    tell({ state: "", errors: {}, theirs: null });
  };
  return { change, save: () => save(), keepMine: () => save(true), takeTheirs };
};

/** One line of fields that saves itself when the focus leaves it. */
export const useRowSave = <T extends Texts>({ id, rows, start, send }: Props<T>) => {
  const sending = useRef(send);
  sending.current = send;
  const [shown, show] = useState(() => untouched(start));
  const [row] = useState(() => openRow({ id, rows, start, send: (...texts) => sending.current(...texts) }, show));
  useEffect(() => () => void rows.delete(id), [rows, id]);
  return { ...shown, ...row };
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
