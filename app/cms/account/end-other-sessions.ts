import { endSessions } from "#domain/staff/account/own-account.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/end-other-sessions";

/** POST /cms/account/sessions/end-others */
export const action = ({ context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member, session) => {
    await endSessions(platform, member, { allBut: session });
    return redirectWithToast("/cms/account", "All other sessions have ended");
  });

export const loader = leadsTo(() => "/cms/account");
