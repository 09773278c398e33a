import { data } from "react-router";
import type { Member } from "#domain/staff/member.ts";
import {
  type ChangeMemberOutcome,
  changeRole,
  disableMember,
  enableMember,
  resetSecondFactor,
} from "#domain/staff/members/change-member.server.ts";
import type { Platform } from "#platform/platform.ts";
import { asStaff, leadsTo, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/change";

type Verb = (platform: Platform, admin: Member, id: string) => Promise<ChangeMemberOutcome>;

/** By the last part of the address: what is done, and what is said of the person afterwards. */
const changes: Record<string, [verb: Verb, said: string]> = {
  disable: [disableMember, "can no longer sign in"],
  enable: [enableMember, "can sign in again"],
  "reset-second-factor": [resetSecondFactor, "signs in with the password alone now"],
};

const faults = {
  "last-admin": "This is the last admin. Make somebody else an admin first.",
  missing: "This account is not there any more.",
  invalid: "This role is not known.",
};

/**
 * POST /cms/staff/:id/disable, enable, reset-second-factor, or role {role}: changes an account and goes back to the list,
 * which says what was done or why not. One module for the four routes.
 */
export const action = ({ request, url, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, admin) => {
    const name = url.pathname.split("/").at(-1) ?? "";
    const [verb, said] = name === "role" ? await toRole(request) : (changes[name] ?? notFound());
    const result = await verb(platform, admin, params.id);
    return result.outcome === "changed"
      ? redirectWithToast("/cms/staff", `${result.name} ${said}`)
      : redirectWithToast("/cms/staff", faults[result.outcome], { bad: true });
  });

const toRole = async (request: Request): Promise<[Verb, string]> => {
  const { role } = await postedFields(request, { role: text });
  return [(platform, admin, id) => changeRole(platform, admin, id, role), `is ${role} now`];
};

const notFound = (): never => {
  throw data(null, { status: 404, statusText: "Not Found" });
};

export const loader = leadsTo(() => "/cms/staff");
