import { useEffect, useState } from "react";
import { Icon, IconButton } from "../parts/icon.tsx";

export type Toast = { id: string; text: string; bad: boolean };

const SHOWN_MS = 6_000;
const EVENT = "cms-toast";

export const showToast = (text: string, { bad = false }: { bad?: boolean } = {}): void => {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { id: String(performance.now()), text, bad } }));
};

/** The newest toast. It is in the page from the start, so that it shows without scripts too. */
export const Toasts = ({ toast }: { toast: Toast | null }) => {
  const [shown, setShown] = useState<Toast | null>(toast);
  useEffect(() => {
    if (toast) setShown(toast);
  }, [toast]);
  useEffect(() => {
    const show = (event: Event) => setShown((event as CustomEvent<Toast>).detail);
    window.addEventListener(EVENT, show);
    return () => window.removeEventListener(EVENT, show);
  }, []);
  useEffect(() => {
    if (!shown || shown.bad) return undefined;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="toasts" aria-live="polite" aria-atomic="true">
      {shown && (
        <div className={shown.bad ? "toast toast-bad" : "toast"} role="status">
          <Icon name={shown.bad ? "warn" : "checkring"} />
          <p>{shown.text}</p>
          <IconButton icon="close" name="Dismiss" onClick={() => setShown(null)} />
        </div>
      )}
    </div>
  );
};
