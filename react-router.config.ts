import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // Only the staff area asks for routes in the browser; its pages carry the list, so that no address has to serve it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
