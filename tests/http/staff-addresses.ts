import type { RouteConfigEntry } from "@react-router/dev/routes";
import table from "../../app/routes.ts";

const routes = table as RouteConfigEntry[];

const addressesIn = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    return [...(entry.children ? addressesIn(entry.children, path) : []), ...(entry.path || entry.index ? [path] : [])];
  });

const addressesBelow = (entries: RouteConfigEntry[]) => [...new Set(addressesIn(entries))].map((path) => `/${path}`);

const locked = routes.find(({ file }) => file === "cms/layout.tsx")?.children ?? [];

/** Every address of the product, as the route table writes it: `/cms/edit/:id`. */
export const allAddresses = addressesBelow(routes);

/** The addresses of the staff area, parameters and all. */
export const staffAddresses = addressesBelow(locked);
