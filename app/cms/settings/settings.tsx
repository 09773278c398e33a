import { data, Link } from "react-router";
import { formOf } from "#domain/content/form/document-form.ts";
import { readSingleton } from "#domain/content/singletons/read-singleton.server.ts";
import { type SaveSingletonOutcome, saveSingleton } from "#domain/content/singletons/save-singleton.server.ts";
import { NotAllowed } from "#domain/staff/rights.ts";
import { Icon } from "../parts/icon.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { asStaff, jsonObject, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/settings";
import { SettingsForm } from "./settings-form.tsx";
import type { SettingsProblem } from "./settings-problem.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const { draft, live } = await readSingleton(platform, member, "settings");
    const { from, to, missing } = platform.mail;
    const mail = { from, to, missing, isLocal: platform.mailboxUrl !== null };
    return { form: formOf("settings"), draft, live, mail };
  });

/** POST /cms/settings {data, base}: a new revision, live at once. `data` is JSON. */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { base, data: typed } = await postedFields(request, {
      base: text,
      data: jsonObject,
    });
    try {
      const request = { type: "settings", baseRevision: base, data: typed } as const;
      return answer(await saveSingleton(platform, member, request));
    } catch (error) {
      if (error instanceof NotAllowed) throw error;
      platform.log.error({ err: error }, "settings could not be saved");
      return data<SettingsProblem>({ kind: "failed" }, { status: 503 });
    }
  });

const answer = (result: SaveSingletonOutcome) => {
  switch (result.outcome) {
    case "published":
      return redirectWithToast("/cms/settings", "Settings saved. They are live");
    case "unchanged":
      return redirectWithToast("/cms/settings", "Nothing to save: these settings are live already");
    case "invalid": {
      const errors = Object.fromEntries(result.issues.map(({ field, message }) => [field, message]));
      return data<SettingsProblem>({ kind: "invalid", errors }, { status: 422 });
    }
    case "stale": {
      const { current, merged, conflicts } = result;
      return data<SettingsProblem>({ kind: "stale", current, merged, conflicts }, { status: 409 });
    }
    default:
      return data<SettingsProblem>({ kind: "failed" }, { status: 503 });
  }
};

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
