import type { Platform } from "#platform/platform.ts";
import { addressOf } from "../../addresses.ts";
import { FILE_TYPE } from "../../media/file.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { publishedLinks } from "../published/published-links.server.ts";
import { type Overdue, overdueDocuments } from "../schedule/overdue.server.ts";
import { contentMisfits, type MisfitDocument } from "./misfits.server.ts";

type About = { id: string; type: DocumentType; title: string };

export type BrokenLink = { document: About; href: string };

export type UndescribedPicture = { id: string; file: string; document: About };

export type ContentTrouble = {
  brokenLinks: BrokenLink[];
  undescribed: UndescribedPicture[];
  overdue: Overdue[];
  misfits: MisfitDocument[];
};

const MOST = 500;

/** Everything about published content that only a person can put right. */
export const contentTrouble = async (
  { database, clock, log }: Pick<Platform, "database" | "clock" | "log">,
  actor: Actor,
): Promise<ContentTrouble> => {
  demand(actor, "content");
  const [brokenLinks, undescribed, late, misfits] = await Promise.all([
    brokenLinksOf(database),
    undescribedOf(database),
    overdueDocuments(database, clock()),
    contentMisfits({ database, log }),
  ]);
  return { brokenLinks, undescribed, overdue: late, misfits: misfits.slice(0, MOST) };
};

/** A link that is redirected works for visitors, so it is not broken. */
const brokenLinksOf = async (database: Platform["database"]): Promise<BrokenLink[]> => {
  const unanswered = await database
    .selectFrom("published_link as link")
    .select("link.path")
    .distinct()
    .where((e) => e.not(e.exists(e.selectFrom("redirect").select("to_path").whereRef("from_path", "=", "link.path"))))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("document as target")
            .select("target.id")
            .whereRef("target.path", "=", "link.path")
            .where("target.published_revision", "is not", null)
            .where("target.deleted_at", "is", null),
        ),
      ),
    )
    .execute();
  const broken = unanswered.map(({ path }) => path).filter((path) => !addressOf(path).reserved);
  if (broken.length === 0) return [];
  const rows = await publishedLinks(database)
    .select(["document.id", "document.type", "document.title", "published_link.href"])
    .where("published_link.path", "in", broken.slice(0, MOST))
    .orderBy("document.title")
    .orderBy("published_link.href")
    .limit(MOST)
    .execute();
  return rows.map(({ href, ...document }) => ({ document: aboutOf(document), href }));
};

const undescribedOf = async (database: Platform["database"]): Promise<UndescribedPicture[]> => {
  const rows = await database
    .selectFrom("media")
    .innerJoin("revision_picture as shown", "shown.media_id", "media.id")
    .innerJoin("document", "document.published_revision", "shown.revision_id")
    .select(["media.id as picture", "media.file", "document.id", "document.type", "document.title"])
    .where("media.alt", "=", "")
    .where("media.type", "!=", FILE_TYPE)
    .where("document.deleted_at", "is", null)
    .orderBy("document.title")
    .limit(MOST)
    .execute();
  const byPicture = new Map(rows.toReversed().map((row) => [row.picture, row]));
  return [...byPicture.values()]
    .reverse()
    .map(({ picture, file, ...row }) => ({ id: picture, file, document: aboutOf(row) }));
};

const aboutOf = ({ id, type, title }: { id: string; type: string; title: string }): About => ({
  id,
  type: type as DocumentType,
  title,
});
