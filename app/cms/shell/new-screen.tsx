import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The screen that was shown before, also when it stood in another frame (login, staff area). */
let before: string | null = null;

/** As a full page load does: the focus moves to the new screen's title, and screen readers are told its name. */
export const NewScreen = () => {
  const { pathname, search, hash } = useLocation();
  const screen = `${pathname} ${new URLSearchParams(search).get("language") ?? ""}`;
  const [title, setTitle] = useState("");
  useEffect(() => {
    const isNew = before !== null && before !== screen;
    before = screen;
    if (!isNew) return;
    setTitle(document.title);
    if (!hash && !isInUse(document.activeElement)) moveToTitle();
  }, [screen, hash]);
  return (
    <p className="visually-hidden" role="status" data-screen>
      {title}
    </p>
  );
};

/** True for what somebody types into, and for the line of a list that is still there beside what it opened. */
const isInUse = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
  if (element.isContentEditable || element.matches("input, textarea, select")) return true;
  return element.closest("#main, dialog[open]") !== null;
};

const moveToTitle = () => {
  const title = document.querySelector<HTMLElement>("#main h1") ?? document.getElementById("main");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
};

/** For a page that takes the place of a screen at the same address: what had the focus is gone. */
export const useTitleAfterScreen = () =>
  useEffect(() => {
    if (before !== null && document.activeElement === document.body) moveToTitle();
  }, []);
