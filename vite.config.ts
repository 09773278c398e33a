import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { speculationRules } from "./app/site/speculation-rules.ts";
import { inlineScript } from "./scripts/inline-script-plugin.ts";
import { release } from "./scripts/release-plugin.ts";
import { siteLoader } from "./scripts/site-loader-plugin.ts";

/** Built in, so that production installs none of it: what the browser uses. */
const BUILT_IN = [
  /^(altcha|diff|embla-carousel.*|marked|@dnd-kit\/.*)$/,
  // cmdk and what it brings
  /^(cmdk|@radix-ui\/.*|aria-hidden|get-nonce|react-remove-scroll.*|react-style-singleton|use-callback-ref|use-sidecar)$/,
];

/**
 * What several islands of the public pages share, in one file each: of the smallest common parts, which is how they are cut
 * by default, a contact form was seventeen.
 */
const SHARED = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: "islands",
    test: /\/(site\/islands\/wake|ui\/(button|filled|picture|section|drawings\/glyph)|blocks\/parts\/(kept|contact-links|paragraphs)|formats\/(phone|email-address)|words\/fill|domain\/languages)\.tsx?$/,
  },
];

export default defineConfig({
  plugins: [reactRouter(), siteLoader(), inlineScript(), release()],
  // For the loader, which is fetched when the page is there; the table they are made of is not needed in browsers.
  define: { SPECULATION_RULES: JSON.stringify(speculationRules) },
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    ssr: {
      resolve: { noExternal: BUILT_IN },
      build: { target: "node26", cssMinify: "lightningcss", rolldownOptions: { input: "./server/app.ts" } },
    },
  },
});
