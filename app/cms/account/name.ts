import { changeName } from "#domain/staff/own-account.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import { leadsTo } from "../post-only.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/name";

/** POST /cms/account/name {name} */
export const action = ({ request, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const saved = await changeName(platform, member, textIn(await formIn(request), "name"));
    return saved
      ? redirectWithToast("/cms/account", "Your name is saved")
      : redirectWithToast("/cms/account", "A name has 1 to 60 characters", { bad: true });
  });

export const loader = leadsTo(() => "/cms/account");
