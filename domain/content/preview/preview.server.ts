import type { Actor } from "../../staff/rights.ts";
import type { DocumentType } from "../document-types.ts";
import { evolve, shapeNow } from "../evolution/evolve.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import { hostBlock, hostPage } from "../published/page/block-needs.ts";
import { type DocumentView, documentView } from "../published/page/page-view.server.ts";
import type { Published } from "../published/published-document.server.ts";
import type { PublishedSite, SiteDeps } from "../published/published-site.server.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { draftSite, drafts, draftsOf, toShown } from "./drafts.server.ts";

/** `edited` is the document that is previewed, `document` the page that shows it; `showsIn` the block that does. */
export type Preview = DocumentView & {
  site: PublishedSite;
  edited: { id: string; type: DocumentType };
  showsIn: string;
};

type Typed = { data: Data; shape?: number };

/** The page that shows a document, from drafts, with what is `typed` in place of its own; null without one. `previewForStaff` and `openPreviewLink` check the right. */
export const preview = async (deps: SiteDeps, id: string, typed?: Typed): Promise<Preview | null> => {
  const row = await drafts(deps.database).where("document.id", "=", id).executeTakeFirst();
  if (!row) return null;
  const data = typed && (evolve(row.type, typed.data, typed.shape ?? shapeNow()) as Data);
  return shownOn(deps, toShown(row, data));
};

/** `preview` for a member of staff. Throws NotAllowed by its type. */
export const previewForStaff = async (
  deps: SiteDeps,
  actor: Actor,
  id: string,
  typed?: Typed,
): Promise<Preview | null> => ((await findDocument(deps.database, actor, id)) ? preview(deps, id, typed) : null);

/** The preview of an older or newer revision; null when the document has no such revision. */
export const previewRevision = async (
  deps: SiteDeps,
  actor: Actor,
  id: string,
  revision: string,
): Promise<Preview | null> => {
  const found = await findRevision(deps.database, id, revision);
  return found ? previewForStaff(deps, actor, id, { data: found.data }) : null;
};

const shownOn = async (deps: SiteDeps, shown: Published): Promise<Preview | null> => {
  const page = await hostOf(deps, shown);
  if (!page) return null;
  const site = await draftSite(deps, shown);
  return {
    ...(await documentView(deps, site, page)),
    site,
    edited: { id: shown.id, type: shown.type },
    showsIn: kinds[shown.type].shown === "in-block" ? (hostBlock(page, shown.type)?.id ?? "") : "",
  };
};

const hostOf = async ({ database }: SiteDeps, shown: Published): Promise<Published | undefined> =>
  kinds[shown.type].shown === "own-page"
    ? shown
    : hostPage(await draftsOf(database, "page", shown.language), shown.type);
