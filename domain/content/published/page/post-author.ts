import type { DataOf } from "../../document-types.ts";
import type { PublishedSite } from "../published-site.server.ts";
import type { PostAuthor } from "../site-view.ts";

/** Who signs a post. A member who is not on the site gives way to the author in words, that one to the company. */
export const authorOf = (
  { writtenBy, author }: Pick<DataOf<"post">, "writtenBy" | "author">,
  { members, settings }: Pick<PublishedSite, "members" | "settings">,
): PostAuthor => {
  const member = members.find(({ id }) => writtenBy.includes(id)) ?? null;
  return { name: member?.name || author || settings.company.name, member };
};
