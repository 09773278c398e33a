import { Link } from "react-router";
import { compareRevisions } from "#domain/content/compare/compare-revisions.server.ts";
import { HISTORY_PER_PAGE, type History, history } from "#domain/content/drafts/history.server.ts";
import { editorPath, kinds } from "#domain/content/kinds.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { readPage } from "../parts/list/read-page.ts";
import { PageHead } from "../parts/screen.tsx";
import { useFocusKept } from "../parts/use-focus-kept.ts";
import { useReadyToPublish } from "../publish/code-ahead.ts";
import { PublishPanel } from "../publish/publish-panel.tsx";
import { forStaff, found } from "../staff-request.ts";
import type { Route } from "./+types/history";
import { ComparisonView } from "./comparison-view.tsx";
import { RevisionList } from "./revision-list.tsx";

export const loader = forStaff(async (platform, member, { url: { searchParams }, params }: Route.LoaderArgs) => {
  const { all, ...listed } = await readPage(searchParams, async (page) =>
    found(await history(platform, member, { document: params.id, page })),
  );
  const compared = comparedIn(searchParams, all, listed.draft);
  const comparison = compared && (await compareRevisions(platform, member, { document: params.id, ...compared }));
  return { ...listed, perPage: HISTORY_PER_PAGE, comparison, now: platform.clock() };
});

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `History of ${loaderData?.document.title ?? ""}` }];

export default function HistoryScreen({ loaderData }: Route.ComponentProps) {
  const { document, sittings, draft, comparison, now, pages } = loaderData;
  useReadyToPublish();
  const editor = editorPath(document.type, document.id, document.language);
  return (
    <main className="main" id="main">
      <p className="crumbs">
        <Link to={kinds[document.type].listPath}>{kinds[document.type].all}</Link>
        {!kinds[document.type].single && (
          <>
            <span aria-hidden="true"> / </span>
            <Link to={editor}>{document.title}</Link>
          </>
        )}
      </p>
      <PageHead
        title="History"
        sub="Restoring a version makes a new draft."
        act={
          !document.trashed && (
            <Link className="btn" to={editor}>
              <Icon name="pencil" />
              {kinds[document.type].single ? `Back to ${kinds[document.type].all}` : "Back to the editor"}
            </Link>
          )
        }
      />
      <div className="history" {...useFocusKept<HTMLDivElement>()}>
        <div>
          {draft && !document.trashed && <PublishPanel documentId={document.id} revision={draft} />}
          <section className="panel" aria-label="Versions">
            <RevisionList sittings={sittings} comparison={comparison} now={now} />
            {pages > 1 && <Pager {...loaderData} />}
          </section>
        </div>
        {comparison ? (
          <ComparisonView comparison={comparison} document={document} draft={draft} now={now} />
        ) : (
          <section className="panel blank">
            <h2>There is only one version</h2>
            <p className="mute">Once something is changed, this place shows what was removed and what was added.</p>
          </section>
        )}
      </div>
    </main>
  );
}

type Compared = { before: string; after: string };

/**
 * With nothing asked, compares the newest version with the live one, or else with the one before. With `after` alone, that
 * version with the one before it; the first one with the newest. With `before` alone, that version with the draft, which
 * is older than the newest where somebody changed it back to what is live.
 */
const comparedIn = (params: URLSearchParams, entries: History["all"], draft: string | null): Compared | null => {
  const asked = params.get("before");
  const after = params.get("after") || (asked && draft) || entries[0]?.id;
  if (!after) return null;
  if (asked) return { before: asked, after };
  const live = params.has("after") ? undefined : entries.find(({ isLive }) => isLive);
  const previous = entries[entries.findIndex(({ id }) => id === after) + 1];
  const before = live && live.id !== after ? live.id : previous?.id;
  if (before) return { before, after };
  const newest = entries[0]?.id;
  return newest && newest !== after ? { before: after, after: newest } : null;
};
