import { useEffect, useSyncExternalStore } from "react";

/** Told apart as the text editor does it, so that the keys that are shown are those that work. */
const isMac = (): boolean => typeof navigator !== "undefined" && /Mac|iP(hone|[oa]d)/.test(navigator.platform);

const onMac: Record<string, string> = { Mod: "⌘", Shift: "⇧", Alt: "⌥" };

/** Keys such as "Mod Shift Z" as this device names them: "Ctrl Shift Z", or "⌘ ⇧ Z". Server and first paint say Ctrl. */
export const useKeyNames = (): ((keys: string) => string) => {
  const mac = useSyncExternalStore(
    () => () => {},
    isMac,
    () => false,
  );
  return (keys) => keyNames(keys, mac);
};

export const keyNames = (keys: string, mac: boolean): string =>
  keys
    .split(" ")
    .map((key) => (mac ? (onMac[key] ?? key) : key === "Mod" ? "Ctrl" : key))
    .join(" ");

/** True for Ctrl or ⌘ with one letter and nothing else. */
export const isCommand = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Hears the keys of the whole screen, after whatever has the focus. */
export const useScreenKeys = (onKey: (event: KeyboardEvent) => void): void =>
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

export const isField = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches("input, textarea, select"));
