import { data, Form } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { ownerOfKey, setPassword } from "#domain/staff/password/password-link.server.ts";
import { LinkButton } from "../parts/button.tsx";
import { SendButton } from "../parts/form/buttons.tsx";
import { NewPassword } from "../parts/form/field.tsx";
import { postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/password";
import { atLeast } from "./tries.ts";

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key") ?? "";

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const owner = await ownerOfKey(context.get(platformContext), keyIn(request));
  return data({ owner, key: keyIn(request) }, { status: owner ? 200 : 410 });
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { password } = await postedFields(request, { password: text });
  const platform = context.get(platformContext);
  const { address } = context.get(visitorContext);
  const company = (await publishedSite(platform)).settings.company.name;
  const result = await atLeast(setPassword(platform, keyIn(request), password, { address, company }));
  if (result.outcome === "set") return redirectWithToast("/cmslogin", "Your password is set. You can log in now.");
  if (result.outcome === "weak") return data({ fault: result.fault }, { status: 422 });
  return data({ fault: "" }, { status: 410 });
};

export const meta = () => [{ title: "Set a password" }];

export default function Password({ loaderData: { owner, key }, actionData }: Route.ComponentProps) {
  if (!owner)
    return (
      <>
        <h1 className="title">This link is used up</h1>
        <p>It works once and only for a while. Ask for a new one; nothing was changed.</p>
        <LinkButton name="Send me a new link" to="/cmslogin/forgot" kind="primary" />
      </>
    );
  return (
    <>
      <h1 className="title">{owner.invited ? `Welcome, ${owner.name}` : "Set a new password"}</h1>
      <Form method="post" action={`?key=${encodeURIComponent(key)}`} className="stack">
        <p>
          {owner.invited ? "Choose a password for " : "For the account "}
          <strong>{owner.email}</strong>.{owner.invited ? "" : " All its sessions end."}
        </p>
        <input type="email" name="email" autoComplete="username" value={owner.email} readOnly hidden />
        <NewPassword name="password" error={actionData?.fault || undefined} />
        <SendButton kind="primary" busy="Saving…">
          Set password
        </SendButton>
      </Form>
    </>
  );
}
