import { describe, expect, test } from "vitest";
import { countVisits } from "../../../tests/counted-visits.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { sendWeekly } from "./send-weekly.server.ts";
import { wantWeeklyMail, weeklyMailOf } from "./wanted.server.ts";

const look = async () => PLAIN;

const open = async (kind: (typeof databaseKinds)[number], now: string) => {
  const deps = await openSeeded(kind);
  Object.assign(deps.settings, { VISITS: true });
  deps.time.now = Date.parse(now);
  const join = async (name: string): Promise<Actor> => {
    const who = { name, email: `${name}@example.org`, role: "editor", passwordHash: null } as const;
    return { id: (await createMember(deps.database, who, deps.clock())) ?? "", role: "editor" };
  };
  const at = (moment: string) => {
    deps.time.now = Date.parse(moment);
    return sendWeekly(deps, look);
  };
  return { deps, join, at };
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("on Monday morning whoever switched it on reads the week before in five lines, once", async () => {
    const { deps, join, at } = await open(kind, "2026-10-28T12:00:00Z");
    const [ada, bo] = [await join("ada"), await join("bo")];
    expect(await weeklyMailOf(deps, ada)).toEqual({ on: false, next: "2026-11-02" });
    await wantWeeklyMail(deps, ada, true);
    await wantWeeklyMail(deps, ada, true);
    expect(await weeklyMailOf(deps, ada)).toMatchObject({ on: true });
    expect(await weeklyMailOf(deps, bo), "each for themselves").toMatchObject({ on: false });
    await countVisits(deps.database, "2026-10-19", [["all", "", { visits: 30, sent: 1 }]]);
    await countVisits(deps.database, "2026-11-01", [
      ["all", "", { visits: 42, sent: 2 }],
      ["page", "/about", { visits: 20, sent: 2 }],
      ["page", "/contact", { visits: 9, sent: 2 }],
      ["source", "Google", { visits: 25 }],
      ["missing", "/old-team", { visits: 3 }],
    ]);
    await countVisits(deps.database, "2026-11-02", [["all", "", { visits: 500 }]]);

    // The clocks went back on the day before: seven in the morning is twelve at Greenwich now.
    expect(await at("2026-11-02T11:59:00Z")).toBe(0);
    expect(await weeklyMailOf(deps, ada), "still to come today").toEqual({ on: true, next: "2026-11-02" });
    expect(await weeklyMailOf(deps, bo), "who switches it on now").toEqual({ on: false, next: "2026-11-09" });
    expect(await at("2026-11-01T12:30:00Z")).toBe(0);
    deps.time.now = Date.parse("2026-11-02T12:00:00Z");
    const turns = await Promise.all([sendWeekly(deps, look), sendWeekly(deps, look)]);
    expect(turns.reduce((sum, sent) => sum + sent)).toBe(1);
    expect(await weeklyMailOf(deps, ada)).toEqual({ on: true, next: "2026-11-09" });
    expect(await at("2026-11-02T20:00:00Z")).toBe(0);
    expect(await at("2026-11-03T12:00:00Z")).toBe(0);

    expect(deps.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.org", "mangrove.example: 42 visits and 2 enquiries last week"],
    ]);
    const [mail] = deps.mail.sent;
    expect(mail?.text.split("\n").slice(0, 7)).toEqual([
      "Your site from October 26 to November 1",
      "",
      "42 visits, 12 more than in the week before.",
      "2 enquiries, 2 of 42 visits, 1 more than in the week before.",
      expect.stringMatching(/^“.+” \(\/about\) did best: 2 of its 20 visits ended in an enquiry\.$/),
      "Most came from Google: 25 visits.",
      "Asked for in vain: /old-team, on 3 visits.",
    ]);
    expect(mail?.text).toContain("Switch it off: https://mangrove.example/cms/account#weekly-mail");
    expect(mail?.html).toContain("https://mangrove.example/cms/account#weekly-mail");
    expect(mail?.html).toMatch(/<strong [^>]+>42 visits<\/strong>, 12 more than/);
    expect(mail?.html).toMatch(/overflow-wrap:anywhere"><ul .+Asked for in vain: \/old-team/s);

    await wantWeeklyMail(deps, bo, true);
    expect(await at("2026-11-09T12:00:00Z")).toBe(2);
    expect(await at("2026-11-16T12:00:00Z"), "each in a lease of their own").toBe(2);
    deps.mail.answer = ({ to }) =>
      to.startsWith("ada") ? { sent: true, messageId: "m" } : { sent: false, fault: "network", code: "", message: "" };
    expect(await at("2026-11-23T12:00:00Z")).toBe(1);
    deps.mail.answer = () => ({ sent: true, messageId: "m" });
    expect(await at("2026-11-23T12:31:00Z"), "what failed for one is tried again for them").toBe(1);
    await wantWeeklyMail(deps, ada, false);
    expect(await at("2026-11-30T12:00:00Z")).toBe(1);
    expect(deps.mail.sent.at(-1)?.to).toBe("bo@example.org");
  });

  test("it is not sent where visits are not counted, where mail is not set up, or to those who are switched off or have no role that is known", async () => {
    const { deps, join, at } = await open(kind, "2026-10-28T12:00:00Z");
    const ada = await join("ada");
    await wantWeeklyMail(deps, ada, true);
    Object.assign(deps.settings, { VISITS: false });
    expect(await at("2026-11-02T13:00:00Z")).toBe(0);
    Object.assign(deps.settings, { VISITS: true });
    Object.assign(deps.mail, { missing: ["EMAIL_FROM"] });
    expect(await at("2026-11-02T13:00:00Z")).toBe(0);
    Object.assign(deps.mail, { missing: [] });
    for (const state of [{ banned: 1 }, { banned: 0, role: "guest" }]) {
      await deps.database.updateTable("staff").set(state).where("id", "=", ada.id).execute();
      expect(await at("2026-11-02T13:00:00Z")).toBe(0);
    }
    expect(deps.mail.sent).toEqual([]);
  });

  test("a mail that could not be sent is tried again on the same day, and whoever switches it on later waits a week", async () => {
    const { deps, join, at } = await open(kind, "2026-10-28T12:00:00Z");
    await wantWeeklyMail(deps, await join("ada"), true);
    deps.mail.answer = () => ({ sent: false, fault: "network", code: "Timeout", message: "" });
    expect(await at("2026-11-02T12:00:00Z")).toBe(0);
    const line = { level: 40, fault: "network", code: "Timeout", msg: "weekly mail could not be sent" };
    expect(JSON.parse(deps.logged.at(-1) ?? "")).toMatchObject(line);
    deps.mail.answer = () => ({ sent: true, messageId: "m" });
    await wantWeeklyMail(deps, await join("bo"), true);
    expect(await at("2026-11-02T12:05:00Z")).toBe(0);
    expect(await at("2026-11-02T12:31:00Z")).toBe(1);
    expect(deps.mail.sent.map(({ to }) => to)).toEqual(["ada@example.org"]);
    expect(deps.mail.sent[0]?.subject).toBe("mangrove.example: 0 visits and no enquiry last week");
    expect(deps.mail.sent[0]?.text).toContain("0 visits.\nNo enquiry.\nNo page was read.\nNobody came from elsewhere.");
  });
});
