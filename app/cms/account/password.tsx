import { data } from "react-router";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { changePassword } from "#domain/staff/account/own-credentials.server.ts";
import { browserOf } from "../lock.ts";
import { atLeast, waitText } from "../login/tries.ts";
import { Screen } from "../parts/screen.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/password";
import { PasswordForm } from "./password-form.tsx";

export const loader = forStaff(async (_, { email }) => ({ email }));

export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const typed = await postedFields(args.request, { current: text, next: text });
  const company = (await publishedSite(platform)).settings.company.name;
  const result = await atLeast(changePassword(platform, member, browserOf(args), { ...typed, company }));
  if (result.outcome === "changed")
    return redirectWithToast("/cms/account", "Your password is changed. Your other sessions have ended.", result);
  if (result.outcome === "weak") return data({ next: result.fault }, { status: 422 });
  if (result.outcome === "wait") return data({ current: waitText(result.waitMs) }, { status: 429 });
  return data({ current: "This is not your password" }, { status: 422 });
});

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen narrow up={{ to: "/cms/account", name: "Account" }} title="Change password">
      <section className="panel panel-form">
        <PasswordForm email={loaderData.email} errors={actionData} />
      </section>
    </Screen>
  );
}
