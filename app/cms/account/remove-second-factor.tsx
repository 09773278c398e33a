import { data } from "react-router";
import { removeSecondFactor } from "#domain/staff/account/own-credentials.server.ts";
import { browserOf } from "../lock.ts";
import { atLeast } from "../login/tries.ts";
import { PageHead } from "../parts/page-head.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/remove-second-factor";
import { ProofForm, proofError } from "./account-forms.tsx";

export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const { password } = await postedFields(args.request, { password: text });
  const proof = await atLeast(removeSecondFactor(platform, member, browserOf(args), password));
  return proof.outcome === "right"
    ? redirectWithToast("/cms/account", "The second step is off", { cookies: proof.value })
    : data({ error: proofError(proof) }, { status: 422 });
});

export const meta = () => [{ title: "Switch off the second step" }];

export default function RemoveSecondFactor({ actionData }: Route.ComponentProps) {
  return (
    <main className="main main-narrow" id="main">
      <PageHead up={{ to: "/cms/account", name: "Account" }} title="Switch off the second step" />
      <ProofForm button="Switch it off" error={actionData?.error} danger>
        After this the password alone is enough to sign in.
      </ProofForm>
    </main>
  );
}
