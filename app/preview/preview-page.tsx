import { PageAssets } from "#app/site/page-assets.tsx";
import { everyStyle } from "#app/site/styles/page-styles.ts";
import { DRAFTS_AT } from "#domain/addresses.ts";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { Language } from "#domain/languages.ts";
import css from "./preview.css?inline";

type Props = {
  language: Language;
  skip: string;
  title: string;
  colors: SettingsView["colours"];
  html: { header: string; main: string; footer: string };
  showsIn: string;
  framed: boolean;
};

export const PreviewPage = ({ language, skip, title, colors, html, showsIn, framed }: Props) => (
  <>
    <title>{`Preview: ${title}`}</title>
    <meta name="robots" content="noindex" />
    <PageAssets language={language} colors={colors} still={framed} at={DRAFTS_AT} />
    <style href="preview" precedence="site">
      {everyStyle + css}
    </style>
    <a className="skip" href="#main">
      {skip}
    </a>
    <Part id="preview-header" html={html.header} />
    <main
      id="main"
      tabIndex={-1}
      data-shows-in={showsIn || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on this server
      dangerouslySetInnerHTML={{ __html: html.main }}
    />
    <Part id="preview-footer" html={html.footer} />
    {!framed && <p className="preview-note">This is a draft. Visitors of the site don't see it.</p>}
  </>
);

const Part = ({ id, html }: { id: string; html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on this server
  <div id={id} className="preview-part" dangerouslySetInnerHTML={{ __html: html }} />
);
