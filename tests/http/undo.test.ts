import { expect, test } from "vitest";
import { form, openStaffApp, toastOf } from "./staff.ts";

test("what a toast tells of is undone as it was, once, where one stood", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookies.editor));
  const undo = async (toast: string) => {
    const answer = await post("/cms/undo", { id: JSON.parse(toast).undo ?? "", back: "/cms/services?status=trash" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cms/services?status=trash"]);
    return JSON.parse(toastOf(answer));
  };
  const seen = async () => (await app.fetch("/services/consulting")).status;
  expect(await seen()).toBe(200);
  const back = { back: "/cms/services" };
  const thrown = toastOf(await post("/cms/content/trash", { id: "service-consulting", ...back }));
  expect(await seen()).toBe(404);
  expect(await undo(thrown)).toMatchObject({
    text: expect.stringMatching(/^Undone: “.+” is as before \(live\)$/),
    bad: false,
  });
  expect(await seen()).toBe(200);
  expect(await undo(thrown)).toMatchObject({ text: "It is too late to undo this", bad: true });
  const panel = await post("/cms/edit/service-consulting/unpublish", {});
  expect([await seen(), JSON.parse(toastOf(panel)).text]).toEqual([404, expect.stringMatching(/^Unpublished “/)]);
  expect((await undo(toastOf(panel))).bad).toBe(false);
  expect(await seen()).toBe(200);
  expect((await app.fetch("/cms/undo", { headers: { cookie: cookies.editor } })).headers.get("location")).toBe(
    "/cms/dashboard",
  );
});
