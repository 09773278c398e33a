import { data } from "react-router";
import { encode } from "uqr";
import { startSecondFactor } from "#domain/staff/account/own-credentials.server.ts";
import { browserOf } from "../lock.ts";
import { atLeast } from "../login/tries.ts";
import { PageHead } from "../parts/page-head.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/second-factor";
import { CodeForm, ProofForm, proofError } from "./account-forms.tsx";

export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const { password } = await postedFields(args.request, { password: text });
  const proof = await atLeast(startSecondFactor(platform, member, browserOf(args), password));
  if (proof.outcome !== "right") return data({ uri: "", error: proofError(proof) }, { status: 422 });
  return data({ uri: proof.value.uri, error: undefined });
});

export const meta = () => [{ title: "Set up the second step" }];

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  return (
    <main className="main main-narrow" id="main">
      <PageHead up={{ to: "/cms/account", name: "Account" }} title="Set up the second step" />
      {actionData?.uri ? (
        <section className="panel panel-form stack">
          <p>1. Scan this with an app for codes, such as the one built into your phone.</p>
          <QrCode text={actionData.uri} label="Code to scan with your app" />
          <p className="small">
            Can't scan? Type this into the app: <code className="secret">{secretIn(actionData.uri)}</code>
          </p>
          <p>2. Enter the six digits that the app shows.</p>
          <CodeForm />
        </section>
      ) : (
        <ProofForm button="Go on" error={actionData?.error}>
          You need an app for codes on your phone. First, your password.
        </ProofForm>
      )}
    </main>
  );
}

const secretIn = (uri: string) => new URL(uri).searchParams.get("secret")?.replace(/.{4}(?=.)/g, "$& ") ?? "";

const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={dark.join("")} />
    </svg>
  );
};
