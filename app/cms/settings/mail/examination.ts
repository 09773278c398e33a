import { examineMail } from "#domain/enquiries/mail/examine-mail.server.ts";
import { asStaff } from "../../staff-request.ts";
import type { Route } from "./+types/examination";

/** GET /cms/settings/mail/examination: what the e-mail service says of the account. Takes some seconds when it is slow. */
export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, (platform, member) => examineMail(platform, member));
