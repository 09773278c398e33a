import { changeName, endSessions } from "#domain/staff/account/own-account.server.ts";
import { wantWeeklyMail } from "#domain/visits/weekly-mail/wanted.server.ts";
import { forStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/change";

/**
 * POST /cms/account/name {name}, /cms/account/weekly-mail {on: 1|0}, /cms/account/sessions/:id/end ends one session of one's own, and
 * /cms/account/sessions/end-others all but this one.
 */
export const action = forStaff(async (platform, member, { request, pattern, params }: Route.ActionArgs, session) => {
  if (pattern.endsWith("/name")) {
    const { name } = await postedFields(request, { name: text });
    const isSaved = await changeName(platform, member, name);
    const said = isSaved ? "Your name is saved" : "A name has 1 to 60 characters";
    return redirectWithToast("/cms/account", said, { bad: !isSaved });
  }
  if (pattern.endsWith("/weekly-mail")) {
    const { on } = await postedFields(request, { on: text });
    await wantWeeklyMail(platform, member, on === "1");
    const said = on === "1" ? "The weekly numbers come on Mondays" : "The weekly numbers are switched off";
    return redirectWithToast("/cms/account", said);
  }
  const id: string | undefined = params.id;
  const ended = await endSessions(platform, member, id ? { id } : { allBut: session });
  const said = ended > 0 ? "The session has ended" : "That session had ended already";
  return redirectWithToast("/cms/account", id ? said : "All other sessions have ended");
});

export const loader = leadsTo(() => "/cms/account");
