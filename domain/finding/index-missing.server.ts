import { type Expression, type SqlBool, sql } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { type DocumentType, documentTypes } from "../content/document-types.ts";
import { storedData } from "../content/stored/read-stored.ts";
import { indexVersion, keepDraftTexts, keepLiveTexts } from "../content/texts/keep-texts.server.ts";
import { type LiveNames, liveNames } from "../content/texts/live-names.server.ts";
import { allLanguages, FIRST_LANGUAGE, languages } from "../languages.ts";
import { keepPictureWords } from "../media/library/picture-words.server.ts";
import { keepWords, markOf } from "../search/search-index.server.ts";

const ROUND = 100;

/**
 * Makes the index of the search whole: of a database that had none, was restored or moved, or was written by an older release
 * meanwhile, and of texts whose named values changed. What a newer release made is left as it is, or each would undo what the
 * other did. Returns how much was missing.
 */
export const indexMissing = async (
  platform: Pick<Platform, "database" | "log" | "humanCheck" | "settings">,
  stopping?: AbortSignal,
): Promise<number> => {
  const { database, log } = platform;
  let all = 0;
  for (const round of [missingDrafts, missingLive, missingPictures, missingEnquiries])
    for (let count = ROUND; count === ROUND && !stopping?.aborted; all += count) {
      count = await database.transaction().execute((transaction) => round(transaction, platform));
      await new Promise((resolve) => setImmediate(resolve)); // requests that wait come first
    }
  if (all > 0) log.info({ indexed: all }, "search: texts that were not in the index yet");
  return all;
};

const missingDrafts = async (transaction: DatabaseTransaction) => {
  const rows = await lacking(transaction, "draft");
  for (const row of rows) await keepDraftTexts(transaction, writtenIn(row));
  return rows.length;
};

const missingLive = async (transaction: DatabaseTransaction, platform: Pick<Platform, "humanCheck" | "settings">) => {
  const names = new Map<string, LiveNames>();
  for (const language of allLanguages) names.set(language, await liveNames(transaction, language, platform));
  const rows = await lacking(transaction, "live", [...unmarked(), ...otherwiseNamed(names)]);
  for (const row of rows) {
    const own = names.get(row.language) ?? (await liveNames(transaction, FIRST_LANGUAGE, platform));
    await keepLiveTexts(transaction, own, writtenIn(row));
  }
  return rows.length;
};

const lacking = (transaction: DatabaseTransaction, version: "draft" | "live", further: Expression<SqlBool>[] = []) =>
  transaction
    .selectFrom("document")
    .innerJoin("revision", "revision.id", `document.${version === "draft" ? "draft" : "published"}_revision`)
    .leftJoin("search_text", (join) =>
      join.onRef("search_text.document_id", "=", "document.id").on("search_text.version", "=", version),
    )
    .select(["document.id as document", "document.type", "document.language"])
    .select(["revision.id as revision", "revision.data", "revision.shape"])
    .where("document.type", "in", Object.keys(documentTypes))
    .where((e) =>
      e.or([
        e("search_text.id", "is", null),
        e("search_text.revision", "!=", e.ref("revision.id")),
        e("search_text.shape", "<", indexVersion()),
        ...further,
      ]),
    )
    .limit(ROUND)
    .execute();

type Row = Awaited<ReturnType<typeof lacking>>[number];

const writtenIn = ({ document, type, revision, ...stored }: Row) => ({
  document,
  type: type as DocumentType,
  revision,
  data: storedData({ type, ...stored }),
});

/** Whether a row of the index is of a newer release. */
const isNewer = () => sql<boolean>`search_text.shape > ${indexVersion()}`;

/** Live texts in a language that an older release indexed without the mark of that language. */
const unmarked = () =>
  allLanguages.filter(markOf).map(
    (language) => sql<boolean>`(
      document.path || '/' like ${`${languages[language].prefix}/%`} and not ${isNewer()}
      and search_text.words not like ${`%${markOf(language)}`}
    )`,
  );

/**
 * Texts that name something, with other values than Settings and the configuration have by now, or kept before they were filled
 * in: by an older release, also where it took the place of a revision that was. Of a newer one, which may make other values of
 * the same Settings, those that have others.
 */
const otherwiseNamed = (names: Map<string, LiveNames>) => [
  sql<boolean>`search_text.names is null`,
  ...[...names].map(
    ([language, { print, configured, settings }]) => sql<boolean>`(
      document.language = ${language}
      and search_text.names <> search_text.revision || ' '
      and case when ${isNewer()} then search_text.names not like search_text.revision || ${` % ${settings}`}
        else search_text.names not like search_text.revision || ${` ${print}%`}
          and search_text.names not like search_text.revision || ${` ${configured}%`} end
    )`,
  ),
];

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
