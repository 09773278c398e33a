import { useState } from "react";
import { data, Form, useSubmit } from "react-router";
import { addPasskey, MOST_PASSKEYS, startPasskey } from "#domain/staff/account/own-passkeys.server.ts";
import { passkeyHost } from "#domain/staff/sign-in/sign-in-passkey.server.ts";
import { browserOf } from "../../lock.ts";
import { atLeast, waitText } from "../../login/tries.ts";
import { Banner } from "../../parts/banner.tsx";
import { Button, LinkButton } from "../../parts/button.tsx";
import { SendOrCancel } from "../../parts/form/buttons.tsx";
import { OwnPassword } from "../../parts/form/field.tsx";
import { makePasskey, usePasskeySupport, whyNoPasskeys } from "../../parts/passkeys.ts";
import { Screen } from "../../parts/screen.tsx";
import { forStaff, jsonObject, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/add-passkey";
import { PasskeyName } from "./passkeys.tsx";

const ACCOUNT = "/cms/account";

export const loader = forStaff(async (platform) => ({ host: passkeyHost(platform) }));

type Answer = { options?: object; name?: string; errors?: { name?: string; password?: string }; refused?: boolean };

const refuse = (answer: Answer, status = 422) => data(answer, { status });

/** Takes {name, password}, and gives what the browser needs to make a passkey; then {name, passkey}, what it has made. */
export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const fields = { name: text, password: text, passkey: jsonObject };
  const { passkey, ...typed } = await postedFields(args.request, fields);
  const browser = browserOf(args);
  if (Object.keys(passkey).length > 0) {
    const made = await addPasskey(platform, member, browser, { name: typed.name, answer: passkey });
    if (made.outcome === "refused") return refuse({ name: typed.name, refused: true });
    return redirectWithToast(ACCOUNT, `You can sign in with “${made.name}” now`);
  }
  const start = await atLeast(startPasskey(platform, member, browser, typed));
  const { name } = typed;
  if (start.outcome === "invalid") return refuse({ name, errors: { name: "A name has 1 to 60 characters" } });
  if (start.outcome === "too-many")
    return refuse({ name, errors: { name: `${MOST_PASSKEYS} passkeys are the most. Remove one first.` } });
  if (start.outcome === "wait") return refuse({ name, errors: { password: waitText(start.waitMs) } }, 429);
  if (start.outcome === "wrong") return refuse({ name, errors: { password: "This is not your password" } });
  const headers = start.value.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return data<Answer>({ options: start.value.options, name: start.value.name }, { headers });
});

export default function AddPasskey({ loaderData: { host }, actionData = {} }: Route.ComponentProps) {
  const why = whyNoPasskeys(usePasskeySupport(host), host);
  return (
    <Screen narrow up={{ to: ACCOUNT, name: "Account" }} title="Add a passkey">
      {why ? <Banner kind="note">{why}</Banner> : <Step {...actionData} />}
    </Screen>
  );
}

/** First its name and the password of whoever asks; with what the server then gave, the passkey itself. */
const Step = ({ options, name = "", errors = {}, refused }: Answer) =>
  options ? (
    <Make options={options} name={name} />
  ) : (
    <Form method="post" className="stack panel panel-form">
      {refused && (
        <Banner>
          The passkey was not taken: it took too long, or was made without PIN, finger or face. Try once more.
        </Banner>
      )}
      <PasskeyName defaultValue={name} error={errors.name} />
      <OwnPassword label="Your password" name="password" error={errors.password} />
      <SendOrCancel busy="One moment…" back={ACCOUNT}>
        Go on
      </SendOrCancel>
    </Form>
  );

/** By a button of its own: some browsers make a passkey only where somebody has just pressed one. */
const Make = ({ options, name }: { options: object; name: string }) => {
  const submit = useSubmit();
  const [error, setError] = useState("");
  const make = async () => {
    setError("");
    try {
      void submit({ name, passkey: await makePasskey(options) }, { method: "post" });
    } catch (fault) {
      setError(wordsFor(fault));
    }
  };
  return (
    <section className="panel panel-form stack">
      {error && <Banner>{error}</Banner>}
      <p>
        Next, your browser asks where to keep “{name}”, and for a PIN, your finger or your face. You have five minutes.
      </p>
      <div className="form-do">
        <Button name="Make the passkey" icon="key" kind="primary" onClick={() => void make()} />
        <LinkButton name="Cancel" kind="quiet" to={ACCOUNT} />
      </div>
    </section>
  );
};

const wordsFor = (fault: unknown): string =>
  fault instanceof DOMException && fault.name === "InvalidStateError"
    ? "This device has a passkey of your account already."
    : "No passkey was made. Try again, perhaps with another device.";
