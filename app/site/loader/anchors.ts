import { layOutNow } from "./deferred-layout.ts";

const SCROLL_AFTER_MS = 100;
const PENDING = "pending-anchor";

export const followAnchors = () => {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.origin !== location.origin || !link.hash)
      return;
    if (link.classList.contains("skip")) return;
    if (link.pathname === location.pathname) arriveAt(link.hash);
    else {
      sessionStorage.setItem(PENDING, link.hash);
      location.replace(sessionStorage.getItem(PENDING) ? link.pathname + link.search : link.href);
    }
    event.preventDefault();
  });
  const pending = sessionStorage.getItem(PENDING);
  sessionStorage.removeItem(PENDING);
  if (pending || location.hash) arriveAt(pending ?? location.hash);
};

export const isPlainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const arriveAt = (hash: string) => {
  layOutNow();
  history.replaceState(history.state, "", hash);
  setTimeout(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    if (target.tabIndex < 0) target.tabIndex = -1; // takes the focus then, if by script alone
    target.focus({ preventScroll: true });
  }, SCROLL_AFTER_MS);
};
