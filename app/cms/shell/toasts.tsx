import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { Icon, IconButton } from "../parts/icon.tsx";

/** `undo`: the name under which what it tells of can be undone. */
export type Toast = { id: string; text: string; bad: boolean; undo?: string | undefined };

const SHOWN_MS = 6_000;
/** Long enough to read it, see the mistake and get there. */
const SHOWN_WITH_UNDO_MS = 10_000;
const EVENT = "cms-toast";

export const showToast = (text: string, { bad = false }: { bad?: boolean } = {}): void => {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { id: String(performance.now()), text, bad } }));
};

/** The newest toast. It is in the page from the start, so that it shows without scripts too. */
export const Toasts = ({ toast }: { toast: Toast | null }) => {
  const [shown, setShown] = useState<Toast | null>(toast);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (toast) setShown(toast);
  }, [toast]);
  useEffect(() => {
    const show = (event: Event) => setShown((event as CustomEvent<Toast>).detail);
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  useEffect(() => {
    if (!shown || shown.bad || isHeld) return undefined;
    const timer = setTimeout(() => setShown(null), shown.undo ? SHOWN_WITH_UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  const close = () => {
    setHeld(false);
    setShown(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while somebody is at it
    <div
      className="toasts"
      aria-live="polite"
      aria-atomic="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && (
        <div className={shown.bad ? "toast toast-bad" : "toast"} role="status">
          <Icon name={shown.bad ? "warn" : "checkring"} />
          <p>{shown.text}</p>
          <div className="toast-do">
            {shown.undo && <UndoButton key={shown.undo} name={shown.undo} />}
            <IconButton icon="close" name="Dismiss" onClick={close} />
          </div>
        </div>
      )}
    </div>
  );
};

const UndoButton = ({ name }: { name: string }) => {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/cms/undo">
      <input type="hidden" name="id" value={name} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className="btn toast-undo" disabled={fetcher.state !== "idle"}>
        Undo
      </button>
    </fetcher.Form>
  );
};
