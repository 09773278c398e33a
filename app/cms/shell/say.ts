import type { Toast } from "../toast.ts";

const SAID = "cms-toast";

let count = 0;

/** Shows a toast from the page itself, where nothing is redirected; for the browser only. */
export const say = (text: string, { bad = false }: { bad?: boolean } = {}): void => {
  count += 1;
  window.dispatchEvent(new CustomEvent<Toast>(SAID, { detail: { id: `said-${count}`, text, bad } }));
};

/** Hears what is said; the answer stops it. */
export const onSaid = (hear: (toast: Toast) => void): (() => void) => {
  const listen = (event: Event) => hear((event as CustomEvent<Toast>).detail);
  window.addEventListener(SAID, listen);
  return () => window.removeEventListener(SAID, listen);
};
