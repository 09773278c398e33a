import { afterAll, beforeAll, expect, test } from "vitest";
import { p, rich } from "#content/writing/rich.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import { kinds } from "#domain/content/kinds.ts";
import { documentRow } from "../edit.ts";
import { filledFields } from "../filled-fields.ts";
import { form, type OpenApp, openStaffApp, toastOf } from "./staff.ts";

let app: OpenApp;
let cookie = "";

beforeAll(async () => {
  const opened = await openStaffApp();
  app = opened.app;
  cookie = opened.cookies.editor;
});

afterAll(() => app[Symbol.asyncDispose]());

const get = async (path: string, as = cookie) => {
  const response = await app.fetch(path, { headers: { cookie: as } });
  return { status: response.status, html: await response.text() };
};
const post = (path: string, fields: Record<string, string>) => app.fetch(path, form(fields, cookie));

/** The parts of a page that a tag of this name begins. */
const partsOf = (html: string, tag: string): string[] =>
  html.match(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, "g")) ?? [];

const FIRST = "Roots below the waterline";
const SECOND = "Roots above the waterline";

type Life = {
  type: Exclude<DocumentType, "settings" | "seo">;
  name: string;
  /** Where a visitor finds it. */
  at: string;
  /** What is filled in beside what it can't do without. */
  also?: object;
  /** What is changed later. */
  write: (text: string) => object;
};

const picture = "service-cloud";
const body = rich(p("Move the batteries first."));

const lives: Life[] = [
  {
    ...{ type: "page", name: "Tide tables", at: "/tide-tables" },
    write: (heading) => ({
      blocks: [{ type: "intro", id: "top", hidden: false, eyebrow: "", heading, text: "", picture: "" }],
    }),
  },
  {
    ...{ type: "post", name: "King tide", at: "/blog/king-tide", also: { picture, body } },
    write: (summary) => ({ summary }),
  },
  {
    ...{ type: "service", name: "Generators", at: "/services/generators" },
    also: { picture, sections: [{ heading: "What we bring", body }] },
    write: (lead) => ({ lead }),
  },
  {
    ...{ type: "project", name: "A marina online", at: "/portfolio/marina" },
    also: {
      ...{ picture, overview: body, challenges: body, solution: body },
      results: [{ figure: "40%", text: "fewer calls" }],
    },
    write: (summary) => ({ summary }),
  },
  {
    ...{ type: "position", name: "Diver", at: "/careers/diver", also: { endsOn: "" } },
    write: (description) => ({ description }),
  },
  { type: "member", name: "Coral R.", at: "/about", write: (role) => ({ role }) },
  { type: "testimonial", name: "Delia S.", at: "/", write: (content) => ({ content }) },
];

test.each(lives)(
  "a $type: made, edited, published, live, taken back from its history, thrown away and restored",
  async ({ type, name, at, also, write }) => {
    const { listPath, shown } = kinds[type];
    const hasPage = shown === "own-page";
    const sees = async (text: string | null) => {
      const { status, html } = await get(at, "");
      if (hasPage && text === null) return expect(status).toBe(404);
      const main = partsOf(html, "main").join();
      expect([FIRST, SECOND].filter((one) => main.includes(one))).toEqual(text ? [text] : []);
    };
    const line = async (query = "") =>
      partsOf((await get(`${listPath}${query}`)).html, "tr").find((row) => row.includes(name));
    const back = listPath;

    const start = type === "page" ? `href="${listPath}?new=yes"` : `name="type" value="${type}"`;
    expect((await get(listPath)).html, `New ${kinds[type].one}`).toContain(start);
    const made = await post("/cms/content/new", { type });
    const editor = made.headers.get("location") ?? "";
    expect(editor).toMatch(/^\/cms\/edit\/[\w-]{36}$/);
    const id = editor.split("/").at(-1) ?? "";
    expect((await get(editor)).html).toContain('class="editor"');
    const title = "title" in documentFields(type) ? { title: name } : { name };
    const save = async (text: string) => {
      const { draft_revision: baseRevision } = await documentRow(app.platform, id);
      const data = { ...documentFields(type), ...title, ...(hasPage && { path: at }), ...also, ...write(text) };
      const headers = { "content-type": "application/json", cookie };
      const body = JSON.stringify({ baseRevision, data });
      expect((await app.fetch(`${editor}/draft`, { method: "POST", headers, body })).status).toBe(200);
    };
    const publish = async () =>
      expect(await (await post(`${editor}/publish`, {})).json()).toMatchObject({
        ...{ outcome: "published", address: at, seen: true },
      });
    await save(FIRST);
    await sees(null);
    await publish();
    await sees(FIRST);
    await save(SECOND);
    await sees(FIRST);
    await publish();
    await sees(SECOND);

    const { html } = await get(`${editor}/history`);
    expect(partsOf(html, "ins")).toEqual([expect.stringContaining("above")]);
    const restore = partsOf(html, "form").find((one) => one.includes("/restore")) ?? "";
    const fields = [...restore.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    expect(toastOf(await post(`${editor}/restore`, Object.fromEntries(fields)))).toMatch(
      /Version \d+ is the draft again/,
    );
    await sees(SECOND);
    await publish();
    await sees(FIRST);

    expect(await line()).toContain("Live");
    await post("/cms/content/trash", { id, back });
    expect(await line()).toBeUndefined();
    await sees(null);
    expect(await line("?status=trash")).toContain("Take back");
    await post("/cms/content/restore", { id, back });
    expect(await line("?status=trash")).toBeUndefined();
    expect(await line()).toContain("Unpublished");
    await sees(null);
    await post("/cms/content/publish", { id, back });
    expect(await line()).toContain("Live");
    await sees(FIRST);
  },
);

/** As little as a document of this type can do with. */
const documentFields = (type: DocumentType) => filledFields(formOf(type), "", false);
