import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { release } from "./scripts/release-plugin.ts";
import { siteLoader } from "./scripts/site-loader-plugin.ts";

export default defineConfig({
  plugins: [reactRouter(), siteLoader(), release()],
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
  environments: {
    // lucide-react has 1,900 icons in one file: bundled, only those that are used are loaded.
    ssr: {
      resolve: { noExternal: ["lucide-react"] },
      build: { target: "node26", cssMinify: "lightningcss", rolldownOptions: { input: "./server/app.ts" } },
    },
  },
});
