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
      if (sessionStorage.getItem(PENDING) !== link.hash) return;
      location.replace(link.pathname + link.search);
    }
    event.preventDefault();
  });
  const pending = sessionStorage.getItem(PENDING);
  sessionStorage.removeItem(PENDING);
  if (pending || location.hash) arriveAt(pending ?? location.hash);
};

export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const arriveAt = (hash: string) => {
  layOutNow();
  history.replaceState(history.state, "", hash);
  setTimeout(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
    if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, SCROLL_AFTER_MS);
};
