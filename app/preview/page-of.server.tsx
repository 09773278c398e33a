import type { PageHtml } from "#app/cms/editor/preview/shown-page.ts";
import { Footer } from "#app/site/chrome/footer.tsx";
import { Header } from "#app/site/chrome/header.tsx";
import { DocumentScreen, PageScreen } from "#app/site/document/document-screen.tsx";
import { renderHtml, renderIslands } from "#app/site/islands/render-islands.server.tsx";
import { addressOf, DRAFTS_AT } from "#domain/addresses.ts";
import type { Block } from "#domain/content/blocks/block.ts";
import { summarize } from "#domain/content/document-summary.ts";
import { withMarks } from "#domain/content/preview/marks.ts";
import type { Preview } from "#domain/content/preview/preview.server.ts";
import { escapeMarkup } from "#domain/formats/escape-markup.ts";
import { localYear } from "#domain/time/local-time.ts";
import type { Platform } from "#platform/platform.ts";
import { nameFields } from "./name-fields.ts";

/** Whom it is for: in the editor each text names its field; links lead to drafts for staff, to the public site for a guest. */
type Audience = "editor" | "staff" | "guest";

/** The kind of the block under each, by its id, where those that are rendered are not all there are. */
type Below = Record<string, string>;

export const pageOf = ({ clock }: Platform, preview: Preview, audience: Audience, below?: Below) => {
  const { document, site } = preview;
  const { marked: shown, marks } =
    audience === "editor"
      ? withMarks({ ...preview, view: { ...preview.view, still: true } })
      : { marked: preview, marks: [] };
  const { header, footer, parts } = renderPreview(shown, localYear(clock()), below);
  const withLinks = (html: string) => {
    if (audience === "guest") return html;
    return linkToDrafts(audience === "editor" ? nameFields(html, marks) : html);
  };
  return {
    language: preview.view.language,
    skip: preview.view.words.chrome.skip,
    title: summarize(document.type, document.data).title,
    showsIn: preview.showsIn,
    colors: site.settings.colours,
    html: {
      header: withLinks(header),
      footer: withLinks(footer),
      parts: parts.map(({ id, html }) => ({ id, html: withLinks(html) })),
    },
  };
};

/** `pageOf` with its blocks joined, for a complete page. */
export const previewPage = (...request: Parameters<typeof pageOf>) => {
  const { html, ...page } = pageOf(...request);
  return { ...page, html: { header: html.header, main: mainOf(html.parts), footer: html.footer } };
};

export const previewHeaders = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

/** Internal hrefs only: "//" leads to another host. */
const OWN_LINK = /(?<=<a\b[^>]*?\shref=")\/(?!\/)[^"?#]*/g;

export const linkToDrafts = (html: string): string =>
  html.replace(OWN_LINK, (path) => (addressOf(path).page ? DRAFTS_AT + path : path));

/** A block that throws on unfinished data is replaced by a note. */
const renderPreview = (preview: Preview, year: number, below?: Below): PageHtml => {
  const { document, view, site, translations } = preview;
  const { words, language } = view;
  const chrome = {
    words,
    language,
    settings: site.settingsView,
    path: document.path,
    logo: view.pictures[site.settings.company.logo],
  };
  return {
    header: renderHtml(<Header {...chrome} translations={translations} />, "header"),
    footer: renderHtml(
      <Footer {...chrome} translations={translations} hasPosts={site.hasPosts} year={year} />,
      "footer",
    ),
    parts: partsOf(preview, below),
  };
};

const partsOf = ({ document, view }: Preview, below?: Below): PageHtml["parts"] => {
  if (document.type !== "page") {
    const screen = () => renderHtml(<DocumentScreen document={document} view={view} islands={{}} />, "main");
    return [{ id: "", html: attempt(screen) }];
  }
  const blocks = document.data.blocks.filter((block) => !block.hidden);
  const kindsBelow = below ?? Object.fromEntries(blocks.map(({ id }, at) => [id, blocks[at + 1]?.type]));
  const render = (block: Block) => {
    const only = { ...document, data: { ...document.data, blocks: [block] } };
    const islands = renderIslands({ document: only, view });
    const next = kindsBelow[block.id] as Block["type"] | undefined;
    return renderHtml(<PageScreen data={only.data} view={view} islands={islands} below={next} />, block.id);
  };
  return blocks.map((block) => ({ id: block.id, html: attempt(() => render(block)) }));
};

const mainOf = (parts: PageHtml["parts"]): string =>
  parts
    .map(({ id, html: content }) => (id ? `<div data-block="${escapeMarkup(id)}">${content}</div>` : content))
    .join("");

const UNFINISHED =
  '<p class="preview-gap">This part can\'t be shown yet. It appears once its fields are filled in.</p>';

const attempt = (render: () => string): string => {
  try {
    return render() || UNFINISHED;
  } catch {
    return UNFINISHED;
  }
};
