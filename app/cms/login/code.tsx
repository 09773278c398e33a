import { data, Form, Link } from "react-router";
import { platformContext } from "#app/context.ts";
import { signInWithCode } from "#domain/staff/sign-in/sign-in-code.server.ts";
import { browserOf } from "../lock.ts";
import { nextPath } from "../next-path.ts";
import { Banner } from "../parts/banner.tsx";
import { SendButton } from "../parts/form/buttons.tsx";
import { SignInCode } from "../parts/form/field.tsx";
import { postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/code";
import { atLeast, waitText } from "./tries.ts";

export const loader = ({ request }: Route.LoaderArgs) => ({
  next: nextPath(new URL(request.url).searchParams.get("next")),
});

export const action = async (args: Route.ActionArgs) => {
  const { code, next } = await postedFields(args.request, { code: text, next: text });
  const result = await atLeast(signInWithCode(args.context.get(platformContext), browserOf(args), code));
  if (result.outcome === "signed-in")
    return redirectWithToast(nextPath(next), "Login successful!", { cookies: result.cookies });
  if (result.outcome === "wait") return data({ error: waitText(result.waitMs) }, { status: 429 });
  if (result.outcome === "used")
    return data({ error: "This code was used already. Take the next one." }, { status: 401 });
  if (result.outcome === "refused") return data({ error: "This code is not right" }, { status: 401 });
  return redirectWithToast("/cmslogin", "Too late or too many tries. Please log in again.", { bad: true });
};

export const meta = () => [{ title: "Enter your code" }];

export default function Code({ loaderData: { next }, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="title">Enter your code</h1>
      {actionData && <Banner>{actionData.error}</Banner>}
      <Form method="post" className="stack">
        <input type="hidden" name="next" value={next} />
        <SignInCode maxLength={50} help="The six digits that your app shows now, or one of your recovery codes." />
        <SendButton kind="primary" busy="Logging in...">
          Login
        </SendButton>
      </Form>
      <Link className="do" to="/cmslogin">
        Back to login
      </Link>
    </>
  );
}
