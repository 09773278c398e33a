import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { speculationRules } from "./app/site/speculation-rules.ts";
import { inlineScript } from "./scripts/inline-script-plugin.ts";
import { release } from "./scripts/release-plugin.ts";
import { siteLoader } from "./scripts/site-loader-plugin.ts";
import { staffChunks } from "./scripts/staff-chunks.ts";

/** Built in, so that production installs none of it: what the browser uses. */
const BUILT_IN = [
  /^(altcha|diff|embla-carousel.*|marked|@dnd-kit\/.*)$/,
  // cmdk and what it brings
  /^(cmdk|@radix-ui\/.*|aria-hidden|get-nonce|react-remove-scroll.*|react-style-singleton|use-callback-ref|use-sidecar)$/,
];

export default defineConfig({
  plugins: [reactRouter(), siteLoader(), inlineScript(), release()],
  // For the loader, which is fetched when the page is there; the table they are made of is not needed in browsers.
  define: { SPECULATION_RULES: JSON.stringify(speculationRules) },
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: staffChunks() } } },
    ssr: {
      resolve: { noExternal: BUILT_IN },
      build: { target: "node26", cssMinify: "lightningcss", rolldownOptions: { input: "./server/app.ts" } },
    },
  },
});
