import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { waiting } from "../parts/button.tsx";
import { Icon, IconButton } from "../parts/icon/icon.tsx";

/** `undo`: the name under which what it tells of can be undone, or how this page undoes it. */
export type Toast = { id: string; text: string; bad: boolean; undo?: string | (() => void) | undefined };

const SHOWN_MS = 6_000;
/** Long enough to read it, see the mistake and get there. */
const SHOWN_WITH_UNDO_MS = 10_000;
const EVENT = "cms-toast";
const GONE_EVENT = "cms-toast-gone";

let told = 0;

/** Returns what takes it away again, for when what it tells is no longer so. */
export const showToast = (text: string, { bad = false, undo }: Partial<Pick<Toast, "bad" | "undo">> = {}) => {
  told += 1;
  const id = `here-${told}`;
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { id, text, bad, undo } }));
  return () => void window.dispatchEvent(new CustomEvent<string>(GONE_EVENT, { detail: id }));
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
    const hide = (event: Event) => setShown((now) => (now?.id === (event as CustomEvent<string>).detail ? null : now));
    window.addEventListener(EVENT, show);
    window.addEventListener(GONE_EVENT, hide);
    return () => {
      window.removeEventListener(EVENT, show);
      window.removeEventListener(GONE_EVENT, hide);
    };
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
  const focus = useFocusBack(() => setHeld(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stays while somebody is at it
    <div
      className="toasts"
      aria-live="polite"
      aria-atomic="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        focus.enter(event);
      }}
      onBlur={(event) => {
        setHeld(false);
        focus.leave(event);
      }}
    >
      {shown && (
        <div className={lookOf(shown)} role="status">
          <Icon name={shown.bad ? "warn" : "checkring"} />
          <p>{shown.text}</p>
          <div className="toast-do">
            <UndoButton key={shown.id} undo={shown.undo} close={close} />
            <IconButton icon="close" name="Dismiss" onClick={close} />
          </div>
        </div>
      )}
    </div>
  );
};

/** Once what was pressed in a toast is gone, the focus is where it came from, or at the title: keys go on from there. */
const useFocusBack = (then: () => void) => {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!from.current || document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>("#main h1");
    const to = from.current.isConnected ? from.current : title;
    if (to === title && title) title.tabIndex = -1;
    from.current = null;
    then();
    to?.focus({ preventScroll: true });
  });
  return {
    enter: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = null;
    },
  };
};

/** What this page undoes was done in its middle: the toast stands below, where one looks. */
const lookOf = ({ bad, undo }: Toast) =>
  ["toast", bad && "toast-bad", typeof undo === "function" && "toast-low"].filter(Boolean).join(" ");

const UndoButton = ({ undo, close }: Pick<Toast, "undo"> & { close: () => void }) => {
  if (!undo) return null;
  if (typeof undo === "string") return <UndoOnServer name={undo} />;
  const press = () => {
    undo();
    close();
  };
  return (
    <button type="button" className="btn toast-undo" onClick={press}>
      Undo
    </button>
  );
};

const UndoOnServer = ({ name }: { name: string }) => {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form method="post" action="/cms/undo">
      <input type="hidden" name="id" value={name} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" className="btn toast-undo" {...waiting(fetcher.state !== "idle")}>
        Undo
      </button>
    </fetcher.Form>
  );
};
