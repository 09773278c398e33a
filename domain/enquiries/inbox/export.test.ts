import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { send, spam, withEnquiries } from "../../../tests/stored-enquiries.ts";
import { toCsv } from "../../formats/csv.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { exportEnquiries } from "./export-enquiries.server.ts";
import { addNote, assign } from "./handle.server.ts";
import { inbox } from "./inbox.server.ts";
import { enquiriesPerWeek } from "./per-week.server.ts";

const editor: Actor = { id: "erin", role: "editor" };

test("a spreadsheet runs nothing of an export, and gets every character of it", () => {
  const cells = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "|calc", "plain", 'with "quotes", and\r\nlines', 7];
  expect(toCsv([cells])).toBe(
    `\ufeff"'=1+1","'+1","'-1","'@SUM(A1)","'\t=1","'  =1","'|calc",plain,"with ""quotes"", and\r\nlines",7\r\n`,
  );
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("an export holds what the filter finds, and that it was made", async () => {
    const { deps } = await withEnquiries(kind, { name: "Ada One", company: "=cmd" }, { name: "Bo Two" });
    const csv = await exportEnquiries(deps, editor, { states: [], search: "ada one" });
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain(`,"'=cmd",`);
    const rows = await deps.database.selectFrom("activity").select("detail").execute();
    expect(rows).toEqual([{ detail: "1 rows" }]);
  });

  test("an export has a line for each enquiry, newest first, in words", async () => {
    const { deps } = await withEnquiries(kind, { name: "Ada One" }, { name: "Bo Two", service: "", phone: "" });
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = (await createMember(deps.database, who, deps.clock())) ?? "";
    const { entries } = await inbox(deps, editor, { states: [], search: "Bo Two", page: 1 });
    await assign(deps, { id: erin, role: "editor", name: "Erin" }, entries[0]?.id ?? "", erin);
    for (const note of ["Call on Monday", "Called"]) {
      deps.time.now += 1;
      await addNote(deps, { id: erin, role: "editor" }, entries[0]?.id ?? "", note);
    }
    deps.time.now -= 2;
    const lines = (await exportEnquiries(deps, editor, { states: [], search: "" })).split("\r\n");
    expect(lines[0]).toBe(
      "\ufeffReference,Received (UTC),State,Assigned to,Name,Email,Phone,Company,Service,Message,Mail,Notes,Source,Campaign,Pages read,Outcome,Value (USD)",
    );
    const message = "Please call us about moving two servers.";
    const at = (ms: number) => new Date(ms).toISOString();
    expect(lines.slice(1).map((line) => line.replace(/^M-\w{6}/, "M"))).toEqual([
      `M,${at(deps.time.now)},New,Erin,Bo Two,ada@example.org,,Analytical Engines,,${message},sent,"Erin: Call on Monday\nErin: Called",,,,,`,
      `M,${at(deps.time.now - 1_000)},New,,Ada One,ada@example.org,(305) 555-0199,Analytical Engines,Cloud Solutions,${message},sent,,,,,,`,
      "",
    ]);
  });

  test("weeks start on Monday in Florida, and spam is not counted", async () => {
    const { deps } = await withEnquiries(kind);
    deps.time.now = Date.parse("2026-11-16T04:00:00Z"); // still Sunday evening there
    await send(deps, {});
    deps.time.now = Date.parse("2026-11-16T06:00:00Z");
    await send(deps, {});
    await send(deps, spam);
    const weeks = await enquiriesPerWeek(deps.database, Date.parse("2026-11-20T12:00:00Z"));
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: "2026-11-09", count: 1 },
      { monday: "2026-11-16", count: 1 },
    ]);
  });
});
