import { data, Form, Link, redirect, useNavigation, useSubmit } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { signIn, whoIs } from "#domain/staff/sign-in/sign-in.server.ts";
import { passkeyHost, signInWithPasskey } from "#domain/staff/sign-in/sign-in-passkey.server.ts";
import { browserOf } from "../lock.ts";
import { nextPath } from "../next-path.ts";
import { Banner } from "../parts/banner.tsx";
import { waiting } from "../parts/button.tsx";
import { Email, OwnPassword } from "../parts/form/field.tsx";
import { jsonObject, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/login";
import { LOGIN_FAILED, PasskeyButton } from "./passkey-button.tsx";
import { atLeast, waitText } from "./tries.ts";

export const loader = async (args: Route.LoaderArgs) => {
  const next = nextPath(new URL(args.request.url).searchParams.get("next"));
  if (await whoIs(args.context.get(platformContext), browserOf(args))) throw redirect(next);
  return { next, passkeyHost: passkeyHost(args.context.get(platformContext)) };
};

const fields = { email: text, password: text, passkey: jsonObject, next: text };

/** Takes an address and a password, or the answer of a passkey. */
export const action = async (args: Route.ActionArgs) => {
  const { email, password, passkey, next } = await postedFields(args.request, fields);
  try {
    if (Object.keys(passkey).length > 0) return await answerPasskey(args, passkey, nextPath(next));
    return await atLeast(answer(args, email, password, nextPath(next)));
  } catch (error) {
    args.context.get(visitorContext).log.error({ err: error }, "staff: login failed");
    return data({ error: LOGIN_FAILED, email }, { status: 500 });
  }
};

const answer = async (args: Route.ActionArgs, email: string, password: string, next: string) => {
  const result = await signIn(args.context.get(platformContext), browserOf(args), { email, password });
  if (result.outcome === "wait") return data({ error: waitText(result.waitMs), email }, { status: 429 });
  if (result.outcome === "refused") return data({ error: "Invalid email or password", email }, { status: 401 });
  if (result.outcome === "signed-in") return redirectWithToast(next, "Login successful!", { cookies: result.cookies });
  const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return redirect(`/cmslogin/code?next=${encodeURIComponent(next)}`, { status: 303, headers });
};

const REFUSED = "This passkey was not taken. Try again, or use your password.";

const answerPasskey = async (args: Route.ActionArgs, passkey: Record<string, unknown>, next: string) => {
  const result = await signInWithPasskey(args.context.get(platformContext), browserOf(args), passkey);
  if (result.outcome === "signed-in") return redirectWithToast(next, "Login successful!", { cookies: result.cookies });
  if (result.outcome === "wait") return data({ error: waitText(result.waitMs), email: "" }, { status: 429 });
  return data({ error: REFUSED, email: "" }, { status: 401 });
};

/** A broken connection gets a banner, not an error page; an error status keeps the loader from running again. */
export const clientAction = async ({ serverAction }: Route.ClientActionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ error: LOGIN_FAILED, email: "" }, { status: 503 });
  }
};

export const meta = () => [{ title: "Login" }];

export default function Login({ loaderData: { next, passkeyHost: host }, actionData }: Route.ComponentProps) {
  const submit = useSubmit();
  const busy = useNavigation().formAction?.startsWith("/cmslogin") ?? false;
  return (
    <>
      <h1 className="title">Login</h1>
      {actionData && !busy && <Banner>{actionData.error}</Banner>}
      <Form method="post" className="stack" replace>
        <input type="hidden" name="next" value={next} />
        <Email defaultValue={actionData?.email} />
        <OwnPassword label="Password" name="password" />
        <button type="submit" className="btn btn-primary" {...waiting(busy)}>
          {busy ? "Logging in..." : "Login"}
        </button>
      </Form>
      <PasskeyButton
        host={host}
        busy={busy}
        send={(passkey) => void submit({ passkey, next }, { method: "post", replace: true })}
      />
      <Link className="do" to="/cmslogin/forgot">
        Forgot password?
      </Link>
    </>
  );
}
