import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { failing } from "../../tests/outbox.ts";
import { answer, withEnquiry } from "../../tests/stored-enquiries.ts";
import { openTold, TURN_MS, turns } from "../../tests/told-alerts.ts";
import { lookForMisfits } from "../content/trouble/misfits.server.ts";
import { reply } from "../enquiries/reply/reply.server.ts";
import { submitEnquiry } from "../enquiries/submit/submit-enquiry.server.ts";
import { shownAlerts } from "./alert-rows.server.ts";
import { alertBody, alertMail } from "./alert-words.ts";
import { causes } from "./causes.server.ts";
import { lastBackup } from "./last-backup.server.ts";
import { openAlerts } from "./watch-causes.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("an answer that can't leave is a cause; what only confirms a message is none", async () => {
    const { deps, id, erin } = await withEnquiry(kind);
    deps.mail.answer = failing("credentials");
    await reply(deps, erin, id, answer);
    const look = () => causes.mail?.look({ ...deps, failingJobs: () => [] });
    expect(await look()).toMatch(/^1 waiting/);
    await deps.database.updateTable("enquiry_reply").set({ kind: "confirmation" }).execute();
    expect(await look()).toBeNull();
  });

  test("jobs that fail, content that does not fit, pictures that are away, mail that waits and schedules that are late are causes", async () => {
    const { deps, posted, state } = await openTold(kind);
    await submitEnquiry(deps, filledForm(), "::1");
    await deps.database.updateTable("enquiry").set({ mail_state: "due", mail_fault: "network" }).execute();
    await deps.database
      .updateTable("document")
      .set({ publish_at: deps.clock() })
      .where("path", "=", "/about")
      .execute();
    const live = deps.database.selectFrom("document").select("published_revision").where("id", "=", "service-cloud");
    await deps.database.updateTable("revision").set({ data: "{}" }).where("id", "=", live).execute();
    const content = async () => causes.content?.look({ ...deps, failingJobs: () => [] });
    await expect(content(), "a process that has just started does not say that all fits").rejects.toThrow("not looked");
    await lookForMisfits(deps);
    expect(await content()).toMatch(/^A part is not shown of “/);
    state.failing = ["sweep files"];
    deps.time.now += 16 * 60_000;
    const files = { ...deps.files, check: async () => Promise.reject(new Error("S3 does not answer.")) };
    await turns(deps, [openAlerts({ ...deps, files })], 3);
    expect(posted.map((text) => text.replace("mangrove.example: ", "")).sort()).toEqual([
      "*A job of the server fails*",
      "*Content does not fit this release*",
      "*Enquiries are not being mailed*",
      "*The store of pictures does not answer*",
      "*What was scheduled has not happened*",
    ]);
    // The others have lists of their own on the dashboard.
    expect((await shownAlerts(deps.database)).map(({ cause }) => cause).sort()).toEqual(["files", "jobs"]);
  });

  test("each cause says in a sentence what is wrong, and what follows from it", async () => {
    const { deps, state } = await openTold(kind);
    const look = (name: string, more = {}) => causes[name]?.look({ ...deps, ...more });
    const files = (error: object) =>
      look("files", { files: { ...deps.files, check: async () => Promise.reject(error) } });
    const missing = "Pictures are missing on the site, and none can be uploaded.";
    expect(await files(new Error("No answer!"))).toBe(`No answer! ${missing}`);
    expect(await files(new Error("No such bucket"))).toBe(`No such bucket. ${missing}`);
    expect(await files({ message: "", code: "ECONNREFUSED" })).toBe(`ECONNREFUSED. ${missing}`);
    state.failing = ["sweep files", "outbox"];
    expect(await look("jobs")).toBe("sweep files, outbox: the log tells why.");
    state.free = 1024 ** 3;
    const full = "When it is full, enquiries are refused.";
    expect(await look("disk")).toBe(`1.0 GB of 93.1 GB are free. ${full}`);
    const due = (path: string, fault: string | null) =>
      deps.database
        .updateTable("document")
        .set({ publish_at: deps.clock(), schedule_fault: fault })
        .where("path", "=", path)
        .execute();
    await due("/about", "The title is missing.");
    deps.time.now += 16 * 60_000;
    expect(await look("schedule")).toBe("“About Us”: The title is missing.");
    await due("/about", null);
    deps.time.now += 16 * 60_000;
    expect(await look("schedule")).toBe("“About Us”");
  });

  test.each([
    [1.9e9, 100e9, true],
    [2.2e9, 100e9, false],
    [1.5e9, 8e9, false],
    [0.7e9, 8e9, true],
  ])("of a disk with %d bytes free of %d it is said that it is nearly full: %s", async (free, total, isTold) => {
    const { deps } = await openTold(kind);
    const room = { ...deps, diskRoom: async () => ({ free, total }) };
    expect((await causes.disk?.look(room)) !== null).toBe(isTold);
  });

  test("a backup that fails, or is not made for a day and two hours, is missed; where none ever was, nobody misses one", async () => {
    const { deps, posted } = await openTold(kind);
    const process = openAlerts(deps);
    const began = deps.time.now;
    const add = (id: number, fault: string | null) =>
      deps.database.insertInto("backup").values({ id, archive: "a", bytes: 9, fault }).execute();
    await turns(deps, [process], 2);
    expect((await lastBackup(deps)).state).toBe("never");
    await add(began, null);
    deps.time.now = began + 26 * 3_600_000 - 2 * TURN_MS;
    await turns(deps, [process], 2);
    expect([posted, (await lastBackup(deps)).state]).toEqual([[], "made"]);
    await turns(deps, [process], 2);
    expect([posted.length, (await lastBackup(deps)).state]).toEqual([1, "late"]);
    await add(deps.time.now, "No room");
    expect(await lastBackup(deps)).toEqual({
      made: { at: began, archive: "a", bytes: 9 },
      failed: { at: deps.time.now, fault: "No room" },
      state: "failed",
    });
    const words = await causes.backup?.look({ ...deps, failingJobs: () => [] });
    expect(words).toBe("That of Oct 10, 2025, 6:53 AM failed: No room The last one is of Oct 9, 2025, 4:53 AM.");
    await add(deps.time.now + 1, null);
    expect(await lastBackup(deps)).toMatchObject({ failed: null, state: "made" });
  });
});

test("one body is read by Slack and its like as text, by a workflow of Teams as a card", () => {
  const alert = { title: "A <b>", words: "1 & 2", since: Date.parse("2026-11-22T17:00:00Z"), endedAt: null };
  const body = alertBody(alert, "https://www.example.com", "https://prod-1.logic.azure.com");
  const line = (text: string, more = {}) => ({ type: "TextBlock", text, wrap: true, ...more });
  const dashboard = "https://www.example.com/cms/dashboard";
  expect(body).toEqual({
    type: "message",
    text: `*www.example.com: A &lt;b&gt;*\n1 &amp; 2\nSince Nov 22, 2026, 12:00 PM.\n${dashboard}`,
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [
            line("www.example.com: A <b>", { weight: "Bolder", size: "Medium" }),
            line("1 & 2"),
            line("Since Nov 22, 2026, 12:00 PM."),
          ],
          actions: [{ type: "Action.OpenUrl", title: "Open the dashboard", url: dashboard }],
        },
      },
    ],
  });
  expect(Object.keys(alertBody(alert, "https://www.example.com", "https://hooks.slack.com"))).toEqual(["text"]);
  const { subject, text, html } = alertMail(alert, "https://www.example.com");
  expect([subject, text.split("\n")[2]]).toEqual(["www.example.com: A <b>", "1 & 2"]);
  expect(html).toContain("<p>www.example.com: A &lt;b&gt;</p>\n<p>1 &amp; 2</p>");
  const long = alertMail({ ...alert, title: "Long ".repeat(60) }, "https://www.example.com");
  expect(long.subject).toHaveLength(200);
});
