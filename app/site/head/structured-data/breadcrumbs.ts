import type { DataOf } from "#domain/content/document-types.ts";
import { pathOfTag } from "#domain/content/fields/kinds/tags.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { collectionOf, inLanguage } from "#domain/languages.ts";
import type { SchemaNode } from "./schema-org.ts";

type Step = { name: string; path: string };

export const breadcrumbs = (
  publicUrl: string,
  settings: DataOf<"settings">,
  document: Published,
  home: string,
): SchemaNode => {
  const { title } = document.data as { title: string };
  const steps = [
    { name: home, path: inLanguage(document.language, "/") },
    ...parentsOf(settings, document),
    { name: title, path: document.path },
  ];
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

/** The collection of a service, project, post or tag; for a page, its parent in the menus. */
const parentsOf = (settings: DataOf<"settings">, { type, language, path }: Published): Step[] => {
  const collection = collectionOf(path.startsWith(pathOfTag(language, "")) ? "post" : type, language);
  if (collection) return [collection];
  const segments = path.split("/").slice(1, -1);
  const above = segments.map((_, depth) => `/${segments.slice(0, depth + 1).join("/")}`);
  const named = [...settings.menu, ...settings.footer.quickLinks];
  return above.flatMap((parent) => named.find((link) => link.path === parent) ?? []);
};
