import { afterAll, beforeAll, expect, test } from "vitest";
import { localParts } from "#domain/time/local-time.ts";
import { countVisits } from "../counted-visits.ts";
import { openApp } from "./app.ts";
import { form, type OpenApp, openStaffApp, signedIn, toastOf } from "./staff.ts";
import { told } from "./told.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const read = async (path: string, cookie: string, from = app) => {
  const response = await from.fetch(path, { headers: { cookie } });
  const html = await response.text();
  return { status: response.status, response, html, words: told(html.slice(html.indexOf("<main"))) };
};

const today = () => localParts(app.platform.clock()).date;

test("a new site says what will stand there and when, on the dashboard too", async () => {
  const { words } = await read("/cms/visits", cookies.editor);
  expect(words).toContain("Nobody was counted yet");
  expect((await read("/cms/dashboard", cookies.editor)).words).toContain("Visits are counted from now on");
});

test("what was counted today is read by every member of staff, as pictures with tables, words and CSV", async () => {
  await countVisits(app.platform.database, today(), [
    ["all", "", { visits: 40, contact: 9, begun: 4, sent: 2 }],
    ["page", "/about", { visits: 30, contact: 3, begun: 2, sent: 1 }],
    ["source", "", { visits: 30 }],
    ["source", "Google", { visits: 10, sent: 2 }],
    ["campaign", "spring", { visits: 7 }],
    ["missing", "/old-team.html", { visits: 3 }],
    ["search", "<b>backups</b>", { visits: 2 }],
    ["refused", "email", { visits: 1 }],
    ...Array.from({ length: 12 }, (_, n) => ["outbound", `site-${n}.example`, { visits: 1 }] as const).map(
      ([kind, name, steps]): Parameters<typeof countVisits>[2][number] => [kind, name, steps],
    ),
  ]);
  const { status, words, html } = await read("/cms/visits", cookies.editor);
  expect(status).toBe(200);
  for (const said of [
    "2 of 40 visits",
    "Typed in, or not told",
    "spring",
    "About Us",
    "All 12",
    "Email",
    "Nothing to compare",
  ])
    expect(words, said).toContain(said);
  expect(html).toContain("&lt;b&gt;backups&lt;/b&gt;");
  expect(html).not.toContain("Make a redirect");
  expect((await read("/cms/visits", cookies.admin)).html).toContain('href="/cms/redirects?from=%2Fold-team.html"');
  const whole = await read("/cms/visits?period=year&show=outbound", cookies.editor);
  expect(whole.words).toContain("site-9.example");
  expect(whole.words).not.toContain("Came to the form");

  const csv = await read("/cms/visits/export.csv?period=7&show=source", cookies.editor);
  expect(csv.response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.response.headers.get("content-disposition")).toMatch(/filename="visits-source-\d{4}-\d\d-\d\d\.csv"/);
  expect(csv.html.split("\r\n")[2]).toBe("Google,10,0,0,2,");
  expect((await read("/cms/visits/export.csv?show=days", cookies.editor)).html).toContain(`${today()},40,9,4,2`);
  expect((await read("/cms/visits/export.csv?show=constructor", cookies.editor)).status).toBe(404);
  expect((await app.fetch("/cms/visits")).status).toBe(302);
  const line = (await read("/cms/dashboard", cookies.editor)).words;
  expect(line).toContain("40 visits");
  expect(line).toContain("did best: 1 of its 30 visits ended in an enquiry");
});

test("one switches one's own weekly mail on and off", async () => {
  const post = (on: string) => app.fetch("/cms/account/weekly-mail", form({ on }, cookies.editor));
  expect((await read("/cms/account", cookies.editor)).words).toContain("Mail is not set up on this site yet");
  expect(toastOf(await post("1"))).toContain("come on Mondays");
  expect((await read("/cms/account", cookies.editor)).words).toContain("On. The next email comes on (day)");
  expect((await read("/cms/account", cookies.admin)).words).not.toContain("On. The next email");
  await post("0");
  expect(await app.platform.database.selectFrom("weekly_mail").selectAll().execute()).toEqual([]);
});

test("where visits are not counted, the screen says so and the dashboard nothing", async () => {
  await using off = await openApp({ VISITS: "0" });
  const cookie = await signedIn(off, "editor");
  const { words } = await read("/cms/visits", cookie, off);
  expect(words).toContain("VISITS is 0 in the settings of the server");
  expect(words).not.toContain("Nobody was counted yet");
  expect((await read("/cms/dashboard", cookie, off)).words).not.toContain("See Visits");
});
