import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openStaff } from "../../../tests/open-staff.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { askForPasswordLink, ownerOfKey } from "../password/password-link.server.ts";
import { disableMember, enableMember } from "./change-member.server.ts";
import { invite, inviteAgain } from "./invite.server.ts";
import { listStaff } from "./list-staff.server.ts";
import { makeOperatorLink } from "./operator-link.server.ts";

const DAY_MS = 86_400_000;

const typed = { name: "Bo", email: "bo@example.org", role: "editor" };

const from = { address: "203.0.113.7", company: "Mangrove IT" };

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    ["name", { name: "  " }, "Write a name"],
    ["name", { name: "x".repeat(61) }, "Write a name"],
    ["email", { email: "bo@" }, "Please enter a valid email address"],
    ["email", { email: "r&d@example.org" }, expect.stringContaining("Nobody can sign in by this address")],
    ["role", { role: "owner" }, "Choose a role"],
  ])("an invitation with a faulty %s is refused: %j", async (field, change, message) => {
    const { deps, ada } = await openStaff(kind);
    expect(await invite(deps, ada, { ...typed, ...change }, PLAIN)).toEqual({ outcome: "invalid", field, message });
    expect(deps.mail.sent).toEqual([]);
    expect(await listStaff(deps, ada)).toHaveLength(1);
  });

  test("an invitation says who invites, works for three days, and is written down each time", async () => {
    const { deps, ada, links, told } = await openStaff(kind);
    expect(await invite(deps, ada, { ...typed, name: `  B  ${"o".repeat(58)} ` }, PLAIN)).toMatchObject({
      outcome: "invited",
    });
    const bo = (await listStaff(deps, ada)).find(({ email }) => email === typed.email);
    expect(bo?.name).toBe(`B ${"o".repeat(58)}`);
    expect(deps.mail.sent).toMatchObject([
      { from: "info@example.com", to: "bo@example.org", subject: "You are invited to the staff area" },
    ]);
    expect(deps.mail.sent[0]?.text).toBe(
      [
        `Hello ${bo?.name},`,
        "",
        "Ada has made an account for you in the staff area of the website.",
        "",
        `Choose a password: https://mangrove.example/cmslogin/password?key=${links()[0]}`,
        "",
        "The link works once, for three days. After that, ask for a new one.",
        "",
      ].join("\n"),
    );
    const { created_at, expires_at } = await deps.database
      .selectFrom("staff_verification")
      .select(["created_at", "expires_at"])
      .executeTakeFirstOrThrow();
    expect(Date.parse(String(expires_at)) - Date.parse(String(created_at))).toBe(3 * DAY_MS);
    deps.time.now += 3 * DAY_MS - 1_000;
    expect(await inviteAgain(deps, ada, bo?.id ?? "", PLAIN)).toEqual({ outcome: "invited", email: typed.email });
    expect(await inviteAgain(deps, ada, ada.id, PLAIN)).toEqual({ outcome: "missing" });
    expect(await inviteAgain(deps, ada, "nobody", PLAIN)).toEqual({ outcome: "missing" });
    const about = { actor: ada.id, action: "staff-invite", subject: bo?.id };
    expect(await told()).toEqual([
      { ...about, detail: "" },
      { ...about, detail: "again" },
    ]);
  });

  test("who is switched off has no link: none from before, none to ask for, no invitation, none from the server", async () => {
    const { deps, add, ada, links } = await openStaff(kind);
    await invite(deps, ada, typed, PLAIN);
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo")?.id ?? "";
    const erin = await add("Erin", "editor");
    await (await askForPasswordLink(deps, erin.email, { ...from, cookies: "" }, PLAIN)).sending;
    for (const id of [bo, erin.id]) await disableMember(deps, ada, id);
    await (await askForPasswordLink(deps, erin.email, { ...from, cookies: "" }, PLAIN)).sending;
    expect(await inviteAgain(deps, ada, bo, PLAIN)).toEqual({ outcome: "missing" });
    const byOperator = await makeOperatorLink(deps, erin.email, { removeSecondStep: false });
    expect(byOperator).toEqual({ outcome: "disabled", name: "Erin" });
    expect(links()).toHaveLength(2);
    for (const id of [bo, erin.id]) await enableMember(deps, ada, id);
    for (const key of links()) expect(await ownerOfKey(deps, key)).toBeNull();
  });

  test("an invitation that can't be mailed gives the link to whoever invites; the account is there to be invited again", async () => {
    const { deps, ada } = await openStaff(kind);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "Timeout", message: "" });
    const first = await invite(deps, ada, typed, PLAIN);
    const bo = (await listStaff(deps, ada)).find(({ name }) => name === "Bo");
    const second = await inviteAgain(deps, ada, bo?.id ?? "", PLAIN);
    for (const invited of [first, second]) {
      if (invited.outcome !== "not-mailed") throw new Error(invited.outcome);
      const key = /^https:\/\/mangrove\.example\/cmslogin\/password\?key=(\S+)$/.exec(invited.link)?.[1] ?? "";
      expect(await ownerOfKey(deps, key)).toEqual({ name: typed.name, email: typed.email, invited: true });
    }
    expect(await invite(deps, ada, { ...typed, name: "Another" }, PLAIN)).toEqual({ outcome: "known" });
  });
});
