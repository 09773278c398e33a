import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { documentTypes } from "#domain/content/document-types.ts";
import { fillNames } from "#domain/content/names.ts";
import { publishedOf } from "#domain/content/published/published-document.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { readSingleton } from "#domain/content/singletons/read-singleton.server.ts";
import { cardContent } from "#domain/images/card-content.ts";
import { keysOf } from "#domain/keys-of.ts";
import { exportSite } from "#server/export/export-site.ts";
import { eventually } from "../eventually.ts";
import { filledForm } from "../filled-form.ts";
import { admin as actor } from "../staff-actors.ts";
import { standInCheck } from "../stand-ins/stand-in-check.ts";
import { standInMail } from "../stand-ins/stand-in-mail.ts";
import { ORIGIN } from "./app.ts";
import { form, type OpenApp, openStaffApp } from "./staff.ts";

const OLD = /mangrove\W*it\b/i;
const [ACCENT, ACTION] = ["#123a7a", "#ffb000"];

let app: OpenApp;
let cookies = { editor: "", admin: "" };
const mail = standInMail();
/** The card of a page before the company was renamed. */
let card: Uint8Array;

type Groups = { company: object; contact: object };

const saveSettings = async (changes: (data: Groups) => object) => {
  const { draft } = await readSingleton(app.platform, actor, "settings");
  const data = { ...draft.data, ...changes(draft.data as Groups) };
  const sent = form({ data: JSON.stringify(data), base: draft.revision }, cookies.admin);
  expect((await app.fetch("/cms/settings", sent)).status).toBe(303);
};

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
  Object.assign(app.platform, { mail, humanCheck: standInCheck(app.platform.clock) });
  card = await bytesOf("/card/about.png");
  await saveSettings(({ company, contact }) => ({
    company: { ...company, name: "Blue Heron Tech", legalName: "Blue Heron Tech, Inc." },
    contact: { ...contact, email: "hello@heron.example" },
    colours: { accent: ACCENT, action: ACTION },
  }));
});

afterAll(() => app[Symbol.asyncDispose]());

const bytesOf = async (path: string) => new Uint8Array(await (await app.fetch(path)).arrayBuffer());

/** Whatever an answer names on this site. */
const namedIn = (text: string): string[] =>
  [...text.replaceAll(ORIGIN, "").matchAll(/(?<=["'(>])\/[\w./%-]*/g)]
    .map(([path]) => path)
    .filter((path) => !path.startsWith("//"));

test("a company with another name leaves no trace of the old one: pages, feeds, maps, icons, errors, what is not found", async () => {
  const known = new Set([
    "/",
    "/404",
    "/robots.txt",
    "/sitemap.xml",
    "/llms.txt",
    "/site.webmanifest",
    "/blog/rss.xml",
  ]);
  for (const path of [
    "/map",
    "/search?q=cloud",
    "/.well-known/security.txt",
    "/contact",
    "/cmslogin",
    "/cmslogin/forgot",
  ])
    known.add(path);
  const traces: string[] = [];
  for (const path of known) {
    if (/^\/(assets|fonts|mark|media|card|cms\b|preview)/.test(path)) continue;
    const response = await app.fetch(path);
    const type = response.headers.get("content-type") ?? "";
    if (/^image\/(?!svg)/.test(type)) continue;
    const text = await response.text();
    if (OLD.test(text))
      traces.push(`${path}: ${text.slice(Math.max(0, text.search(OLD) - 60), text.search(OLD) + 60)}`);
    if (/html|xml|json|plain/.test(type)) for (const found of namedIn(text)) known.add(found);
  }
  expect(known.size).toBeGreaterThan(60);
  expect(traces).toEqual([]);
  expect(await (await app.fetch("/")).text()).toContain("Blue Heron Tech");
});

test("screens of staff have the new name", async () => {
  for (const path of ["/cms/dashboard", "/cms/titles", "/cms/no-such"]) {
    const page = await (await app.fetch(path, { headers: { cookie: cookies.admin } })).text();
    expect(OLD.test(page.replace(/Mangrove IT \| Managed/g, "")), path).toBe(false);
  }
});

test("mails have the new name and its colors: of enquiries, their answers and hand-overs, invitations and links", async () => {
  const cookie = cookies.admin;
  const enquiry = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(filledForm()),
  };
  expect(await (await app.fetch("/api/contact", enquiry)).json()).toMatchObject({ success: true });
  const [, id] = /\/cms\/enquiries\/([\w-]+)/.exec(mail.sent[0]?.text ?? "") ?? [];
  const editor = await app.platform.database
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "editor")
    .executeTakeFirstOrThrow();
  for (const [path, fields] of [
    [`/cms/enquiries/${id}/assign`, { to: editor.id }],
    [`/cms/enquiries/${id}/reply`, { subject: "Re: your message", text: "We call at three." }],
    ["/cms/staff/invite", { name: "Ina", email: "ina@example.org", role: "editor" }],
    ["/cmslogin/forgot", { email: "editor@example.org" }],
  ] as const)
    expect((await app.fetch(path, form(fields, cookie))).status, path).toBeLessThan(400);
  await eventually(() => expect(mail.sent).toHaveLength(5));
  for (const { subject, html, text } of mail.sent) {
    expect(
      [subject, html, text].filter((part) => OLD.test(part)),
      subject,
    ).toEqual([]);
    if (subject.startsWith("Re:")) continue; // A letter from a person to a person.
    expect(html, subject).toContain("Blue Heron Tech</div>");
    expect(html, subject).toContain(`background:${ACCENT};border-bottom:4px solid ${ACTION}`);
    expect((await app.fetch(/<img src="http:\/\/site\.test([^"]+)"/.exec(html)?.[1] ?? "")).status).toBe(200);
  }
});

test("cards of networks are drawn anew, and none says the old name", async () => {
  expect(Buffer.compare(await bytesOf("/card/about.png"), card)).not.toBe(0);
  const { settings, names } = await publishedSite(app.platform);
  for (const type of keysOf(documentTypes))
    for (const document of await publishedOf(app.platform.database, type))
      expect(JSON.stringify(cardContent(settings, fillNames(document, names))), document.path ?? type).not.toMatch(OLD);
});

test("an export has the new name", async () => {
  const folder = mkdtempSync(join(tmpdir(), "renamed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ask = async (path: string) => (path.startsWith("/card/") ? new Response("card") : app.fetch(path));
  await exportSite(
    { platform: app.platform, ask, clientFolder: "build/current/client", api: "" },
    join(folder, "site"),
  );
  const files = globSync(join(folder, "**/*.{html,xml,txt,json,webmanifest,js,css,svg}"));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => OLD.test(readFileSync(file, "utf8")))).toEqual([]);
});

const rgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const icon = async (path: string) => {
  const response = await app.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return {
    type: response.headers.get("content-type"),
    bytes: new Uint8Array(await response.arrayBuffer()),
    etag: response.headers.get("etag") ?? "",
  };
};

const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
};

test("the drawing of the call to action is in the colors of Settings, which its address says", async () => {
  const [address = ""] = namedIn(await (await app.fetch("/about")).text()).filter((path) => path.includes("/roots-"));
  const drawn = await icon(address);
  expect(drawn.type).toBe("image/svg+xml");
  expect(new TextDecoder().decode(drawn.bytes)).toContain(`--mangrove:${ACCENT};--coral:${ACTION}`);
  expect((await app.fetch(address.replace(ACCENT.slice(1), "no-hex"))).status).toBe(404);
});

test("favicon and icons have the colors of Settings, and the logo once there is one", async () => {
  const svg = await icon("/icons/icon.svg");
  expect(svg.type).toBe("image/svg+xml");
  const drawn = new TextDecoder().decode(svg.bytes);
  expect([drawn.includes(ACCENT), drawn.includes(ACTION)]).toEqual([true, true]);
  const inStaffArea = async () => {
    const html = await (await app.fetch("/cms/account", { headers: { cookie: cookies.admin } })).text();
    return /<link rel="icon" href="([^"]+)" type="image\/svg\+xml"/.exec(html)?.[1] ?? "";
  };
  const address = await inStaffArea();
  expect((await icon(address)).bytes).toEqual(svg.bytes);
  const large = await icon("/icons/icon-512.png");
  expect(await pixel(large.bytes, 0.5, 0.05)).toEqual(rgb(ACCENT));
  const ico = await icon("/favicon.ico");
  expect(await sharp(ico.bytes.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32, format: "png" });
  const asked = await app.fetch("/icons/icon-512.png", { headers: { "if-none-match": large.etag } });
  expect(asked.status).toBe(304);
  expect((await app.fetch("/icons/none.png")).status).toBe(404);

  const logoOf = async (name: string, width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#c02020" } })
      .png()
      .toBuffer();
    const sent = await app.fetch(`/cms/media/upload?name=${name}.png`, {
      method: "POST",
      body: Buffer.from(bytes),
      headers: { cookie: cookies.admin },
    });
    const { id } = (await sent.json()).picture;
    await app.fetch(`/cms/media/${id}/describe`, form({ name, alt: "The logo", baseAlt: "" }, cookies.admin));
    await saveSettings(({ company }) => ({ company: { ...company, logo: id } }));
  };
  await logoOf("square", 300, 300);
  expect(await inStaffArea(), "another icon has another address there, so that none that is kept is shown").not.toBe(
    address,
  );
  const [red = 0, green = 255] = await pixel((await icon("/icons/icon-512.png")).bytes, 0.5, 0.5);
  expect(red - green).toBeGreaterThan(100);
  await logoOf("tall", 100, 600);
  expect(await pixel((await icon("/icons/icon-192.png")).bytes, 0.05, 0.05)).toEqual(rgb(ACCENT));
  await logoOf("wide", 600, 100);
  const initial = await icon("/icons/icon-192.png");
  expect(await pixel(initial.bytes, 0.05, 0.05), "of a word-mark nothing is left in a square: the initial").toEqual(
    rgb(ACCENT),
  );
  expect(new TextDecoder().decode((await icon("/icons/icon.svg")).bytes)).toContain("data:image/png;base64,");
  const link = async () => /<a class="logo".*?<\/a>/s.exec(await (await app.fetch("/about")).text())?.[0] ?? "";
  expect(await link()).toMatch(/alt="".*<span>[^<]+<\/span>/s);
  await saveSettings(({ company }) => ({ company: { ...company, nameBeside: false } }));
  expect(await link(), "a word-mark is not followed by the name once more, and read by it").toMatch(
    /^<a class="logo" href="\/"><(?:picture|img)(?!.*<span>).*alt="[^"]+"/s,
  );
});
