import type { Database } from "#platform/database/database.ts";
import { mediaUrl } from "../../media/picture-views.server.ts";

/** What a field that asks for an address shows of a stored Open Graph image: for a picture of the library, its address. */
export const shownOgImage = async (database: Database, stored: string): Promise<string> => {
  const media =
    stored && (await database.selectFrom("media").select("file").where("id", "=", stored).executeTakeFirst());
  return media ? mediaUrl(media.file) : stored;
};

/** What is stored for a typed address: the id of the picture where the library has it, otherwise the address itself. */
export const storedOgImage = async (database: Database, typed: string, publicUrl: string): Promise<string> => {
  const address = typed.trim();
  const file = /^\/media\/([^/?#]+)$/.exec(
    address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address,
  )?.[1];
  const media = file && (await database.selectFrom("media").select("id").where("file", "=", file).executeTakeFirst());
  return media ? media.id : address;
};
