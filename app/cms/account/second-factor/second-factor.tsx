import { data, useMatches } from "react-router";
import {
  confirmSecondFactor,
  newRecoveryCodes,
  type Proof,
  removeSecondFactor,
  startSecondFactor,
} from "#domain/staff/account/own-credentials.server.ts";
import { browserOf } from "../../lock.ts";
import { atLeast, waitText } from "../../login/tries.ts";
import { Screen } from "../../parts/screen.tsx";
import { forStaff, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/second-factor";
import { CodeForm, NewSecret, ProofForm, RecoveryCodes } from "./second-factor-forms.tsx";

const ACCOUNT = "/cms/account";

type Answer = { error?: string; uri?: string; codes?: string[] };

const answer = (said: Answer, headers?: [string, string][]) =>
  data(said, { status: said.error === undefined ? 200 : 422, headers });

const refused = (proof: Exclude<Proof<never>, { outcome: "right" }>) =>
  answer({ error: proof.outcome === "wait" ? waitText(proof.waitMs) : "This is not your password" });

/**
 * POST /cms/account/second-factor, second-factor/remove or recovery-codes {password}, and second-factor/confirm {code}.
 * One module for the four routes.
 */
export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const { password, code } = await postedFields(args.request, { password: text, code: text });
  const browser = browserOf(args);
  switch (screenAt(args.pattern)) {
    case "confirm": {
      const result = await confirmSecondFactor(platform, member, browser, code);
      if (!result) return answer({ error: "This code is not right. Wait for the next one." });
      return answer(
        { codes: result.codes },
        result.cookies.map((cookie) => ["Set-Cookie", cookie]),
      );
    }
    case "remove": {
      const proof = await atLeast(removeSecondFactor(platform, member, browser, password));
      if (proof.outcome !== "right") return refused(proof);
      return redirectWithToast(ACCOUNT, "The second step is off", { cookies: proof.value });
    }
    case "recovery-codes": {
      const proof = await atLeast(newRecoveryCodes(platform, member, browser, password));
      if (proof.outcome === "off") return redirectWithToast(ACCOUNT, "The second step is off", { bad: true });
      return proof.outcome === "right" ? answer({ codes: proof.value }) : refused(proof);
    }
    default: {
      const proof = await atLeast(startSecondFactor(platform, member, browser, password));
      if (proof.outcome === "on") return redirectWithToast(ACCOUNT, "The second step is on already");
      return proof.outcome === "right" ? answer({ uri: proof.value.uri }) : refused(proof);
    }
  }
});

/** By the last part of the address. What `asks` for the password says what sending it does. */
const screens = {
  "second-factor": {
    title: "Set up the second step",
    asks: "You need an app for codes on your phone. First, your password.",
    button: "Go on",
  },
  confirm: { title: "Set up the second step", done: "The second step is on" },
  remove: {
    title: "Switch off the second step",
    asks: "After this the password alone is enough to sign in.",
    button: "Switch it off",
    danger: true,
  },
  "recovery-codes": {
    title: "New recovery codes",
    asks: "The codes that you have now won't work anymore.",
    button: "Make new codes",
  },
};

type Shown = { title: string; done?: string; asks?: string; button?: string; danger?: boolean };

/** By the pattern or the id of the route: an address may have more slashes or other letters than what it matches. */
const screenAt = (route: string) => route.split("/").at(-1) as keyof typeof screens;

export default function SecondFactor({ actionData = {} }: Route.ComponentProps) {
  const id = useMatches().at(-1)?.id ?? "";
  const { error, uri, codes }: Answer = actionData;
  const { title, done = title, asks, button, danger }: Shown = screens[screenAt(id)];
  return (
    <Screen key={id} narrow up={{ to: ACCOUNT, name: "Account" }} tab={title} title={codes ? done : title}>
      {asks && !uri && !codes ? (
        <ProofForm button={button} error={error} danger={danger}>
          {asks}
        </ProofForm>
      ) : (
        <section className="panel panel-form stack">
          {uri && <NewSecret uri={uri} />}
          {codes ? <RecoveryCodes codes={codes} /> : <CodeForm error={error} />}
        </section>
      )}
    </Screen>
  );
}
