import { afterAll, beforeAll, expect, test } from "vitest";
import { form, type OpenApp, openStaffApp } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookies.editor));

test("a toast waits for the frame that shows it: a request for a part of the screen does not take it", async () => {
  const done = await post("/cms/content/publish", { back: "/cms/blog" });
  const toast = done.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("cms-toast="))
    ?.split(";")[0];
  const session = cookies.editor.split("; ").find((cookie) => cookie.startsWith("cms.session_token="));
  const asks = (path: string) => app.fetch(path, { headers: { cookie: `${session}; ${toast}` } });
  const part = await asks("/cms/edit/page-about/check.data?_routes=cms%2Fpublish%2Fcheck");
  expect([part.status, part.headers.getSetCookie()]).toEqual([200, []]);
  const screen = await asks("/cms/blog.data");
  expect(await screen.text()).toContain("Nothing was selected");
  expect(screen.headers.getSetCookie()).toEqual([expect.stringMatching(/^cms-toast=[^;]*; Max-Age=0/)]);
  expect((await asks("/cms.data")).headers.getSetCookie()).toEqual([]);
});

test("what a browser fetches ahead leaves the flash message for the page that shows it", async () => {
  const flash = (await post("/cms/edit/nobody/duplicate", {})).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const cookie = `${cookies.editor}; ${flash}`;
  const path = "/cms/edit/page-about/check.data?_routes=cms%2Flayout";
  const ahead = await app.fetch(path, { headers: { cookie, "Sec-Purpose": "prefetch" } });
  expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([200, []]);
  const shown = await app.fetch(path, { headers: { cookie } });
  expect(await shown.text()).toContain("This can't be duplicated");
  expect(shown.headers.getSetCookie()).toEqual([expect.stringContaining("cms-toast=; Max-Age=0")]);
});
