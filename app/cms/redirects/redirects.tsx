import { data } from "react-router";
import { linkablePages } from "#domain/content/lists/finding/link-targets.server.ts";
import { listRedirects, REDIRECTS_PER_PAGE } from "#domain/content/redirects/list-redirects.server.ts";
import { listMissingPaths } from "#domain/content/redirects/missing-paths.server.ts";
import { addRedirect } from "#domain/content/redirects/save-redirect.server.ts";
import { LinkButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { readPage } from "../parts/list/read-page.ts";
import { Screen } from "../parts/screen.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/redirects";
import { errorsOf, RedirectForm, savedText, useAnswered } from "./redirect-form.tsx";
import { MissingPaths, RedirectList } from "./redirect-lists.tsx";

export const loader = forStaff(async (platform, member, { url: { searchParams } }: Route.LoaderArgs) => {
  const words = searchParams.get("q") ?? "";
  const [list, missing, targets] = await Promise.all([
    readPage(searchParams, (page) => listRedirects(platform, member, { words, page })),
    listMissingPaths(platform, member),
    linkablePages(platform, member),
  ]);
  const from = searchParams.get("from") ?? "";
  return { ...list, missing, targets, words, from, perPage: REDIRECTS_PER_PAGE, now: platform.clock() };
});

/** POST /cms/redirects {from, to}: one more, live at once. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const typed = await postedFields(request, { from: text, to: text });
  const result = await addRedirect(platform, member, typed);
  if (result.outcome === "saved") return redirectWithToast("/cms/redirects", savedText(result));
  return data({ typed, errors: errorsOf(result) }, { status: 422 });
});

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, total, words, missing, targets, from, now } = loaderData;
  const own = useAnswered(actionData);
  return (
    <Screen
      title="Redirects"
      sub="Send visitors from an old address to a page. When you change a page's address, its redirect is added for you."
      act={
        <div className="form-do">
          <LinkButton name="Import" icon="upload" to="/cms/redirects/import" />
          <a className="btn" href="/cms/redirects/export.csv" download>
            <Icon name="download" />
            Export CSV
          </a>
        </div>
      }
    >
      <section className="panel panel-form" aria-labelledby="add-redirect">
        <h2 className="panel-title" id="add-redirect">
          Add a redirect
        </h2>
        <RedirectForm
          key={from}
          typed={actionData?.typed ?? { from, to: "" }}
          errors={actionData?.errors}
          pages={targets}
          own={own}
        />
      </section>
      <div className="redirects">
        <RedirectList entries={entries} total={total} words={words} now={now}>
          <Pager {...loaderData} />
        </RedirectList>
        <MissingPaths {...missing} now={now} />
      </div>
    </Screen>
  );
}
