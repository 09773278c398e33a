import { data, Form, Link } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { askForPasswordLink } from "#domain/staff/password/password-link.server.ts";
import { Banner } from "../parts/banner.tsx";
import { SendButton } from "../parts/form/buttons.tsx";
import { Email } from "../parts/form/field.tsx";
import { postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/forgot";
import { atLeast, waitText } from "./tries.ts";

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { email } = await postedFields(request, { email: text });
  const { address } = context.get(visitorContext);
  const result = await atLeast(askForPasswordLink(context.get(platformContext), email, address));
  if (result.outcome === "limited") return data({ asked: false, error: waitText(result.resetMs) }, { status: 429 });
  return data({ asked: true, error: "" });
};

export const meta = () => [{ title: "Forgot password?" }];

export default function Forgot({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="title">Forgot password?</h1>
      {actionData?.error && <Banner>{actionData.error}</Banner>}
      {actionData?.asked ? (
        <Banner kind="good">
          If this address belongs to an account, a mail with a link is on its way. The link works once, for 30 minutes.
        </Banner>
      ) : (
        <Form method="post" className="stack">
          <p>We send you a link to set a new password.</p>
          <Email />
          <SendButton kind="primary" busy="Sending...">
            Send the link
          </SendButton>
        </Form>
      )}
      <Link className="do" to="/cmslogin">
        Back to login
      </Link>
    </>
  );
}
