import type { Page } from "@playwright/test";

/** What WCAG 1.4.12 lets readers set, and twice the size of all text (1.4.4). */
export const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-bottom: 2em !important }";
export const TWICE = "html { font-size: 200% !important }";

/**
 * By how many pixels the page can be scrolled sideways with these styles, the texts of which a part is out of the page
 * or clipped, and the width at which that was so.
 */
export const cutOff = (page: Page, css: string): Promise<{ width: number; sideways: number; texts: string[] }> =>
  page.evaluate((css) => {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = css;
    const OUT_OF_SIGHT = "script, style, noscript, [inert], [aria-hidden=true], .visually-hidden, .skip";
    const edges = (element: Element | null, box: DOMRect): boolean => {
      if (!element || element === document.body)
        return box.right > document.documentElement.clientWidth + 1 || box.left < -1;
      const { overflowX, clipPath } = getComputedStyle(element);
      // Clipped on purpose, for screen readers alone.
      if (
        clipPath !== "none" ||
        overflowX === "auto" ||
        overflowX === "scroll" ||
        element.matches(".testimonials-view")
      )
        return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const clipped = box.right > right + 1 || box.left < left - 1 || box.top < top - 2 || box.bottom > bottom + 2;
      return (overflowX !== "visible" && clipped) || edges(element.parentElement, box);
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.closest(OUT_OF_SIGHT)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((box) => edges(element, box))) texts.push(text);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    style.remove();
    return { width: innerWidth, sideways: scrollWidth - clientWidth, texts };
  }, css);
