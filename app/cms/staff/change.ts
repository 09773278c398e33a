import type { Member } from "#domain/staff/member.ts";
import {
  type ChangeMemberOutcome,
  changeRole,
  disableMember,
  enableMember,
  removePasskeys,
  resetSecondFactor,
} from "#domain/staff/members/change-member.server.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/change";

type Verb = (platform: Platform, admin: Member, id: string) => Promise<ChangeMemberOutcome>;

const changes: Record<string, [verb: Verb, said: string]> = {
  disable: [disableMember, "can no longer sign in"],
  enable: [enableMember, "can sign in again"],
  "reset-second-factor": [resetSecondFactor, "signs in with the password alone now"],
  "remove-passkeys": [removePasskeys, "has no passkey anymore"],
};

const faults = {
  "last-admin": "This is the last admin. Make somebody else an admin first.",
  missing: "This account is not there anymore.",
  invalid: "This role is not known.",
};

/** POST /cms/staff/:id/<verb>, or role {role}; goes back to the list, which says what was done or why not. */
export const action = forStaff(async (platform, admin, { request, pattern, params }: Route.ActionArgs) => {
  const name = pattern.split("/").at(-1) ?? "";
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

export const loader = leadsTo(() => "/cms/staff");
