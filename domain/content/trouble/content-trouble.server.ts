import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { type Overdue, overdueDocuments } from "../overdue.server.ts";
import { isOwnAddress } from "../path.ts";
import { livePaths } from "../redirects/redirect-ground.server.ts";
import { publishedReferences, type References } from "./published-references.server.ts";

type Named = { id: string; type: DocumentType; title: string };

/** A link on a published document that leads to nothing. */
export type BrokenLink = { document: Named; href: string };

/** A picture that visitors see and whose alternative text is empty; `file` names it in the library. */
export type UndescribedPicture = { id: string; file: string; document: Named };

export type ContentTrouble = { brokenLinks: BrokenLink[]; undescribed: UndescribedPicture[]; overdue: Overdue[] };

/** Everything about published content that only a person can put right. */
export const contentTrouble = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
): Promise<ContentTrouble> => {
  demand(actor, "content");
  const references = await publishedReferences(database);
  const [brokenLinks, undescribed, late] = await Promise.all([
    brokenLinksOf(database, references),
    undescribedOf(database, references),
    overdueDocuments(database, clock()),
  ]);
  return { brokenLinks, undescribed, overdue: late };
};

const named = ({ id, type, title }: Named): Named => ({ id, type, title });

/** A link that is redirected works for visitors, so it is not broken. */
const brokenLinksOf = async (database: Platform["database"], references: References[]): Promise<BrokenLink[]> => {
  const [live, redirects] = await Promise.all([
    livePaths(database),
    database.selectFrom("redirect").select("from_path").execute(),
  ]);
  const answered = new Set([...live, ...redirects.map((row) => row.from_path)]);
  const isBroken = (href: string) => {
    const path = (href.split(/[?#]/)[0] ?? "").replace(/(.)\/$/, "$1");
    return !answered.has(path) && !isOwnAddress(path);
  };
  return references.flatMap((document) =>
    document.links.filter(isBroken).map((href) => ({ document: named(document), href })),
  );
};

const undescribedOf = async (
  database: Platform["database"],
  references: References[],
): Promise<UndescribedPicture[]> => {
  const rows = await database.selectFrom("media").select(["id", "file"]).where("alt", "=", "").execute();
  return rows.flatMap(({ id, file }) => {
    const document = references.find(({ pictures }) => pictures.includes(id));
    return document ? [{ id, file, document: named(document) }] : [];
  });
};
