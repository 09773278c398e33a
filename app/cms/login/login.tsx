import { data, Form, Link, redirect, useNavigation } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { signIn, whoIs } from "#domain/staff/sign-in/sign-in.server.ts";
import { browserOf } from "../lock.ts";
import { nextPath } from "../next-path.ts";
import { Banner } from "../parts/banner.tsx";
import { Email, OwnPassword } from "../parts/form/field.tsx";
import { postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/login";
import { atLeast, waitText } from "./tries.ts";

const FAILED = "An error occurred during login";

export const loader = async (args: Route.LoaderArgs) => {
  const next = nextPath(new URL(args.request.url).searchParams.get("next"));
  if (await whoIs(args.context.get(platformContext), browserOf(args))) throw redirect(next);
  return { next };
};

export const action = async (args: Route.ActionArgs) => {
  const { email, password, next } = await postedFields(args.request, { email: text, password: text, next: text });
  try {
    return await atLeast(answer(args, email, password, nextPath(next)));
  } catch (error) {
    args.context.get(visitorContext).log.error({ err: error }, "staff: login failed");
    return data({ error: FAILED, email }, { status: 500 });
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

/** A broken connection gets a banner, not an error page; an error status keeps the loader from running again. */
export const clientAction = async ({ serverAction }: Route.ClientActionArgs) => {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ error: FAILED, email: "" }, { status: 503 });
  }
};

export const meta = () => [{ title: "Login" }];

export default function Login({ loaderData: { next }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith("/cmslogin") ?? false;
  return (
    <>
      <h1 className="title">Login</h1>
      {actionData && !busy && <Banner>{actionData.error}</Banner>}
      <Form method="post" className="stack" replace>
        <input type="hidden" name="next" value={next} />
        <Email defaultValue={actionData?.email} />
        <OwnPassword label="Password" name="password" />
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {busy ? "Logging in..." : "Login"}
        </button>
      </Form>
      <Link className="do" to="/cmslogin/forgot">
        Forgot password?
      </Link>
    </>
  );
}
