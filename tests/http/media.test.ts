import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startS3Server } from "../servers/s3-server.ts";
import { openApp } from "./app.ts";
import { form, type OpenApp, openStaffApp, signedIn, toastOf } from "./staff.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
});

afterAll(() => app[Symbol.asyncDispose]());

const png = (width = 60, height = 40, color = "#0f5c4d") =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

const send = (path: string, bytes: Uint8Array, cookie: string, headers: Record<string, string> = {}) =>
  app.fetch(path, { method: "POST", body: Buffer.from(bytes), headers: { cookie, ...headers } });

const uploaded = async (name: string, bytes?: Uint8Array, cookie = cookies.editor) => {
  const answer = await send(`/cms/media/upload?name=${encodeURIComponent(name)}`, bytes ?? (await png()), cookie);
  expect(answer.status).toBe(201);
  return (await answer.json()).picture as { id: string; name: string; src: string };
};

/** A body that counts how much of it was asked for. */
const counted = (total: number) => {
  const read = { bytes: 0 };
  const body = new ReadableStream({
    pull: (controller) => {
      if (read.bytes >= total) return controller.close();
      read.bytes += 65_536;
      return controller.enqueue(new Uint8Array(65_536));
    },
  });
  return { read, body };
};

test("a stranger's file is refused before it is read", async () => {
  for (const path of ["/cms/media/upload?name=a.png", "/cms/media/hero-business/replace"]) {
    const { read, body } = counted(10_000_000);
    const answer = await app.fetch(path, { method: "POST", body, duplex: "half" } as RequestInit);
    expect(answer.status).toBe(401);
    expect(read.bytes).toBeLessThan(200_000);
  }
});

test("where a file is wanted, pictures are neither offered nor taken; where a picture is, no file is taken", async () => {
  const picture = await send("/cms/media/upload?name=a.png&only=file", await png(), cookies.editor);
  expect([picture.status, (await picture.json()).error]).toEqual([422, expect.stringContaining("PDF")]);
  const file = await send("/cms/media/upload?name=a.pdf&only=picture", Buffer.from("%PDF-1.7\n%%EOF"), cookies.editor);
  expect(file.status).toBe(422);
  const offered = await app.fetch("/cms/media/pictures.json?only=file&page=1", { headers: { cookie: cookies.editor } });
  const { pictures } = (await offered.json()) as { pictures: { type: string }[] };
  expect(pictures.filter(({ type }) => type !== "application/pdf")).toEqual([]);
});

test("editors and admins upload; the picture is served for good, and listed", async () => {
  for (const cookie of [cookies.editor, cookies.admin]) {
    const { id, src } = await uploaded("Données réseau.png", undefined, cookie);
    expect(id).toMatch(/^donnees-reseau-[0-9a-f]{8}$/);
    const file = await app.fetch(src);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(file.headers.get("cache-control")).toContain("immutable");
    const page = await app.fetch(`/cms/media?q=${id}`, { headers: { cookie } });
    expect(await page.text()).toContain(`/cms/media/${id}`);
    const list = await app.fetch(`/cms/media/pictures.json?q=${id}`, { headers: { cookie } });
    expect(await list.json()).toMatchObject({ total: 1, page: 1, pages: 1, pictures: [{ id, alt: "" }] });
    const one = await app.fetch(`/cms/media/pictures.json?id=${id}&id=lost`, { headers: { cookie } });
    expect(await one.json()).toMatchObject({ total: 1, pictures: [{ id }] });
  }
});

test("21 MB are refused, whether their length is said or not, and no more than 20 MB are read", async () => {
  const large = new Uint8Array(21 * 1024 * 1024);
  const said = await send("/cms/media/upload?name=a.png", large, cookies.editor, {
    "content-length": String(large.length),
  });
  expect([said.status, await said.json()]).toEqual([413, { error: "This file is larger than 20 MB" }]);
  const { read, body } = counted(60_000_000);
  const init = { method: "POST", body, duplex: "half", headers: { cookie: cookies.editor } } as RequestInit;
  expect((await app.fetch("/cms/media/upload?name=a.png", init)).status).toBe(413);
  expect(read.bytes).toBeLessThan(21 * 1024 * 1024);
});

test("every other address of the staff area still takes only small bodies", async () => {
  const large = new Uint8Array(100_000);
  for (const path of ["/cms/media/hero-business/describe", "/cms/media", "/cms/staff/invite"])
    expect((await send(path, large, cookies.editor, { "content-length": "100000" })).status).toBe(413);
});

test("what is not a picture is told so, and a foreign page can't send one", async () => {
  const program = await send("/cms/media/upload?name=holiday.jpg", Buffer.from("MZ\x90\0"), cookies.editor);
  expect([program.status, await program.json()]).toEqual([
    422,
    { error: "This is a program. Pictures are JPEG, PNG, WebP, AVIF, GIF or SVG" },
  ]);
  const foreign = await send("/cms/media/upload?name=a.png", await png(), cookies.editor, {
    origin: "https://evil.example",
  });
  expect(foreign.status).toBe(403);
});

test("an uploaded drawing is served without its script, and could not run it", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
  const { src } = await uploaded("Logo.svg", Buffer.from(svg));
  const file = await app.fetch(src);
  expect(await file.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h9v9z"></path></svg>',
  );
  expect(file.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(file.headers.get("content-security-policy")).toContain("sandbox");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
});

test("text, focus and another file reach visitors with the next request", async () => {
  const cookie = cookies.editor;
  const home = async () => (await app.fetch("/")).text();
  expect(await home()).toContain("A small city of offices on a deck above water");
  const text = {
    name: "Hero",
    alt: "A city on roots",
    baseAlt: "A small city of offices on a deck above water, carried by mangrove roots with server racks and lit nodes",
  };
  const described = await app.fetch("/cms/media/hero-business/describe", form(text, cookie));
  expect([described.status, await described.json()]).toEqual([200, { saved: true }]);
  expect(await home()).toContain("A city on roots");
  const late = await app.fetch("/cms/media/hero-business/describe", form({ ...text, alt: "Mine" }, cookie));
  expect([late.status, await late.json()]).toEqual([409, { saved: false, stale: "A city on roots" }]);
  const focused = await app.fetch("/cms/media/hero-business/focus", form({ x: "7", y: "93" }, cookie));
  expect([focused.status, await focused.json()]).toEqual([200, { saved: true }]);
  expect(await home()).toMatch(/object-position:\s*7% 93%/);
  expect((await app.fetch("/cms/media/hero-business/focus", form({ x: "7%", y: "1" }, cookie))).status).toBe(422);
  const replaced = await send("/cms/media/hero-business/replace", await png(64, 64), cookie);
  expect([replaced.status, await replaced.json()]).toEqual([200, { removed: 0 }]);
  expect(await home()).toMatch(/\/media\/hero-business-[0-9a-f]{12}\.avif 64w/);
});

test("a crop is seen by visitors with the next request, and so is the whole again", async () => {
  const cookie = cookies.editor;
  const { picture } = await (await send("/cms/media/upload?name=wide.png", await png(400, 200), cookie)).json();
  const part = { of: picture.src, x: "0", y: "0", width: "100", height: "50" };
  const crop = (fields: object) => app.fetch(`/cms/media/${picture.id}/crop`, form({ ...part, ...fields }, cookie));
  const size = async () =>
    app.platform.database
      .selectFrom("media")
      .select(["width", "height"])
      .where("id", "=", picture.id)
      .executeTakeFirstOrThrow();
  expect([(await crop({})).status, await size()]).toEqual([200, { width: 100, height: 50 }]);
  const again = await crop({ whole: "1" });
  expect([again.status, await again.json()]).toEqual([200, { whole: true }]);
  expect(await size()).toEqual({ width: 400, height: 200 });
  const outside = await crop({ x: "390" });
  expect([outside.status, await outside.json()]).toEqual([
    422,
    { error: "This is outside of the picture", whole: false },
  ]);
  const ofAnother = await crop({ of: "/media/another.png" });
  expect([ofAnother.status, await ofAnother.json()]).toEqual([
    422,
    { error: "Somebody put another picture in its place meanwhile. Look at it again first", whole: false },
  ]);
});

test("the details say where a picture is used; what is used is not deleted, the rest is", async () => {
  const cookie = cookies.editor;
  const page = await (await app.fetch("/cms/media/service-cloud", { headers: { cookie } })).text();
  expect(page).toContain('href="/cms/edit/service-cloud"');
  expect((await app.fetch("/cms/media/service-cloud/delete", form({}, cookie))).headers.get("location")).toBe(
    "/cms/media/service-cloud",
  );
  expect((await app.fetch("/cms/media/service-cloud", { headers: { cookie } })).status).toBe(200);
  const { id } = await uploaded("Rack.png");
  expect((await app.fetch(`/cms/media/${id}/delete`, form({}, cookie))).headers.get("location")).toBe("/cms/media");
  const trash = await app.fetch("/cms/media/trash", { headers: { cookie } });
  expect([trash.status, await trash.text()]).toEqual([200, expect.stringContaining(`/cms/media/${id}/take-back`)]);
  const back = await app.fetch(`/cms/media/${id}/take-back`, form({}, cookie));
  expect([back.headers.get("location"), toastOf(back)]).toEqual([
    `/cms/media/${id}`,
    expect.stringContaining("Took back “"),
  ]);
  const again = await app.fetch(`/cms/media/${id}/take-back`, form({}, cookie));
  expect(toastOf(again)).toContain("It is not in the trash anymore");
});

test("a preview that knows only the id is led to the file; what is gone is said to be gone", async () => {
  const cookie = cookies.editor;
  const get = (path: string) => app.fetch(`/cms/media/${path}`, { headers: { cookie } });
  const { id, src } = await uploaded("File.png");
  const file = await get(`${id}/file`);
  expect([file.status, file.headers.get("location")]).toEqual([302, src]);
  expect((await get("lost/file")).status).toBe(404);
  const gone = ["describe", "focus", "replace"].map(async (verb) => {
    const sent = verb === "replace" ? send(`/cms/media/lost/replace`, await png(), cookie) : null;
    const fields = { name: "A", alt: "B", baseAlt: "", x: "1", y: "1" };
    return (await (sent ?? app.fetch(`/cms/media/lost/${verb}`, form(fields, cookie)))).status;
  });
  expect(await Promise.all(gone)).toEqual([404, 404, 404]);
  const nameless = await app.fetch(`/cms/media/${id}/describe`, form({ name: " ", alt: "x", baseAlt: "" }, cookie));
  expect([nameless.status, await nameless.json()]).toMatchObject([
    422,
    { saved: false, errors: { name: expect.any(String) } },
  ]);
  const said = async (which: string) => toastOf(await app.fetch(`/cms/media/${which}/delete`, form({}, cookie)));
  expect(await said("service-cloud")).toContain('"text":"A page uses this picture, so it stays","bad":true');
  expect(await said(id)).toContain('"text":"Moved “File” to the trash, for 30 days","bad":false');
  expect(await said(id)).toContain("This picture was deleted already");
});

test("of what was selected, what nothing shows goes to the trash, and it is told how many stay", async () => {
  const thrown = async (...ids: string[]) => {
    const sent = { ...form({}, cookies.editor), body: `${new URLSearchParams(ids.map((id) => ["id", id]))}` };
    return JSON.parse(toastOf(await app.fetch("/cms/media/selected/delete", sent)));
  };
  const [one, two, three] = [await uploaded("One.png"), await uploaded("Two.png"), await uploaded("Three.png")];
  const stays = "stays, since something shows it";
  expect(await thrown(one.id, "service-cloud")).toMatchObject({
    ...{ text: `Moved “One” to the trash, for 30 days. One ${stays}`, bad: false, undo: expect.any(String) },
  });
  expect(await thrown(two.id, three.id)).toMatchObject({ text: "Moved 2 to the trash, for 30 days", bad: false });
  const both = { text: "2 stay, since something shows them", bad: true };
  expect(await thrown("service-cloud", "service-software")).toMatchObject(both);
  expect(await thrown()).toMatchObject({ text: "Nothing was selected", bad: true });
});

test("the library's filter stays while one looks for words, and opens what it shows with it", async () => {
  const page = async (query: string) =>
    (await app.fetch(`/cms/media${query}`, { headers: { cookie: cookies.editor } })).text();
  const html = await page("?q=service&show=unused");
  expect(html).toContain('<input type="hidden" name="show" value="unused"/>');
  for (const way of ["/cms/media?q=service", "/cms/media?q=service&amp;show=no-text"])
    expect(html).toContain(`href="${way}"`);
  expect(await page("?q=cloud&show=odd")).toContain('href="/cms/media/service-cloud?q=cloud&amp;show=odd"');
});

test("an admin reads in the activity who did what to which picture", async () => {
  const { id } = await uploaded("Harbour.png");
  await app.fetch(`/cms/media/${id}/delete`, form({}, cookies.editor));
  const page = await (await app.fetch("/cms/activity?about=media", { headers: { cookie: cookies.admin } })).text();
  for (const words of ["added to the library", "moved to the trash of Media", "Harbour", "An editor"])
    expect(page).toContain(words);
});

test("with a bucket named, pictures live there, and are served from there", async () => {
  const s3 = await startS3Server();
  await using onS3 = await openApp(s3.settings);
  const cookie = await signedIn(onS3, "editor");
  const init = { method: "POST", body: Buffer.from(await png()), headers: { cookie } };
  const { picture } = await (await onS3.fetch("/cms/media/upload?name=Rack.png", init)).json();
  expect((await onS3.fetch(picture.src)).headers.get("content-type")).toBe("image/jpeg");
  expect((await onS3.fetch("/media/lost-0123456789ab.jpg")).status).toBe(404);
  await onS3.platform.files.remove(picture.src.replace("/media/", ""));
  expect((await onS3.fetch(picture.src)).status).toBe(404);
  await s3.close();
});

test("the library answers at once with 5,000 pictures", async () => {
  const { database } = app.platform;
  const row = await database.selectFrom("media").selectAll().where("id", "=", "service-data").executeTakeFirstOrThrow();
  for (let batch = 0; batch < 50; batch += 1)
    await database
      .insertInto("media")
      .values(Array.from({ length: 100 }, (_, at) => ({ ...row, id: `many-${batch * 100 + at}` })))
      .execute();
  const page = await app.fetch("/cms/media?show=unused&page=100", { headers: { cookie: cookies.editor } });
  const text = await page.text();
  expect(text.match(/class="tile"/g)?.length).toBe(48);
  expect(text).toMatch(/of (<!-- -->)?5,0\d\d/);
  const third = await app.fetch("/cms/media/pictures.json?page=3", { headers: { cookie: cookies.editor } });
  expect(await third.json()).toMatchObject({ page: 3, pages: expect.any(Number), pictures: { length: 48 } });
});
