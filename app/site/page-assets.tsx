import type { SettingsView } from "#domain/content/site-view.ts";
import css from "./site.css?inline";
import { speculationRules } from "./speculation-rules.ts";
import { startLoader, useKnownFonts } from "./start-loader.ts";

type Props = {
  colours: SettingsView["colours"];
  /** Without the loader: nothing on the page moves or wakes. */
  still?: boolean;
};

/** What every public page carries: its styles and three short scripts. Fonts and loader follow after the first paint. */
export const PageAssets = ({ colours, still = false }: Props) => (
  <>
    <style href="site" precedence="site">
      {`${css}:root{--mangrove:${colours.accent};--coral:${colours.action}}`}
    </style>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Blog" />
    <meta name="theme-color" content={colours.accent} />
    <script>{useKnownFonts}</script>
    {!still && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
      <script type="module" dangerouslySetInnerHTML={{ __html: startLoader }} />
    )}
    {!still && <script type="speculationrules">{speculationRules}</script>}
  </>
);
