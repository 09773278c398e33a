import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  // `npm run build` names a new folder each time (scripts/build.ts).
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build/by-hand",
  // Only the staff area asks for routes in the browser; its pages carry the list, so that no address has to serve it.
  routeDiscovery: { mode: "initial" },
  // What of a route runs in the browser alone would come in files of a hundred bytes.
  splitRouteModules: false,
} satisfies Config;
