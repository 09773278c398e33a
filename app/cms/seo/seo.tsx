import { Link } from "react-router";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { Icon } from "../parts/icon.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { postSingleton, singletonForForm } from "../singletons/post-singleton.server.ts";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/seo";
import { SeoForm } from "./seo-form.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const { draft } = await singletonForForm(platform, member, "seo");
    const { settings, names } = await publishedSite(platform.database);
    const host = new URL(platform.settings.PUBLIC_URL).host;
    return { draft, host, names, company: settings.company.name };
  });

const saved = "SEO settings saved successfully";

export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, (platform, member) =>
    postSingleton(platform, member, { type: "seo", request, toasts: { saved, unchanged: saved } }),
  );

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
      <SeoForm key={loaderData.draft.revision} {...loaderData} problem={actionData ?? null} />
    </main>
  );
}
