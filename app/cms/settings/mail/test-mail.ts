import { sendTestMail } from "#domain/enquiries/mail/examine-mail.server.ts";
import { forStaff, leadsTo } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";

export const action = forStaff(async (platform, member) => {
  const result = await sendTestMail(platform, member);
  if (result.outcome === "sent")
    return redirectWithToast("/cms/settings/mail", `Sent to ${result.to}, message id ${result.messageId}`);
  const { what, todo } = result.words;
  const own = [result.code, result.message].filter(Boolean).join(": ");
  return redirectWithToast("/cms/settings/mail", `Not sent. ${what} ${todo}${own && ` (${own})`}`, { bad: true });
});

export const loader = leadsTo(() => "/cms/settings/mail");
