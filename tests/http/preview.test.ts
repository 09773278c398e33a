import { expect, test } from "vitest";
import { saveDraft } from "#domain/content/drafts/save-draft.server.ts";
import { system } from "#domain/staff/system.ts";
import { withVideo } from "../edit.ts";
import { publicPaths } from "../public-paths.ts";
import { openApp } from "./app.ts";
import { form, signedIn } from "./staff.ts";

type App = Awaited<ReturnType<typeof openApp>>;

const newest = async ({ platform }: App, id: string) => {
  const row = await platform.database
    .selectFrom("document")
    .innerJoin("revision", "revision.id", "document.draft_revision")
    .select(["revision.id", "revision.data"])
    .where("document.id", "=", id)
    .executeTakeFirstOrThrow();
  return { revision: row.id, data: JSON.parse(row.data) };
};

const write = async (app: App, id: string, change: object) => {
  const { revision, data } = await newest(app, id);
  await saveDraft(app.platform, system, { document: id, baseRevision: revision, data: { ...data, ...change } });
};

const page = async (app: App, path: string, cookie: string) => {
  const response = await app.fetch(path, { headers: { cookie } });
  return { response, text: await response.text() };
};

const render = async (app: App, id: string, data: object, cookie: string, below?: Record<string, string>) => {
  const response = await app.fetch(`/preview/${id}/html`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ data, below }),
  });
  const body = await response.json().catch(() => null);
  const parts: { id: string; html: string }[] = body?.parts ?? [];
  return { status: response.status, ids: parts.map((part) => part.id), text: parts.map((part) => part.html).join("") };
};

test("staff see the draft as the real page, which nobody keeps, finds or frames elsewhere", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  await write(app, "service-cloud", { title: "Clouds to come" });
  const { response, text } = await page(app, "/preview/service-cloud", cookie);
  expect(text).toContain("Clouds to come");
  expect(text).toContain("This is a draft.");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(response.headers.get("x-frame-options")).toBeNull();
  expect(await (await app.fetch("/services/cloud")).text()).not.toContain("Clouds to come");
});

test("a preview is closed to strangers", async () => {
  await using app = await openApp();
  const { response } = await page(app, "/preview/service-cloud?revision=x", "");
  expect(response.headers.get("location")).toBe("/cmslogin?next=%2Fpreview%2Fservice-cloud%3Frevision%3Dx");
  expect((await render(app, "service-cloud", {}, "")).status).toBe(401);
  expect((await page(app, "/preview/at/about", "")).response.status).toBe(302);
});

test("the opening above the form is as low in the preview as on the site, rendered with the form or alone", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const low = 'class="intro intro-pictured intro-low tone-sand"';
  expect(await (await app.fetch("/contact")).text()).toContain(low);
  expect((await page(app, "/preview/page-contact", cookie)).text).toContain(low);
  const { data } = await newest(app, "page-contact");
  const [opening] = data.blocks;
  const alone = { ...data, blocks: [opening] };
  const onTop = async (kind: string) =>
    (await render(app, "page-contact", alone, cookie, { [opening.id]: kind })).text.includes(low);
  expect([await onTop("contact"), await onTop("questions")]).toEqual([true, false]);
});

test("an older revision shows as it was", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { revision, data } = await newest(app, "service-cloud");
  await write(app, "service-cloud", { title: "Clouds to come" });
  const { text } = await page(app, `/preview/service-cloud?revision=${revision}`, cookie);
  expect(text).toContain(data.title);
  expect(text).not.toContain("Clouds to come");
  expect((await page(app, `/preview/page-about?revision=${revision}`, cookie)).response.status).toBe(404);
});

test("what is being written is rendered block by block, each under its name, finished or not", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { data } = await newest(app, "page-home");
  const blocks = [
    { type: "call-to-action", id: "b1", heading: "Half writ", buttonText: "" },
    { type: "hero-slides", id: "b2", slides: [] },
    { type: "nobody-knows", id: "b3" },
    { type: "intro", id: "b4", hidden: true, heading: "Not to be seen" },
    { type: "latest-posts", id: "b5", heading: "Soon", count: 3, posts: ["none-of-these"] },
    { type: "testimonials", id: "b6", heading: "Voices", testimonials: ["none-of-these"] },
  ];
  const { status, ids, text } = await render(app, "page-home", { ...data, blocks }, cookie);
  expect(status).toBe(200);
  expect(ids).toEqual(["b1", "b2", "b5", "b6"]);
  expect(text).toContain("Half writ");
  expect(text).not.toContain("Not to be seen");
  expect(text.match(/This part can't be shown yet/g)).toHaveLength(2);
});

test("members and testimonials show on the page that has them", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const member = (await newest(app, "member-1")).data;
  expect((await render(app, "member-1", { ...member, name: "Nerissa New" }, cookie)).text).toContain("Nerissa New");
  const quote = (await newest(app, "testimonial-1")).data;
  const { text } = await render(app, "testimonial-1", { ...quote, content: "They answered at three." }, cookie);
  expect(text).toContain("They answered at three.");
});

test("linked pages and cards show their drafts", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const { data } = await newest(app, "service-cloud");
  await write(app, "service-cloud", { title: "Clouds to come", card: { ...data.card, title: "A new card" } });
  const home = await page(app, "/preview/page-services", cookie);
  expect(home.text).toContain("A new card");
  expect(home.text).toContain('href="/preview/at/services/cloud"');
  const linked = await app.fetch("/preview/at/services/cloud", { headers: { cookie } });
  expect(linked.headers.get("location")).toBe("/preview/service-cloud");
  expect((await page(app, "/preview/at/no-such", cookie)).response.status).toBe(404);
});

test("the log holds no secret of a shared link", async () => {
  await using app = await openApp();
  const logged: unknown[] = [];
  app.platform.log.child = (() => ({
    info: (line: unknown) => logged.push(line),
    error: (line: unknown) => logged.push(line),
  })) as never;
  await app.fetch("/preview/shared/a-token-that-opens-a-draft");
  expect(logged).toMatchObject([{ path: "/preview/shared/***" }]);
});

test("a link opens one draft to anybody until it is withdrawn", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const made = await app.fetch("/cms/edit/page-about/preview-links", form({ days: "7" }, cookie));
  expect(made.status).toBe(200);
  const stored = await app.platform.database.selectFrom("preview_link").selectAll().executeTakeFirstOrThrow();
  const { makePreviewLink } = await import("#domain/content/preview/preview-links.server.ts");
  const actor = { id: stored.created_by, role: "editor" as const };
  const link = await makePreviewLink(app.platform, actor, "page-about", 1);
  await write(app, "page-about", { blocks: [{ type: "intro", id: "i1", heading: "Only for you" }] });
  const shared = await page(app, `/preview/shared/${link?.token}`, "");
  expect(shared.text).toContain("Only for you");
  expect(shared.response.headers.get("cache-control")).toBe("no-store");
  expect(JSON.stringify(stored)).not.toContain(link?.token);
  const rows = await app.platform.database.selectFrom("preview_link").select("id").execute();
  for (const { id } of rows) await app.fetch(`/cms/edit/page-about/preview-links/${id}/withdraw`, form({}, cookie));
  const closed = await page(app, `/preview/shared/${link?.token}`, "");
  expect(closed.response.status).toBe(410);
  expect(closed.text).toContain("This link is no longer open");
});

test("what a preview is asked that it can't show is said by its status, and kept nowhere", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  for (const path of ["/preview/nobody", "/preview/page-about?revision=none"]) {
    const { response } = await page(app, path, cookie);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
  const send = (id: string, body: string) =>
    app.fetch(`/preview/${id}/html`, { method: "POST", headers: { "content-type": "application/json", cookie }, body });
  expect((await send("page-about", "{")).status).toBe(400);
  expect((await send("page-about", '{"data":"text"}')).status).toBe(400);
  expect((await send("nobody", '{"data":{}}')).status).toBe(404);
  const list = (inside: string) => `{"type":"bulletList","content":[{"type":"listItem","content":[${inside}]}]}`;
  const lists = Array.from({ length: 2_000 }).reduce<string>(list, "");
  const body = `{"type":"doc","content":[${lists}]}`;
  const deep = await send("page-about", `{"data":{"blocks":[{"type":"rich-text","id":"a","body":${body}}]}}`);
  expect(deep.status, "deeper than a draft can be").toBe(400);
  const made = await send("page-about", '{"data":{"blocks":[]}}');
  expect([made.headers.get("cache-control"), made.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
});

test("in the editor a preview stands still and has no note; shared, its links lead to the public site", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  const framed = (await page(app, "/preview/page-about?frame", cookie)).text;
  const open = (await page(app, "/preview/page-about", cookie)).text;
  expect([framed.includes("This is a draft."), framed.includes('data-still="true"')]).toEqual([false, true]);
  expect([open.includes("This is a draft."), open.includes("data-still")]).toEqual([true, false]);
  expect(open).toContain("<title>Preview: About Us</title>");
  expect((await page(app, "/preview/member-1", cookie)).text).toMatch(/data-shows-in="[^"]+"/);
  const made = await app.fetch("/cms/edit/page-about/preview-links.data", form({ days: "7" }, cookie));
  const [, token = ""] = /http:\/\/site\.test\/preview\/shared\/([\w-]+)/.exec(await made.text()) ?? [];
  const shared = (await page(app, `/preview/shared/${token}`, "")).text;
  expect(shared).toContain('href="/contact"');
  expect(shared).not.toContain("/preview/at/");
  expect((await app.fetch("/cms/edit/page-about/preview-links", form({ days: "8" }, cookie))).status).toBe(400);
});

test("the videos of a draft play in its preview, for staff and for whoever has a link", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  await write(app, "post-hipaa", { body: withVideo });
  const made = await app.fetch("/cms/edit/post-hipaa/preview-links.data", form({ days: "7" }, cookie));
  const [, token = ""] = /\/preview\/shared\/([\w-]+)/.exec(await made.text()) ?? [];
  for (const path of ["/preview/post-hipaa", `/preview/shared/${token}`]) {
    const { headers } = (await page(app, path, cookie)).response;
    expect(headers.get("content-security-policy"), path).toContain("https://www.youtube-nocookie.com");
  }
});

/** What tells the editor which field a text is of, and the characters that carried it there. */
const MARKS = / data-(field|link|part)=|[\u200b-\u200d\u2060-\u2064\ufeff]/;

test("only the editor's preview names fields: visitors, guests and staff elsewhere get nothing of it", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "editor");
  for (const id of ["page-home", "page-about", "service-cloud", "post-hurricane", "member-1"]) {
    const { data } = await newest(app, id);
    expect((await render(app, id, data, cookie)).text, id).toContain(" data-field=");
    expect((await page(app, `/preview/${id}?frame`, cookie)).text, id).toContain(" data-field=");
    expect((await page(app, `/preview/${id}`, cookie)).text, id).not.toMatch(MARKS);
  }
  const { revision } = await newest(app, "page-home");
  expect((await page(app, `/preview/page-home?frame&revision=${revision}`, cookie)).text).not.toMatch(MARKS);
  const made = await app.fetch("/cms/edit/page-home/preview-links.data", form({ days: "7" }, cookie));
  const [, token = ""] = /\/preview\/shared\/([\w-]+)/.exec(await made.text()) ?? [];
  const others = ["/map", "/no-such-page", "/sitemap.xml", "/blog/rss.xml", "/llms.txt", "/site.webmanifest"];
  for (const path of [...publicPaths, ...others, `/preview/shared/${token}`])
    expect(await (await app.fetch(path)).text(), path).not.toMatch(MARKS);
});
