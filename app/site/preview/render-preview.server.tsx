import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { Block } from "#domain/content/blocks/block.ts";
import type { Preview } from "#domain/content/preview/preview.server.ts";
import { escapeMarkup } from "#domain/escape-markup.ts";
import { Footer } from "../chrome/footer.tsx";
import { Header } from "../chrome/header.tsx";
import { DocumentScreen } from "../document/document-screen.tsx";
import { PageScreen } from "../document/page-screen.tsx";
import { renderIslands } from "../islands/render-islands.server.tsx";

/** A page as HTML. `parts` are its blocks by their ids; a page without blocks is one part, without a name. */
export type PreviewHtml = { header: string; footer: string; parts: { id: string; html: string }[] };

/** Renders a page from drafts. A block that can't be shown yet says so in its place, and the others are there. */
export const renderPreview = (shown: Preview, year: number): PreviewHtml => {
  const { document, view, site } = shown;
  const chrome = { settings: site.settingsView, path: document.path, logo: view.pictures[site.settings.company.logo] };
  return {
    header: html(<Header {...chrome} />, "header"),
    footer: html(<Footer {...chrome} hasPosts={site.hasPosts} year={year} />, "footer"),
    parts: partsOf(shown),
  };
};

const partsOf = ({ document, view }: Preview): PreviewHtml["parts"] => {
  if (document.type !== "page") {
    const screen = () => html(<DocumentScreen document={document} view={view} islands={{}} />, "main");
    return [{ id: "", html: attempt(screen) }];
  }
  const render = (block: Block) => {
    const only = { ...document, data: { ...document.data, blocks: [block] } };
    const islands = renderIslands({ document: only, view });
    return html(<PageScreen data={only.data} view={view} islands={islands} />, block.id);
  };
  const blocks = document.data.blocks.filter((block) => !block.hidden);
  return blocks.map((block) => ({ id: block.id, html: attempt(() => render(block)) }));
};

/** What stands between header and footer: each block in an element that names it. */
export const mainOf = (parts: PreviewHtml["parts"]): string =>
  parts
    .map(({ id, html: content }) => (id ? `<div data-block="${escapeMarkup(id)}">${content}</div>` : content))
    .join("");

const UNFINISHED = '<p class="preview-gap">This part can’t be shown yet. It appears once its fields are filled in.</p>';

const attempt = (render: () => string): string => {
  try {
    return render() || UNFINISHED;
  } catch {
    return UNFINISHED;
  }
};

/** Without the hints for the head that React puts in front; they would only repeat with every letter that is typed. */
const html = (element: ReactElement, identifierPrefix: string): string =>
  renderToString(element, { identifierPrefix }).replace(/^(<link rel="preload"[^>]*>)+/, "");
