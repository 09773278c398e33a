import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { mediaUrl } from "../../media/picture-views.server.ts";
import type { DocumentType } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { fieldsIn } from "../form/fields-in.ts";
import { withValue } from "../form/place.ts";

/** What a form shows of stored data: in fields that ask for the address of a picture, that of the picture in the library. */
export const shownAddresses = (database: Database, type: DocumentType, stored: Data): Promise<Data> =>
  withAddresses(type, stored, async (id) => {
    const media = id && (await database.selectFrom("media").select("file").where("id", "=", id).executeTakeFirst());
    return media ? mediaUrl(media.file) : id;
  });

/** What is stored of typed data: for the address of a picture of the library its id, otherwise the address itself. */
export const storedAddresses = (
  { database, settings: { PUBLIC_URL } }: Pick<Platform, "database" | "settings">,
  type: DocumentType,
  typed: Data,
): Promise<Data> =>
  withAddresses(type, typed, async (text) => {
    const address = text.trim();
    const path = address.startsWith(PUBLIC_URL) ? address.slice(PUBLIC_URL.length) : address;
    const file = /^\/media\/([^/?#]+)$/.exec(path)?.[1];
    const media = file && (await database.selectFrom("media").select("id").where("file", "=", file).executeTakeFirst());
    return media ? media.id : address;
  });

const withAddresses = async (
  type: DocumentType,
  data: Data,
  change: (address: string) => Promise<string>,
): Promise<Data> => {
  let changed = data;
  for (const { form, place, value } of fieldsIn(type, data))
    if (form.control === "picture-address" && typeof value === "string")
      changed = withValue(changed, place, await change(value));
  return changed;
};
