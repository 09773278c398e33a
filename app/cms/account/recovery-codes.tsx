import { data } from "react-router";
import { newRecoveryCodes } from "#domain/staff/account/own-credentials.server.ts";
import { browserOf } from "../lock.ts";
import { atLeast } from "../login/tries.ts";
import { PageHead } from "../parts/page-head.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/recovery-codes";
import { ProofForm, proofError, RecoveryCodes } from "./account-forms.tsx";

export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const { password } = await postedFields(args.request, { password: text });
  const proof = await atLeast(newRecoveryCodes(platform, member, browserOf(args), password));
  return proof.outcome === "right"
    ? data({ codes: proof.value, error: undefined })
    : data({ codes: [], error: proofError(proof) }, { status: 422 });
});

export const meta = () => [{ title: "New recovery codes" }];

export default function NewRecoveryCodes({ actionData }: Route.ComponentProps) {
  return (
    <main className="main main-narrow" id="main">
      <PageHead up={{ to: "/cms/account", name: "Account" }} title="New recovery codes" />
      {actionData?.codes.length ? (
        <section className="panel panel-form stack">
          <RecoveryCodes codes={actionData.codes} />
        </section>
      ) : (
        <ProofForm button="Make new codes" error={actionData?.error}>
          The codes that you have now will not work any more.
        </ProofForm>
      )}
    </main>
  );
}
