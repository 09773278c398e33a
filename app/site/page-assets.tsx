import type { SettingsView } from "#domain/content/published/site-view.ts";
import { collectionOf, type Language, languages } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { startScript } from "./inline-scripts.ts";
import { dense } from "./styles/dense.ts";
import everyPage from "./styles/every-page.css?inline";
import rightToLeft from "./styles/right-to-left.css?inline";

type Props = {
  language: Language;
  colors: SettingsView["colours"];
  /** What printed links to pages of the site begin with. */
  host?: string;
  /** No loader: islands are not hydrated. */
  still?: boolean;
  /** What else than nothing addresses of pages begin with here. */
  at?: string;
};

/** What a page needs beyond the sheet of every page. */
export const PageStyles = ({ css }: { css: string }) => (
  <style href="page" precedence="site">
    {css}
  </style>
);

/** Marks links that lead to pages of the first language, where a page has no translation. `at`: what addresses of pages begin with. */
const foreignLinks = (language: Language, at: string[]): string => {
  const { prefix } = languages[language];
  if (!prefix) return "";
  const home = at.map((start) => start + prefix);
  const own = [
    ...home.flatMap((path) => [`="${path}"`, ...["/", "#", "?"].map((sign) => `^="${path}${sign}"`)]),
    ...['^="/media"', '^="/files"'],
  ];
  const others = `a[href^="/"]:not([hreflang],${own.map((how) => `[href${how}]`)}):not(.button)`;
  return `${others}::after{content:"${wordingOf(language).words.chrome.foreign}"}`;
};

const stylesOf = (language: Language): string =>
  dense(everyPage) + ((languages[language].direction as string) === "rtl" ? rightToLeft : "");

/** Fonts and loader are fetched later, by `inline-scripts.ts`. */
export const PageAssets = ({ language, colors, host = "", still = false, at }: Props) => (
  <>
    <style href="site" precedence="site">
      {`${stylesOf(language)}:root{--mangrove:${colors.accent};--coral:${colors.action};--host:"${host}"}${foreignLinks(language, at ? ["", at] : [""])}`}
    </style>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <link
      rel="alternate"
      type="application/rss+xml"
      href={`${collectionOf("post", language).path}/rss.xml`}
      title={collectionOf("post", language).name}
    />
    <meta name="theme-color" content={colors.accent} />
    <script
      data-still={still || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
      dangerouslySetInnerHTML={{ __html: startScript }}
    />
    {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
  </>
);
