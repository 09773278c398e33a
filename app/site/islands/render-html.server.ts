import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Drops the preloads that React puts before the HTML: they break hydration, and the head has its own. */
export const renderHtml = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix }).replace(/^(<link rel="preload"[^>]*>)+/, "");
