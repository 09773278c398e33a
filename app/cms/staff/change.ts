import { mailLook } from "#domain/content/published/mail-look.server.ts";
import type { Member } from "#domain/staff/member.ts";
import {
  type ChangeMemberOutcome,
  changeRole,
  disableMember,
  enableMember,
  removePasskeys,
  resetSecondFactor,
} from "#domain/staff/members/change-member.server.ts";
import { inviteAgain } from "#domain/staff/members/invite.server.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/change";

type Verb = (platform: Platform, admin: Member, id: string) => Promise<ChangeMemberOutcome>;

const changes: Record<string, [verb: Verb, said: string]> = {
  disable: [disableMember, "can no longer sign in"],
  enable: [enableMember, "can sign in again"],
  "reset-second-factor": [resetSecondFactor, "signs in with the password alone now"],
  "remove-passkeys": [removePasskeys, "has no passkey any more"],
};

const faults = {
  "last-admin": "This is the last admin. Make somebody else an admin first.",
  missing: "This account is not there any more.",
  invalid: "This role is not known.",
};

type Mailed = { outcome: "invited" | "not-mailed"; email: string };

export const inviteToast = ({ outcome, email }: Mailed): [text: string, options: { bad: boolean }] =>
  outcome === "invited"
    ? [`The invitation to ${email} is on its way`, { bad: false }]
    : [
        `The account of ${email} is there, but the mail could not be sent. Invite again once mail works.`,
        { bad: true },
      ];

/** POST /cms/staff/:id/<verb>, or role {role}; goes back to the list, which says what was done or why not. */
export const action = forStaff(async (platform, admin, { request, pattern, params }: Route.ActionArgs) => {
  const name = pattern.split("/").at(-1) ?? "";
  if (name === "invite-again") {
    const sent = await inviteAgain(platform, admin, params.id, await mailLook(platform));
    return sent.outcome === "missing"
      ? redirectWithToast("/cms/staff", "This account has a password already or is switched off.", { bad: true })
      : redirectWithToast("/cms/staff", ...inviteToast(sent));
  }
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
