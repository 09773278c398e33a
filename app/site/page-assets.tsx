import type { SettingsView } from "#domain/content/published/site-view.ts";
import { speculationRules } from "./speculation-rules.ts";
import { startPage } from "./start-page.ts";
import frame from "./styles/frame.css?inline";

type Props = {
  colours: SettingsView["colours"];
  /** Without the loader: nothing on the page moves or wakes. */
  still?: boolean;
};

/**
 * What every public page carries: the styles of its frame and two short scripts. Fonts, loader and manifest follow once the page
 * is on the screen.
 */
export const PageAssets = ({ colours, still = false }: Props) => (
  <>
    <style href="site" precedence="site">
      {`${frame}:root{--mangrove:${colours.accent};--coral:${colours.action}}`}
    </style>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Blog" />
    <meta name="theme-color" content={colours.accent} />
    <script
      data-still={still || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
      dangerouslySetInnerHTML={{ __html: startPage }}
    />
    {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
    {!still && <script type="speculationrules">{speculationRules}</script>}
  </>
);
