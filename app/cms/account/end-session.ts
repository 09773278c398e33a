import { endSessions } from "#domain/staff/account/own-account.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/end-session";

/** POST /cms/account/sessions/:id/end */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const ended = await endSessions(platform, member, { id: params.id });
    return redirectWithToast("/cms/account", ended > 0 ? "The session has ended" : "That session had ended already");
  });

export const loader = leadsTo(() => "/cms/account");
