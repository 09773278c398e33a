import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { LONGEST_TAG, sumSpellings, type Tag, tagsIn } from "../../formats/tag.ts";
import { inSavepoint } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { MOST_AT_ONCE, MOST_TAGS } from "../picture.ts";
import { lockStored } from "../stored-files.server.ts";
import { keepPictureWords } from "./picture-words.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** Names of tags to put on and to take off each of these pictures and files. */
export type Tagging = { ids: string[]; add: string[]; remove: string[] };

/** `pictures`: how many have other tags now. */
export type TagOutcome = { outcome: "tagged"; pictures: number } | { outcome: "invalid"; message: string };

/** Changes the tags of pictures and files; all of them or, where one would have too many, none. */
export const tagPictures = ({ database, clock }: Deps, actor: Actor, tagging: Tagging): Promise<TagOutcome> => {
  demand(actor, "media");
  const added = tagsIn(tagging.add).filter(({ slug, name }) => slug !== "" && name.length <= LONGEST_TAG);
  const removed = tagsIn(tagging.remove).map(({ slug }) => slug);
  const tagAll = async (transaction: DatabaseTransaction, takeBack: () => Promise<unknown>): Promise<TagOutcome> => {
    let pictures = 0;
    // By id, as everybody does who locks several.
    for (const id of [...new Set(tagging.ids)].slice(0, MOST_AT_ONCE).toSorted()) {
      const row = await lockStored(transaction, id);
      if (!row) continue;
      const { name } = row;
      const own = await transaction.selectFrom("media_tag").select("slug").where("media_id", "=", id).execute();
      const has = new Set(own.map(({ slug }) => slug));
      const off = removed.filter((slug) => has.has(slug));
      const on = added.filter(({ slug }) => !has.has(slug) && !removed.includes(slug));
      if (off.length === 0 && on.length === 0) continue;
      if (has.size - off.length + on.length > MOST_TAGS) {
        await takeBack();
        return { outcome: "invalid", message: `“${name}” would have more than ${MOST_TAGS} tags` };
      }
      const all = transaction.deleteFrom("media_tag").where("media_id", "=", id);
      if (off.length > 0) await all.where("slug", "in", off).execute();
      const values = on.map((tag) => ({ media_id: id, ...tag }));
      if (values.length > 0) await transaction.insertInto("media_tag").values(values).execute();
      await keepPictureWords(transaction, id);
      await record(transaction, clock(), { actor: actor.id, action: "media-tag", subject: id, detail: name });
      pictures += 1;
    }
    return { outcome: "tagged", pictures };
  };
  return database
    .transaction()
    .execute((transaction) => inSavepoint(transaction, (takeBack) => tagAll(transaction, takeBack)));
};

/** A tag in the spelling that most have; `pictures` is how many pictures and files out of the trash have it. */
export type PictureTag = Tag & { pictures: number };

/** All tags of the library, by name. */
export const knownPictureTags = async ({ database }: Pick<Deps, "database">, actor: Actor): Promise<PictureTag[]> => {
  demand(actor, "media");
  const rows = await database
    .selectFrom("media_tag as tag")
    .innerJoin("media", "media.id", "tag.media_id")
    .select((e) => ["tag.slug", "tag.name", e.fn.countAll().as("uses")])
    .where("media.deleted_at", "is", null)
    .groupBy(["tag.slug", "tag.name"])
    .orderBy("uses", "desc")
    .orderBy("tag.name")
    .execute();
  return sumSpellings(rows).map(({ uses, ...tag }) => ({ ...tag, pictures: uses }));
};

/** The tags of each of these pictures, by id; without those that have none. */
export const tagsOf = async (
  { database }: Pick<Deps, "database">,
  actor: Actor,
  ids: string[],
): Promise<Record<string, Tag[]>> => {
  demand(actor, "media");
  if (ids.length === 0) return {};
  const rows = await database
    .selectFrom("media_tag")
    .selectAll()
    .where("media_id", "in", ids)
    .orderBy("name")
    .execute();
  const tags: Record<string, Tag[]> = {};
  for (const { media_id, slug, name } of rows) tags[media_id] = [...(tags[media_id] ?? []), { slug, name }];
  return tags;
};
