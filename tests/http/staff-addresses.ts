import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

/** Every address below the lock, as the route table writes it: `/cms/edit/:id`. */
const addressesIn = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    return [...(entry.children ? addressesIn(entry.children, path) : []), ...(entry.path || entry.index ? [path] : [])];
  });

const locked = (routes as RouteConfigEntry[]).find(({ file }) => file === "cms/layout.tsx")?.children ?? [];

/** The addresses of the staff area, parameters and all. */
export const staffAddresses = [...new Set(addressesIn(locked))].map((path) => `/${path}`);
