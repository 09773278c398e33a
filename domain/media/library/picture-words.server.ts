import type { DatabaseTransaction } from "#platform/database/database.ts";
import { keepWords } from "../../search/search-index.server.ts";
import { searchText } from "../picture.ts";

/** Keeps the words by which a picture is found, its tags among them, in the transaction that changes any of them. */
export const keepPictureWords = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  const row = await transaction
    .selectFrom("media")
    .select(["id", "name", "alt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const tags = await transaction.selectFrom("media_tag").select("name").where("media_id", "=", id).execute();
  const search = searchText(
    row,
    tags.map(({ name }) => name),
  );
  await transaction.updateTable("media").set({ search }).where("id", "=", id).execute();
  await keepWords(transaction, { media_id: id }, search);
};
