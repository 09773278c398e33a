import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openStaff } from "../../../tests/open-staff.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { askForPasswordLink, ownerOfKey, setPassword } from "../password/password-link.server.ts";
import { invite } from "./invite.server.ts";
import { listStaff } from "./list-staff.server.ts";

const typed = { name: "Bo", email: "bo@example.org", role: "editor" };

const from = { address: "203.0.113.7", company: "Mangrove IT" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("a link to reset is mailed to the account alone, for half an hour, and is written down", async () => {
    const { deps, add, links, told } = await openStaff(kind);
    const erin = await add("Erin", "editor");
    const ask = async (email: string, address = "203.0.113.7") => {
      await (await askForPasswordLink(deps, email, { address, cookies: "" }, PLAIN)).sending;
    };
    deps.time.now = Date.now();
    await ask(" ERIN@example.org ");
    expect(deps.mail.sent).toMatchObject([{ to: erin.email, subject: "Reset your password" }]);
    expect(deps.mail.sent[0]?.html).toContain(`>Set a new password</a>`);
    expect(deps.mail.sent[0]?.text).toContain("The link works once, for 30 minutes. If it was not you, do nothing");
    expect(await ownerOfKey(deps, links()[0] ?? "")).toEqual({ name: "Erin", email: erin.email, invited: false });
    const row = await deps.database.selectFrom("staff_verification").select("expires_at").executeTakeFirstOrThrow();
    expect(Math.abs(Date.parse(String(row.expires_at)) - deps.time.now - 30 * 60_000)).toBeLessThan(20_000);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "", message: "" });
    deps.time.now += 1_000;
    await ask(erin.email);
    await ask("nobody@example.org");
    const about = { actor: erin.id, action: "password-link", subject: null };
    expect(await told()).toEqual([
      { ...about, detail: "" },
      { ...about, detail: "the email could not be sent (network)" },
    ]);
    for (let n = 0; n < 17; n += 1) await ask(`n-${n}@example.org`);
    await ask(erin.email);
    expect(await told()).toHaveLength(2); // twenty of one network in an hour, whatever the account
    deps.mail.send = () => Promise.reject(new Error("pulled"));
    await ask(erin.email, "198.51.100.1");
    expect(deps.logged.join("")).toContain("staff: password link failed");
  });

  test("a password that is set by link is written down, and one like the name or address is refused", async () => {
    const { deps, ada, links, told } = await openStaff(kind);
    await invite(deps, ada, { ...typed, name: "Bo of the Coast" }, PLAIN);
    const [key = ""] = links();
    expect(await ownerOfKey(deps, key)).toMatchObject({ invited: true });
    for (const password of ["bo of THE coast", "Bo@Example.org"])
      expect(await setPassword(deps, key, password, from)).toEqual({
        outcome: "weak",
        fault: expect.stringContaining("your name, your address"),
      });
    deps.time.now += 1_000;
    expect(await setPassword(deps, key, "roots hold the coast", from)).toEqual({ outcome: "set", email: typed.email });
    const bo = (await listStaff(deps, ada)).find(({ email }) => email === typed.email);
    expect(bo?.state).toBe("active");
    expect((await told()).at(-1)).toEqual({ actor: bo?.id, action: "password-set", subject: null, detail: "" });
  });
});
