import type { SettingsView } from "#domain/content/published/site-view.ts";
import { speculationRules } from "./speculation-rules.ts";
import { startScript } from "./start-script.ts";
import everyPage from "./styles/every-page.css?inline";

type Props = {
  colours: SettingsView["colours"];
  /** Without the loader: nothing on the page moves or wakes. */
  still?: boolean;
};

/** The head of every public page. Fonts and loader follow once the page is on the screen (`start-script.ts`). */
export const PageAssets = ({ colours, still = false }: Props) => (
  <>
    <style href="site" precedence="site">
      {`${everyPage}:root{--mangrove:${colours.accent};--coral:${colours.action}}`}
    </style>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" title="Blog" />
    <meta name="theme-color" content={colours.accent} />
    <script
      data-still={still || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
      dangerouslySetInnerHTML={{ __html: startScript }}
    />
    {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
    {!still && <script type="speculationrules">{speculationRules}</script>}
  </>
);
