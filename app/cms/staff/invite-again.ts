import { inviteAgain } from "#domain/staff/members/invite.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/invite-again";
import { inviteToast } from "./invite-toast.ts";

export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const result = await inviteAgain(platform, member, params.id);
    return result.outcome === "missing"
      ? redirectWithToast("/cms/staff", "This account has a password already or is switched off.", { bad: true })
      : redirectWithToast("/cms/staff", ...inviteToast(result));
  });

export const loader = leadsTo(() => "/cms/staff");
