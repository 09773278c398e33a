import { afterAll, beforeAll, expect, test } from "vitest";
import { editDocument, publishChange } from "../edit.ts";
import { addMember, form, type OpenApp, openStaffApp } from "./staff.ts";
import { told } from "./told.ts";

let app: OpenApp;
let cookies = { editor: "", admin: "" };

/** An enquiry as it lies in the database, whatever led there. */
const enquiry = (id: string, changes: object = {}) => ({
  id,
  reference: `M-${id}`,
  form_id: id,
  state: "new" as const,
  spam_reasons: "[]",
  name: `Visitor ${id}`,
  email: `${id}@example.org`,
  phone: "",
  company: "",
  service: "",
  service_name: "",
  message: "Please call us.\nToday.",
  search: id,
  assignee: null,
  mail_state: "sent" as const,
  mail_due_at: null,
  mail_attempts: 1,
  mail_fault: null,
  mail_error: null,
  mail_settings: null,
  mail_reply_to: 1,
  mail_id: null,
  mailed_at: null,
  lease_owner: null,
  erased_at: null,
  created_at: Date.now() - 1_000,
  updated_at: Date.now(),
  ...changes,
});

const attempt = (id: string, changes: object = {}) => ({
  ...{ id: `try-${id}`, enquiry_id: id, at: Date.now(), took_ms: 12, reply_to: 1 },
  ...{ fault: null, code: "", message: "", mail_id: `ses-${id}` },
  ...changes,
});

/** A mail to whoever sent the enquiry "sent". */
const answer = (id: string, changes: object = {}) => ({
  id,
  enquiry_id: "sent",
  reference: "M-sent",
  kind: "answer" as const,
  author: null,
  mail_to: "sent@example.org",
  answer_to: "info@example.com",
  subject: "Re: your message",
  text: `We call you.\n${id}`,
  thread: "Please call us.",
  mail_state: "sent" as const,
  mail_due_at: null,
  mail_attempts: 1,
  mail_fault: null,
  mail_error: null,
  mail_settings: null,
  mail_reply_to: 1,
  mail_id: null,
  mailed_at: Date.now(),
  lease_owner: null,
  created_at: Date.now() - 500,
  updated_at: Date.now(),
  ...changes,
});

/** Something of everything that a screen can show. */
const fill = async () => {
  const { database } = app.platform;
  await database.deleteFrom("activity").execute(); // of the installation, all in one moment
  const { id: admin } = await database
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "admin")
    .executeTakeFirstOrThrow();
  const known = {
    phone: "(305) 555-0199",
    company: "Analytical Engines",
    service: "cloud",
    service_name: "Cloud Solutions",
    state: "open",
    assignee: admin,
  };
  const stuck = { mail_state: "parked", mail_due_at: Date.now() + 9e5, mail_fault: "credentials" };
  await database
    .insertInto("enquiry")
    .values([
      enquiry("sent", known),
      enquiry("stuck", { ...stuck, created_at: Date.now() - 2_000 }),
      enquiry("fresh", {
        mail_state: "due",
        mail_due_at: Date.now(),
        mail_attempts: 0,
        created_at: Date.now() - 3_000,
      }),
      enquiry("trap", { state: "spam", mail_state: "none", spam_reasons: '["The trap was filled in"]' }),
    ])
    .execute();
  await database
    .insertInto("mail_attempt")
    .values([
      attempt("sent", { reply_to: 0 }),
      attempt("stuck", { fault: "credentials", code: "InvalidClientTokenId", message: "No such key", mail_id: null }),
    ])
    .execute();
  await database
    .insertInto("enquiry_reply")
    .values([
      answer("one", { kind: "confirmation" }),
      answer("two", { author: admin }),
      answer("three", { ...stuck, mailed_at: null, mail_fault: "rejected", created_at: Date.now() }),
    ])
    .execute();
  await app.fetch("/cms/enquiries/sent/note", form({ text: "Called back" }, cookies.editor));
  for (const path of ["/about-uss", "/never-there", "/about-uss"]) await app.fetch(path);
  for (const [from, to] of [
    ["/old-home", "/"],
    ["/old-team", "/nobody-there"],
  ] as const)
    await app.fetch("/cms/redirects", form({ from, to }, cookies.admin));
  await publishChange(database, "service-data", { title: "Data, again" });
  await editDocument(app.platform, "service-data", (data) => ({ ...data, title: "Data, once more" }));
  await app.fetch("/cms/content/trash", form({ id: "member-5", back: "/cms/team" }, cookies.editor));
  await app.fetch("/cms/content/unpublish", form({ id: "post-hipaa", back: "/cms/blog" }, cookies.editor));
  await app.fetch(
    "/cms/edit/page-terms/schedule",
    form({ what: "publish", date: "2099-07-01", time: "09:30" }, cookies.editor),
  );
  await addMember(app, "editor", "off@example.org");
  await database.updateTable("staff").set({ banned: 1 }).where("email", "=", "off@example.org").execute();
  await addMember(app, "editor", "two@example.org");
  await database.updateTable("staff").set({ two_factor_enabled: 1 }).where("email", "=", "two@example.org").execute();
  const owners = await database
    .selectFrom("staff")
    .select("id")
    .where("email", "in", ["admin@example.org", "two@example.org"])
    .execute();
  const key = {
    public_key: "k",
    counter: 0,
    device_type: "singleDevice",
    backed_up: 0,
    created_at: new Date().toISOString(),
  };
  await database
    .insertInto("staff_passkey")
    .values(
      owners.map(({ id: user_id }, n) => ({ ...key, id: `key-${n}`, user_id, name: "Laptop", credential_id: `${n}` })),
    )
    .execute();
  const media = {
    file: "spare.svg",
    type: "image/svg+xml",
    width: 4,
    height: 3,
    bytes: 9,
    alt: "A spare",
    name: "Spare",
  };
  const rested = { ...media, id: "spare", variants: "[]", focal_x: 50, focal_y: 50, deleted_at: Date.now() };
  await database
    .insertInto("media")
    .values({ ...rested, created_at: 0 })
    .execute();
  await app.fetch("/cms/staff/invite", form({ name: "Ina", email: "ina@example.org", role: "editor" }, cookies.admin));
};

beforeAll(async () => {
  ({ app, cookies } = await openStaffApp());
  await fill();
});

afterAll(() => app[Symbol.asyncDispose]());

/**
 * The ids by which something is labeled, described or led to, and that nothing on the screen has. What a closed dialog and
 * the grip of a list name comes with the scripts.
 */
const namedNowhere = (html: string): string[] => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return [...html.matchAll(/<(?!dialog)\w+[^>]*>/g)]
    .filter(([tag]) => !tag.includes('class="grip"'))
    .flatMap(([tag]) => [...tag.matchAll(/ (?:for|list|aria-(?:labelledby|describedby|controls))="([^"]+)"/g)])
    .flatMap(([, named = ""]) => named.split(" "))
    .filter((id) => !ids.has(id));
};

/** What a screen tells and offers; of those in the frame that all share, what stands in it. */
const screen = async (path: string, cookie = "") => {
  const html = await (await app.fetch(path, { headers: { cookie } })).text();
  const isFramed = path.startsWith("/cms/") && path !== "/cms/dashboard";
  const body = html.slice(html.indexOf(isFramed ? "<main" : "<body"));
  expect(namedNowhere(html)).toEqual([]);
  return `${/<title>([^<]*)/.exec(html)?.[1]}\n${told(body)}`;
};

test.each([
  ...["/cmslogin?next=/cms/blog", "/cmslogin/forgot", "/cmslogin/code?next=/cms/blog", "/cmslogin/password?key=none"],
  ...[
    "/contact",
    "/no-such-page",
    "/map",
    "/services/cloud",
    "/portfolio/retail",
    "/blog/hurricane-season-it-checklist",
  ],
  ...["/preview/shared/no-such-token"],
])("%s tells and offers a stranger", async (path) => expect(await screen(path)).toMatchSnapshot());

test.each([
  ...["/cms/dashboard", "/cms/visits", "/cms/no-such", "/cms/enquiries", "/cms/enquiries?state=new&q=nobody&mine=1"],
  ...["sent?state=open", "stuck", "fresh", "trap?state=spam"].map((one) => `/cms/enquiries/${one}`),
  ...[
    "/cms/pages?q=o&sort=title",
    "/cms/team",
    "/cms/services?status=changes&q=data&sort=title",
    "/cms/team?status=trash",
  ],
  ...[
    "/cms/blog?status=draft",
    "/cms/blog?status=unpublished",
    "/cms/testimonials?q=nobody",
    "/cms/media?show=no-text&q=none",
    "/cms/media?show=no-text",
    "/cms/media/service-data?q=data",
    "/cms/media/trash",
    "/cms/media/texts?q=data",
    "/cms/titles?type=post&q=hurricane&page=1",
    "/cms/titles?show=no-title",
  ],
  ...["/cms/redirects?from=/never-there", "/cms/redirects/edit?from=/old-home", "/cms/redirects/import"],
  ...[
    "/cms/settings",
    "/cms/settings/mail",
    "/cms/seo",
    "/cms/staff",
    "/cms/staff/invite",
    "/cms/activity?about=enquiries&days=7",
    "/cms/activity?about=sign-in",
  ],
  ...["/cms/account", "/cms/account/password", "/cms/account/second-factor", "/cms/account/second-factor/remove"],
  ...[
    "/cms/account/recovery-codes",
    "/cms/account/passkeys/add",
    "/cms/edit/member-1",
    "/cms/edit/page-terms",
    "/cms/edit/page-careers",
    "/cms/edit/post-hurricane",
    "/cms/edit/service-data",
    "/cms/edit/project-retail",
    "/cms/edit/position-devops-engineer",
    "/cms/edit/testimonial-1",
  ],
  ...["/cms/edit/service-data/history", "/cms/edit/member-5/history"],
])("%s tells and offers an admin", async (path) => expect(await screen(path, cookies.admin)).toMatchSnapshot());

test.each(["/cms/dashboard", "/cms/staff"])("%s tells and offers an editor", async (path) =>
  expect(await screen(path, cookies.editor)).toMatchSnapshot(),
);
