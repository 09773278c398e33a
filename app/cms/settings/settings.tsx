import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { postSingleton, singletonForForm } from "../singletons/post-singleton.server.ts";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/settings";
import { SettingsForm } from "./settings-form.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const { from, to, missing } = platform.mail;
    const mail = { from, to, missing, isLocal: platform.mailboxUrl !== null };
    return { ...(await singletonForForm(platform, member, "settings")), mail };
  });

const toasts = {
  saved: "Settings saved. They are live",
  unchanged: "Nothing to save: these settings are live already",
};

export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, (platform, member) => postSingleton(platform, member, { type: "settings", request, toasts }));

export const meta = () => [{ title: "Settings" }];

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="main" id="main">
      <PageHead title="Settings" sub="What the whole site says of the company, in one place.">
        <Link className="btn" to="/cms/edit/settings/history">
          <Icon name="history" />
          History
        </Link>
      </PageHead>
      <SettingsForm key={loaderData.draft.revision} {...loaderData} problem={actionData ?? null} />
    </main>
  );
}
