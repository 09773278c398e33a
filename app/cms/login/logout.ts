import { signOut } from "#domain/staff/sign-in/sign-in.server.ts";
import { browserOf } from "../lock.ts";
import { forStaff, leadsTo } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/logout";

export const action = forStaff(async (platform, member, args: Route.ActionArgs) => {
  const cookies = await signOut(platform, member, browserOf(args));
  return redirectWithToast("/cmslogin", "Logged out successfully", { cookies });
});

export const loader = leadsTo(() => "/cms/dashboard");
