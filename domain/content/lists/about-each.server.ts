import type { Database } from "#platform/database/database.ts";
import { tagsIn } from "../../formats/tag.ts";
import { longDate } from "../../time/local-time.ts";
import { textOf } from "../fields/kinds/kind.ts";
import type { Data } from "../fields/structure.ts";

/** For each of several documents: the day it bears, who signs it, and its tags; "" for what has none of it. */
export const aboutEach = async (database: Database, documents: Data[]): Promise<string[]> => {
  const names = await namesOf(database, documents.flatMap(writersIn));
  return documents.map((data) => {
    const writers = writersIn(data).flatMap((id) => names.get(id) ?? []);
    const signed = writers.length > 0 ? writers : [textOf(data.author)];
    const day = textOf(data.publishedOn);
    return [day && longDate(day), ...signed, ...tagsIn(data.tags).map(({ name }) => name)].filter(Boolean).join(" · ");
  });
};

const writersIn = ({ writtenBy }: Data): string[] => (Array.isArray(writtenBy) ? writtenBy.map(textOf) : []);

const namesOf = async (database: Database, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom("document").select(["id", "title"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};
