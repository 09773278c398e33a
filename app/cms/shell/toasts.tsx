import { useEffect, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import type { Toast } from "../toast.ts";
import { onSaid } from "./say.ts";

const SHOWN_MS = 6_000;

/** What was just done, at the top right. It is in the page from the start, so that it shows without scripts too. */
export const Toasts = ({ toast }: { toast: Toast | null }) => {
  const [shown, setShown] = useState<Toast | null>(toast);
  useEffect(() => {
    if (toast) setShown(toast);
  }, [toast]);
  useEffect(() => onSaid(setShown), []);
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
          <button type="button" className="btn btn-icon btn-quiet" aria-label="Dismiss" onClick={() => setShown(null)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
};
