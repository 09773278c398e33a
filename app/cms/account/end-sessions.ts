import { endSessions } from "#domain/staff/account/own-account.server.ts";
import { asStaff, leadsTo } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/end-sessions";

/**
 * POST /cms/account/sessions/:id/end ends one session of one's own, POST /cms/account/sessions/end-others all but this
 * one. One module for the two routes, which differ in whether they name a session.
 */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member, session) => {
    const id: string | undefined = params.id;
    const ended = await endSessions(platform, member, id ? { id } : { allBut: session });
    const said = ended > 0 ? "The session has ended" : "That session had ended already";
    return redirectWithToast("/cms/account", id ? said : "All other sessions have ended");
  });

export const loader = leadsTo(() => "/cms/account");
