import { changeName } from "#domain/staff/account/own-account.server.ts";
import { asStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/name";

export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const { name } = await postedFields(request, { name: text });
    const saved = await changeName(platform, member, name);
    return saved
      ? redirectWithToast("/cms/account", "Your name is saved")
      : redirectWithToast("/cms/account", "A name has 1 to 60 characters", { bad: true });
  });

export const loader = leadsTo(() => "/cms/account");
