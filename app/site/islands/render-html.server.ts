import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * A part of a page as HTML of its own. React puts hints for the document's head in front of it; the head of the page has
 * its own, and inside a part they would only stand in the way of hydration.
 */
export const renderHtml = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix }).replace(/^(<link rel="preload"[^>]*>)+/, "");
