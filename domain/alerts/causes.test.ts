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
    await add(deps.time.now + 1, null);
    expect(await lastBackup(deps)).toMatchObject({ failed: null, state: "made" });
  });
});

test("one body is read by Slack and its like as text, by a workflow of Teams as a card", () => {
  const alert = { title: "A <b>", words: "1 & 2", since: Date.parse("2026-11-22T17:00:00Z"), endedAt: null };
  const body = alertBody(alert, "https://www.example.com", "https://prod-1.logic.azure.com");
  expect(body).toMatchObject({
    type: "message",
    text: "*www.example.com: A &lt;b&gt;*\n1 &amp; 2\nSince Nov 22, 2026, 12:00 PM.\nhttps://www.example.com/cms/dashboard",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: { type: "AdaptiveCard", body: [{ text: "www.example.com: A <b>" }, { text: "1 & 2" }, {}] },
      },
    ],
  });
  expect(Object.keys(alertBody(alert, "https://www.example.com", "https://hooks.slack.com"))).toEqual(["text"]);
  const { subject, text, html } = alertMail(alert, "https://www.example.com");
  expect([subject, text.split("\n")[2]]).toEqual(["www.example.com: A <b>", "1 & 2"]);
  expect(html).toContain("<p>www.example.com: A &lt;b&gt;</p>\n<p>1 &amp; 2</p>");
});
