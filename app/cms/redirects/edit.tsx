import { data, redirect } from "react-router";
import { linkablePages } from "#domain/content/lists/finding/link-targets.server.ts";
import { redirectOf } from "#domain/content/redirects/redirect-rows.server.ts";
import { changeRedirect } from "#domain/content/redirects/save-redirect.server.ts";
import { demand } from "#domain/staff/rights.ts";
import { Screen } from "../parts/screen.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/edit";
import { errorsOf, RedirectForm, savedText, useAnswered } from "./redirect-form.tsx";

export const loader = forStaff(async (platform, member, { request }: Route.LoaderArgs) => {
  demand(member, "redirects");
  const from = new URL(request.url).searchParams.get("from") ?? "";
  const to = await redirectOf(platform.database, from);
  if (to === null) throw redirect("/cms/redirects");
  return { from, to, targets: await linkablePages(platform, member) };
});

/** POST /cms/redirects/edit?from=… {old, from, to} */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const { old, ...typed } = await postedFields(request, { old: text, from: text, to: text });
  const result = await changeRedirect(platform, member, { ...typed, old });
  if (result.outcome === "saved") return redirectWithToast("/cms/redirects", savedText(result));
  if (result.outcome === "missing")
    return redirectWithToast("/cms/redirects", "This redirect is not there anymore", { bad: true });
  return data({ typed, errors: errorsOf(result) }, { status: 422 });
});

export default function EditRedirect({ loaderData: { from, to, targets }, actionData }: Route.ComponentProps) {
  const own = useAnswered(actionData);
  return (
    <Screen up={{ to: "/cms/redirects", name: "Redirects" }} title="Edit redirect" sub={from}>
      <section className="panel panel-form">
        <RedirectForm
          old={from}
          typed={actionData?.typed ?? { from, to }}
          errors={actionData?.errors}
          pages={targets}
          own={own}
        />
      </section>
    </Screen>
  );
}
