import type { DataOf } from "#domain/content/document-types.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { Thing } from "./thing.ts";

type Step = { name: string; path: string };

/** The way from the home page to a document. */
export const breadcrumbs = (publicUrl: string, settings: DataOf<"settings">, document: Published): Thing => {
  const { title } = document.data as { title: string };
  const steps = [{ name: "Home", path: "/" }, ...parentsOf(settings, document), { name: title, path: document.path }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
};

const collections: Partial<Record<Published["type"], Step>> = {
  service: { name: "Services", path: "/services" },
  project: { name: "Portfolio", path: "/portfolio" },
  post: { name: "Blog", path: "/blog" },
};

/** The list a service, project or post is found in; for a page, what the menus name above it. */
const parentsOf = (settings: DataOf<"settings">, { type, path }: Published): Step[] => {
  const collection = collections[type];
  if (collection) return [collection];
  const segments = path.split("/").slice(1, -1);
  const above = segments.map((_, depth) => `/${segments.slice(0, depth + 1).join("/")}`);
  const named = [...settings.menu, ...settings.footer.quickLinks];
  return above.flatMap((parent) => named.find((link) => link.path === parent) ?? []);
};
