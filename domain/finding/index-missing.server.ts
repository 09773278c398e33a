import { sql } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { type DocumentType, documentTypes } from "../content/document-types.ts";
import { shapeNow } from "../content/evolution/evolve.ts";
import { storedData } from "../content/stored/read-stored.ts";
import { keepTexts } from "../content/texts/keep-texts.server.ts";
import { allLanguages, languages } from "../languages.ts";
import { keepPictureWords } from "../media/library/picture-words.server.ts";
import { keepWords, markOf } from "../search/search-index.server.ts";

const ROUND = 100;

/** Makes the index of the search whole: of a database that had none, was restored or moved, or was written by an older release meanwhile. Returns how much was missing. */
export const indexMissing = async (
  { database, log }: Pick<Platform, "database" | "log">,
  stopping?: AbortSignal,
): Promise<number> => {
  let all = 0;
  for (const round of [missingDocuments("draft"), missingDocuments("live"), missingPictures, missingEnquiries])
    for (let count = ROUND; count === ROUND && !stopping?.aborted; all += count) {
      count = await database.transaction().execute(round);
      await new Promise((resolve) => setImmediate(resolve)); // requests that wait come first
    }
  if (all > 0) log.info({ indexed: all }, "search: texts that were not in the index yet");
  return all;
};

const missingDocuments = (version: "draft" | "live") => async (transaction: DatabaseTransaction) => {
  const column = version === "draft" ? "document.draft_revision" : "document.published_revision";
  const rows = await transaction
    .selectFrom("document")
    .innerJoin("revision", "revision.id", column)
    .leftJoin("search_text", (join) =>
      join.onRef("search_text.document_id", "=", "document.id").on("search_text.version", "=", version),
    )
    .select(["document.id as document", "document.type", "revision.id as revision", "revision.data", "revision.shape"])
    .where("document.type", "in", Object.keys(documentTypes))
    .where((e) =>
      e.or([
        e("search_text.id", "is", null),
        e("search_text.revision", "!=", e.ref("revision.id")),
        e("search_text.shape", "!=", shapeNow()),
        ...unmarked(version),
      ]),
    )
    .limit(ROUND)
    .execute();
  for (const { document, type, revision, ...stored } of rows) {
    const data = storedData({ type, ...stored });
    await keepTexts(transaction, version, { document, type: type as DocumentType, revision, data });
  }
  return rows.length;
};

/** Live texts in a language that an older release indexed without the mark of that language. */
const unmarked = (version: "draft" | "live") =>
  version === "draft"
    ? []
    : allLanguages.filter(markOf).map(
        (language) => sql<boolean>`(
          document.path || '/' like ${`${languages[language].prefix}/%`} and search_text.words not like ${`%${markOf(language)}`}
        )`,
      );

const missingPictures = async (transaction: DatabaseTransaction) => {
  const rows = await transaction
    .selectFrom("media")
    .leftJoin("search_text", "search_text.media_id", "media.id")
    .select("media.id")
    .where("search_text.id", "is", null)
    .limit(ROUND)
    .execute();
  for (const { id } of rows) await keepPictureWords(transaction, id);
  return rows.length;
};

const missingEnquiries = async (transaction: DatabaseTransaction) => {
  const rows = await transaction
    .selectFrom("enquiry")
    .leftJoin("search_text", "search_text.enquiry_id", "enquiry.id")
    .select(["enquiry.id", "enquiry.search"])
    .where("search_text.id", "is", null)
    .limit(ROUND)
    .execute();
  for (const { id, search } of rows) await keepWords(transaction, { enquiry_id: id }, search);
  return rows.length;
};
