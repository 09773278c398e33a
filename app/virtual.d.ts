declare module "virtual:site-loader" {
  /** The address of the public pages' loader script. */
  export const loaderUrl: string;
  /** The address of what texts are written with; "" in the browser. */
  export const textsUrl: string;
}

/** Those of `app/site/speculation-rules.ts`. */
declare const SPECULATION_RULES: string;

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  export const {
    entry,
    routes,
    assets,
    publicPath,
    assetsBuildDirectory,
    future,
    ssr,
    isSpaMode,
    prerender,
    routeDiscovery,
    basename,
  }: ServerBuild;
}

declare module "*?inline-script" {
  const script: string;
  // biome-ignore lint/style/noDefaultExport: as every import of a text
  export default script;
}
