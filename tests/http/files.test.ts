import { afterAll, beforeAll, expect, test } from "vitest";
import { publishChange } from "../edit.ts";
import { pdf } from "../pictures.ts";
import { type OpenApp, openStaffApp } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };
let file = { id: "", src: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
  const name = encodeURIComponent("Año 2026: “HIPAA” <list>.pdf");
  const init = { method: "POST", body: new Uint8Array(pdf(4)), headers: { cookie: cookies.editor } };
  const answer = await app.fetch(`/cms/media/upload?name=${name}`, init);
  expect(answer.status).toBe(201);
  file = (await answer.json()).picture;
});

afterAll(() => app[Symbol.asyncDispose]());

test("a file is handed out to be kept, under its name, and never as a page of this site", async () => {
  const answer = await app.fetch(file.src);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf(4));
  const { headers } = answer;
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toBe(
    `attachment; filename="Ano 2026 HIPAA list.pdf"; filename*=UTF-8''A%C3%B1o%202026%3A%20%E2%80%9CHIPAA%E2%80%9D%20list.pdf`,
  );
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-robots-tag")).toBeNull();
  expect(headers.get("cache-control"), "another may come under this name").toBe("public, no-cache");
  const again = await app.fetch(file.src, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  expect((await app.fetch(file.src, { method: "HEAD" })).headers.get("content-type")).toBe("application/pdf");
});

test("an address without a file is the page for such addresses, and the bytes have no other address", async () => {
  for (const path of ["/files/none.pdf", "/files/hero-business.pdf", `/files/${file.id}`, `/files/${file.id}.html`]) {
    const answer = await app.fetch(path);
    expect([answer.status, await answer.text()], path).toEqual([404, expect.stringContaining("Page not found")]);
  }
  const { file: key } = await app.platform.database
    .selectFrom("media")
    .select("file")
    .where("id", "=", file.id)
    .executeTakeFirstOrThrow();
  expect((await app.fetch(`/media/${key}`)).status).toBe(404);
});

test("a page offers it with what it is and how large", async () => {
  const card = { type: "file", attrs: { file: file.id, title: "Our list", note: "For clinics" } };
  await publishChange(app.platform.database, "post-hipaa", { body: { type: "doc", content: [card] } });
  const page = await (await app.fetch("/blog/hipaa-security-risk-assessment-small-clinic")).text();
  expect(page).toContain(`<a class="file-link" href="${file.src}" download="">`);
  expect(page).toContain("<strong>Our list</strong><span>PDF, 4 pages, 1 kB</span>");
  expect(page).toContain("For clinics");
  expect(page).toContain(".file-link{");
  expect(await (await app.fetch("/about")).text()).not.toMatch(/file-link|card-/);
});
