import { Form, Link } from "react-router";
import { platformContext } from "#app/context.ts";
import { mailLook } from "#domain/content/published/mail-look.server.ts";
import { askForPasswordLink } from "#domain/staff/password/password-link.server.ts";
import { browserOf } from "../lock.ts";
import { Banner } from "../parts/banner.tsx";
import { SendButton } from "../parts/form/buttons.tsx";
import { Email } from "../parts/form/field.tsx";
import { postedFields, text } from "../staff-request.ts";
import type { Route } from "./+types/forgot";
import { atLeast } from "./tries.ts";

export const action = async (args: Route.ActionArgs) => {
  const { email } = await postedFields(args.request, { email: text });
  const platform = args.context.get(platformContext);
  const look = await mailLook(platform);
  await atLeast(askForPasswordLink(platform, email, browserOf(args), look));
  return { asked: true };
};

export const meta = () => [{ title: "Forgot password?" }];

export default function Forgot({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="title">Forgot password?</h1>
      {actionData?.asked ? (
        <Banner kind="good">
          If this address belongs to an account, an email with a link is on its way. The link works once, for 30
          minutes.
        </Banner>
      ) : (
        <Form method="post" className="stack">
          <p>We send you a link to set a new password.</p>
          <Email />
          <SendButton kind="primary" busy="Sending…">
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
