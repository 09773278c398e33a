import { data, Link } from "react-router";
import { namedValues } from "#domain/content/names.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { shownOgImage, storedOgImage } from "#domain/content/singletons/og-image.server.ts";
import { readSingleton } from "#domain/content/singletons/read-singleton.server.ts";
import { type SaveSingletonOutcome, saveSingleton } from "#domain/content/singletons/save-singleton.server.ts";
import { NotAllowed } from "#domain/staff/rights.ts";
import type { Platform } from "#platform/platform.ts";
import { Icon } from "../parts/icon.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { asStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/seo";
import type { SeoFields, SeoProblem } from "./seo-fields.ts";
import { SeoForm } from "./seo-form.tsx";

const toFields = async ({ database }: Platform, stored: Record<string, unknown>): Promise<SeoFields> => ({
  siteTitle: String(stored.siteTitle ?? ""),
  description: String(stored.description ?? ""),
  picture: await shownOgImage(database, String(stored.picture ?? "")),
});

export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const { draft } = await readSingleton(platform, member, "seo");
    const { settings } = await publishedSite(platform.database);
    const { by, at, revision } = draft;
    const host = new URL(platform.settings.PUBLIC_URL).host;
    const names = namedValues(settings);
    return {
      fields: await toFields(platform, draft.data),
      revision,
      by,
      at,
      host,
      names,
      company: settings.company.name,
    };
  });

/** POST /cms/seo {siteTitle, description, picture, base}: a new revision, live at once. */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const fields = { base: text, siteTitle: text, description: text, picture: text };
    const { base, ...typed } = await postedFields(request, fields);
    try {
      const picture = await storedOgImage(platform.database, typed.picture, platform.settings.PUBLIC_URL);
      const request = { type: "seo", baseRevision: base, data: { ...typed, picture } } as const;
      return await answer(platform, await saveSingleton(platform, member, request));
    } catch (error) {
      if (error instanceof NotAllowed) throw error;
      platform.log.error({ err: error }, "SEO settings could not be saved");
      return data<SeoProblem>({ kind: "failed" }, { status: 503 });
    }
  });

const answer = async (platform: Platform, result: SaveSingletonOutcome) => {
  switch (result.outcome) {
    case "published":
    case "unchanged":
      return redirectWithToast("/cms/seo", "SEO settings saved successfully");
    case "invalid": {
      const errors = Object.fromEntries(result.issues.map(({ field, message }) => [field, message]));
      return data<SeoProblem>({ kind: "invalid", errors }, { status: 422 });
    }
    case "stale": {
      const { current, merged, conflicts } = result;
      return data<SeoProblem>(
        { kind: "stale", current, fields: await toFields(platform, merged), conflicts },
        { status: 409 },
      );
    }
    default:
      return data<SeoProblem>({ kind: "failed" }, { status: 503 });
  }
};

export const meta = () => [{ title: "SEO Settings" }];

export default function Seo({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="main" id="main">
      <PageHead
        title="SEO Settings"
        sub="What search engines and social networks are told where a page says nothing of its own."
      >
        <Link className="btn" to="/cms/edit/seo/history">
          <Icon name="history" />
          History
        </Link>
      </PageHead>
      <SeoForm key={loaderData.revision} {...loaderData} problem={actionData ?? null} />
    </main>
  );
}
