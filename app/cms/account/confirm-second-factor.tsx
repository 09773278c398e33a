import { data } from "react-router";
import { confirmSecondFactor } from "#domain/staff/account/own-credentials.server.ts";
import { browserOf } from "../lock.ts";
import { PageHead } from "../parts/page-head.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/confirm-second-factor";
import { CodeForm, RecoveryCodes } from "./account-forms.tsx";

export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const { code } = await postedFields(args.request, { code: text });
  const result = await confirmSecondFactor(platform, member, browserOf(args), code);
  if (!result) return data({ codes: [], error: "This code is not right. Wait for the next one." }, { status: 422 });
  const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return data({ codes: result.codes, error: undefined }, { headers });
});

export const meta = () => [{ title: "Set up the second step" }];

export default function ConfirmSecondFactor({ actionData }: Route.ComponentProps) {
  return (
    <main className="main main-narrow" id="main">
      <PageHead
        up={{ to: "/cms/account", name: "Account" }}
        title={actionData?.codes.length ? "The second step is on" : "Set up the second step"}
      />
      <section className="panel panel-form stack">
        {actionData?.codes.length ? <RecoveryCodes codes={actionData.codes} /> : <CodeForm error={actionData?.error} />}
      </section>
    </main>
  );
}
