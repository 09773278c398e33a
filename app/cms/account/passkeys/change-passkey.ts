import { removePasskey, renamePasskey } from "#domain/staff/account/own-passkeys.server.ts";
import { forStaff, leadsTo, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/change-passkey";

const ACCOUNT = "/cms/account";
const faults = { invalid: "A name has 1 to 60 characters", missing: "That passkey was removed already" };

/** POST /cms/account/passkeys/:id/rename {name}, or /cms/account/passkeys/:id/remove. One module for the two routes. */
export const action = forStaff(async (platform, member, { request, pattern, params }: Route.ActionArgs) => {
  if (pattern.endsWith("/remove")) {
    const name = await removePasskey(platform, member, params.id);
    if (name === null) return redirectWithToast(ACCOUNT, faults.missing, { bad: true });
    return redirectWithToast(ACCOUNT, `“${name}” is refused from now on. Delete it on your device too.`);
  }
  const { name } = await postedFields(request, { name: text });
  const result = await renamePasskey(platform, member, params.id, name);
  return result.outcome === "renamed"
    ? redirectWithToast(ACCOUNT, `The passkey is called “${result.name}” now`)
    : redirectWithToast(ACCOUNT, faults[result.outcome], { bad: true });
});

export const loader = leadsTo(() => ACCOUNT);
