import { examineMail } from "#domain/enquiries/mail/examine-mail.server.ts";
import { forStaff } from "../../staff-request.ts";

/** GET /cms/settings/mail/examination: what the email service says of the account. Takes some seconds when it is slow. */
export const loader = forStaff((platform, member) => examineMail(platform, member));
