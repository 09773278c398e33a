import type { Database } from "#platform/database/database.ts";
import { listOf, textOf } from "../../json.ts";
import type { Data } from "../fields/structure.ts";
import { type Issue, warning } from "./issue.ts";

/** Whether visitors see the team member who signs a document. */
export const checkAuthor = async (database: Database, data: Data): Promise<Issue[]> => {
  const [id] = listOf(data.writtenBy).map(textOf);
  if (!id) return [];
  const row = await database
    .selectFrom("document")
    .select(["title", "published_revision", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.published_revision && row.deleted_at === null) return [];
  const name = row?.title ?? "The author";
  const instead = textOf(data.author) ? `“${textOf(data.author)}”` : "the company";
  return [warning("writtenBy", `${name} is not on the site`, `Visitors read ${instead} as the author until then.`)];
};
