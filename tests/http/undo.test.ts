import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { storeEnquiry } from "#domain/enquiries/submit/store-enquiry.server.ts";
import { form, openStaffApp, toastOf } from "./staff.ts";

test("what a toast tells of is undone as it was, once, where one stood", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookies.editor));
  const undo = async (toast: string, back = "/cms/services?status=trash", to = back) => {
    const answer = await post("/cms/undo", { id: JSON.parse(toast).undo ?? "", back });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
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
  expect((await undo(toastOf(panel), "//elsewhere.example", "/cms/dashboard")).bad).toBe(false);
  expect(await seen()).toBe(200);
  expect((await app.fetch("/cms/undo", { headers: { cookie: cookies.editor } })).headers.get("location")).toBe(
    "/cms/dashboard",
  );
});

test("that a sample is true of the company can be taken back from the toast", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookies.editor));
  const said = JSON.parse(toastOf(await post("/cms/edit/testimonial-1/confirm", { back: "/cms/testimonials" })));
  expect(said).toMatchObject({ text: expect.stringMatching(/ is no sample any more$/), bad: false });
  const again = JSON.parse(toastOf(await post("/cms/undo", { id: said.undo, back: "/cms/testimonials" })));
  expect(again.bad).toBe(false);
  expect((await post("/cms/edit/nobody/confirm", { back: "/cms/testimonials" })).status).toBe(404);
});

test("every toast of a move that can be undone offers it, and does it", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const { database } = app.platform;
  const id = randomUUID();
  const enquiry = { name: "Ada", email: "ada@example.org", phone: "", company: "", service: "", message: "Call us" };
  const verdict = { human: true, tokenId: id, goodUntil: Date.now() + 60_000 } as const;
  const stored = await storeEnquiry(app.platform, {
    enquiry,
    language: "en",
    serviceName: "",
    formId: id,
    suspicions: [],
    verdict,
  });
  const to = "row" in stored ? `/cms/enquiries/${stored.row.id}` : "";
  const picture = await database.selectFrom("media").selectAll().limit(1).executeTakeFirstOrThrow();
  await database
    .insertInto("media")
    .values({ ...picture, id: "spare", file: "spare.svg" })
    .execute();
  const post = async (path: string, fields: Record<string, string> = {}) =>
    JSON.parse(toastOf(await app.fetch(path, form(fields, cookies.editor))));
  const list = { back: "/cms/team" };
  const moves: [path: string, fields: Record<string, string>, words: RegExp][] = [
    ["/cms/content/trash", { id: "member-1", ...list }, /is as before \(live\)$/],
    ["/cms/content/unpublish", { id: "member-1", ...list }, /is as before \(live\)$/],
    ["/cms/edit/member-1/unpublish", {}, /is as before \(live\)$/],
    ["/cms/media/spare/delete", {}, /is in the library again$/],
    [`${to}/state`, { state: "replied" }, /back in New$/],
    [`${to}/spam`, {}, /back in New$/],
  ];
  for (const [path, fields, words] of moves) {
    const { undo } = await post(path, fields);
    expect([path, await post("/cms/undo", { id: undo ?? "" })]).toMatchObject([
      path,
      { text: expect.stringMatching(words), bad: false },
    ]);
  }
  await post(`${to}/spam`);
  const why = { spam_reasons: '["wrote to the trap"]' };
  await database.updateTable("enquiry").set(why).execute();
  const { undo } = await post(`${to}/not-spam`);
  expect(await post("/cms/undo", { id: undo ?? "" })).toMatchObject({ text: "Undone: back in Spam" });
  expect(await database.selectFrom("enquiry").select("spam_reasons").execute()).toEqual([why]);
});
