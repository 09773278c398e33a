import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { storeEnquiry } from "#domain/enquiries/submit/store-enquiry.server.ts";
import { documentRow, editDocument, publishChange } from "../edit.ts";
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

test("what a fault of the server left is told, and offered to be undone again", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const { database } = app.platform;
  const post = async (path: string, fields: Record<string, string>) =>
    JSON.parse(toastOf(await app.fetch(path, form(fields, cookies.editor))));
  const back = "/cms/team";
  const thrown = await post("/cms/content/trash", { id: "member-1", back });
  await sql`create trigger away before update of deleted_at on document begin select raise(abort, 'away'); end`.execute(
    database,
  );
  const left = await post("/cms/undo", { id: thrown.undo, back });
  expect(left).toEqual({
    id: expect.any(String),
    text: "Not undone yet, because of a fault of the server: 1. Undo does the rest",
    bad: true,
    undo: thrown.undo,
  });
  await sql`drop trigger away`.execute(database);
  expect(await post("/cms/undo", { id: left.undo, back })).toMatchObject({ bad: false });
});

test("that a sample is true of the company can be taken back from the toast", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookies.editor));
  const said = JSON.parse(toastOf(await post("/cms/edit/testimonial-1/confirm", { back: "/cms/testimonials" })));
  expect(said).toMatchObject({ text: expect.stringMatching(/ is no sample anymore$/), bad: false });
  const again = JSON.parse(toastOf(await post("/cms/undo", { id: said.undo, back: "/cms/testimonials" })));
  expect(again.bad).toBe(false);
  expect((await post("/cms/edit/nobody/confirm", { back: "/cms/testimonials" })).status).toBe(404);
});

test("what is said of a translation, or done to it when its original is published, is undone from the toast", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const { database } = app.platform;
  const post = async (path: string, fields: Record<string, string>) =>
    JSON.parse(toastOf(await app.fetch(path, form(fields, cookies.admin))));
  const undo = (toast: { undo?: string }) => post("/cms/undo", { id: toast.undo ?? "", back: "/cms/translations" });
  const { editor } = cookies;
  const behind = async () => (await app.fetch("/cms/translations?show=behind", { headers: { cookie: editor } })).text();
  await publishChange(database, "service-network", { lead: "Another lead." });
  const { published_revision: seen } = await documentRow(app.platform, "service-network");
  const done = await post("/cms/edit/service-network-es/in-step", { seen: seen ?? "", place: "lead" });
  expect(done.text).toMatch(/^Done: “.+” is up to date$/);
  expect(await behind()).not.toContain("service-network");
  expect(await undo(done)).toMatchObject({
    bad: false,
    text: expect.stringMatching(/^Undone: “.+” stands to its original as before$/),
  });
  expect(await behind()).toContain("service-network");
  await publishChange(database, "service-network", { picture: "service-software" });
  const { published_revision: further } = await documentRow(app.platform, "service-network");
  const part = await post("/cms/edit/service-network-es/in-step", { seen: further ?? "", place: "lead" });
  expect(part.text).toMatch(/^Done: 1 more of “.+” to do$/);
  expect((await undo(part)).text, "it was behind all the time").toMatch(/stands to its original as before$/);
  const all = await post("/cms/edit/service-network-es/in-step", { seen: further ?? "" });
  expect(all.text).toMatch(/^Done: “.+” is up to date$/);
  expect(await documentRow(app.platform, "service-network-es")).toMatchObject({ made_from: further, in_step: null });
  expect(await undo(all)).toMatchObject({ bad: false });
  expect(await behind()).toContain("service-network");
  for (const [translations, words] of [
    ["same", /^Up to date: “.+” \(Español\)$/],
    ["take-off", /^Taken off the site: “.+” \(Español\)$/],
  ] as const) {
    await editDocument(app.platform, "service-network", (data) => ({ ...data, lead: `${data.lead} And ${words}.` }));
    const said = await post("/cms/edit/service-network/publish", { translations });
    expect(said.text).toMatch(words);
    expect((await app.fetch("/es/servicios/redes")).status).toBe(translations === "same" ? 200 : 404);
    expect(await undo(said)).toMatchObject({ bad: false });
    expect((await app.fetch("/es/servicios/redes")).status).toBe(200);
    expect(await behind()).toContain("service-network");
  }
  const gone = await post("/cms/content/trash", { id: "service-network", back: "/cms/services", along: "yes" });
  expect(gone.text).toBe("Moved to the trash, with its translation");
  expect((await app.fetch("/es/servicios/redes")).status).toBe(404);
  expect((await undo(gone)).text).toMatch(/^Undone: “(Network Solutions|Redes)” and 1 more$/);
  expect((await app.fetch("/es/servicios/redes")).status).toBe(200);
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
  const same = await post(`${to}/state`, { state: "new" });
  expect(same, "it was there already").toEqual({ id: expect.any(String), text: "Moved to New", bad: false });
  const moved = await post(`${to}/state`, { state: "replied" });
  await post(`${to}/state`, { state: "new" });
  expect(await post("/cms/undo", { id: moved.undo ?? "" })).toMatchObject({
    text: "Somebody moved it to New since",
    bad: true,
  });
  await post(`${to}/spam`);
  const why = { spam_reasons: '["wrote to the trap"]' };
  await database.updateTable("enquiry").set(why).execute();
  const { undo } = await post(`${to}/not-spam`);
  expect(await post("/cms/undo", { id: undo ?? "" })).toMatchObject({ text: "Undone: back in Spam" });
  expect(await database.selectFrom("enquiry").select("spam_reasons").execute()).toEqual([why]);
});
