import type { Database } from "#platform/database/database.ts";
import { tagsIn } from "../../formats/tag.ts";
import { listOf, textOf } from "../../json.ts";
import type { PictureView } from "../../media/picture.ts";
import { pictureViews } from "../../media/picture-views.server.ts";
import { longDate } from "../../time/local-time.ts";
import type { Data } from "../fields/structure.ts";

/** `about`: the day it bears, who signs it, and its tags; "" for what has none of it. */
export type About = { about: string; picture: PictureView | null };

/** What tells each of several documents apart in a list. */
export const aboutEach = async (database: Database, documents: Data[]): Promise<About[]> => {
  const names = await namesOf(database, documents.flatMap(writersIn));
  const pictures = await pictureViews(database, documents.map(pictureIn).filter(Boolean));
  return documents.map((data) => {
    const writers = writersIn(data).flatMap((id) => names.get(id) ?? []);
    const signed = writers.length > 0 ? writers : [textOf(data.author)];
    const day = textOf(data.publishedOn);
    const words = [day && longDate(day), ...signed, ...tagsIn(data.tags).map(({ name }) => name)];
    return { about: words.filter(Boolean).join(" · "), picture: pictures[pictureIn(data)] ?? null };
  });
};

/** The one picture that stands for it; pages have several, or none. */
const pictureIn = ({ picture, photo }: Data): string => textOf(picture) || textOf(photo);

const writersIn = ({ writtenBy }: Data): string[] => listOf(writtenBy).map(textOf);

const namesOf = async (database: Database, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom("document").select(["id", "title"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};
