import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filledForm } from "../filled-form.ts";
import { cheapToken } from "../human-token.ts";
import { type SesAnswer, startSesServer } from "../servers/ses-server.ts";
import { openApp } from "./app.ts";
import { form, type OpenApp, signedIn, toastOf } from "./staff.ts";

let app: OpenApp;
let ses: Awaited<ReturnType<typeof startSesServer>>;
let cookie = "";

beforeAll(async () => {
  ses = await startSesServer();
  const keys = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
  const addresses = { EMAIL_FROM: "info@example.org", EMAIL_TO: "office@example.org" };
  app = await openApp({ AUTH_SECRET: SECRET, ...keys, ...addresses, SES_ENDPOINT: ses.url, CONTACT_LIMIT: "1000" });
  cookie = await signedIn(app, "editor");
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await ses.close();
});

const SECRET = "a secret that only these tests know";

/** Sends one as the contact form does, and gives its id. */
const submit = async (changes: Record<string, unknown> = {}, answers: SesAnswer[] = ["ok"]) => {
  ses.answer(...answers);
  const sent = filledForm({ recaptchaToken: await cheapToken(SECRET), formId: randomUUID(), ...changes });
  const body = JSON.stringify(sent);
  await app.fetch("/api/contact", { method: "POST", headers: { "content-type": "application/json" }, body });
  const stored = app.platform.database.selectFrom("enquiry").select("id").where("form_id", "=", String(sent.formId));
  return (await stored.executeTakeFirstOrThrow()).id;
};

const post = (path: string, fields: Record<string, string> = {}) =>
  app.fetch(`/cms/enquiries/${path}`, form(fields, cookie));
const read = async (path: string) => (await app.fetch(`/cms/enquiries${path}`, { headers: { cookie } })).text();
const row = (id: string) =>
  app.platform.database.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();

/** Where an answer leads, and what is said there. */
const said = (response: Response) => {
  const { text, bad } = JSON.parse(toastOf(response));
  return [response.status, response.headers.get("location"), text, bad];
};

const REJECTED = { code: "MessageRejected", message: "Email address is not verified" };

test("the search of the staff area finds an enquiry by its words, with its reference", async () => {
  const id = await submit({ message: "Our zeppelin lost its network." });
  const search = await app.fetch("/cms/search?q=zeppelin", { headers: { cookie } });
  const { reference, name } = (await row(id)) ?? {};
  expect((await search.json()).hits).toMatchObject([{ kind: "enquiry", id, title: name, note: reference }]);
});

describe("what is done with an enquiry", () => {
  test("goes back to it, with the filter of the list, and says what was done or why not", async () => {
    const id = await submit();
    const query = "?state=new&q=ada&mine=1";
    const here = `/cms/enquiries/${id}${query}`;
    const { id: self } = await app.platform.database.selectFrom("staff").select("id").executeTakeFirstOrThrow();
    const steps: [verb: string, fields: Record<string, string>, text: string, bad: boolean][] = [
      ["state", { state: "replied" }, "Moved to Replied", false],
      ["state", { state: "spam" }, "This enquiry can't be moved there", true],
      ["state", { state: "lost" }, "This enquiry can't be moved there", true],
      ["assign", { to: self }, "An editor has it now", false],
      ["assign", { to: "" }, "Nobody has it now", false],
      ["assign", { to: "somebody-else" }, "That is not possible anymore", true],
      ["outcome", { outcome: "won", value: "$1,200" }, "Noted: Won, $1,200", false],
      ["note", { text: "Called back" }, "Note added", false],
      ["note", { text: " " }, "A note needs some words", true],
      ["send", {}, "The email is sent", false],
      ["reply", { subject: "Re: your message", text: "We call at three." }, "Your answer is sent", false],
      ["reply", { subject: "Re: your message", text: " " }, "An answer needs a subject and some words", true],
      ["send-reply", { reply: "none" }, "It is not there anymore, or has left already", true],
      ["send-confirmation", {}, "It is not there anymore, or has left already", true],
      ["withdraw-reply", { reply: "none" }, "It has left already, or is leaving at this moment", true],
    ];
    for (const [verb, fields, text, bad] of steps)
      expect(said(await post(`${id}/${verb}${query}`, fields)), verb).toEqual([303, here, text, bad]);
    expect(await row(id)).toMatchObject({ state: "replied", assignee: self });
    expect(ses.mails.at(-1)).toMatchObject({
      fields: { "Destination.ToAddresses.member.1": "ada@example.org", "Message.Subject.Data": "Re: your message" },
    });
    expect((await post(`${id}/forget`)).status).toBe(404);
    expect((await post(`${id}/outcome`, { outcome: "lost", value: "1.50" })).status).toBe(400);
    expect(await row(id)).toMatchObject({ outcome: "won", value: 1200 });
    const shown = await read("?outcome=won");
    expect([shown.includes(id), (await read("?outcome=lost")).includes(id)]).toEqual([true, false]);
  });

  test("a mail that could not be sent is said with the reason, and sent again it leaves", async () => {
    const id = await submit({}, [REJECTED]);
    ses.answer(REJECTED);
    const [status, to, text, bad] = said(await post(`${id}/send`));
    expect([status, to, bad]).toEqual([303, `/cms/enquiries/${id}`, true]);
    expect(text).toMatch(/^Not sent\. \S.* \S.*\.$/);
    ses.answer("ok");
    expect(said(await post(`${id}/send`))).toEqual([303, `/cms/enquiries/${id}`, "The email is sent", false]);
    expect(await row(id)).toMatchObject({ mail_state: "sent" });
  });

  test("spam leaves the list that it was in, mails nothing, and is mailed once it is freed", async () => {
    const id = await submit({ website: "https://spam.example" });
    const list = "/cms/enquiries?state=spam";
    const mails = ses.mails.length;
    expect(said(await post(`${id}/send`))).toEqual([303, `/cms/enquiries/${id}`, "It is spam. Free it first.", true]);
    expect(said(await post(`${id}/spam?state=spam`))).toEqual([303, list, "It was spam already", false]);
    expect(ses.mails).toHaveLength(mails);
    expect(said(await post(`${id}/not-spam?state=spam`)).slice(1)).toEqual([
      `/cms/enquiries/${id}?state=spam`,
      "The email is sent",
      false,
    ]);
    expect(ses.mails).toHaveLength(mails + 1);
    expect(said(await post(`${id}/spam?state=spam`))).toEqual([303, list, "Moved to Spam", false]);
    expect(said(await post(`${id}/not-spam`))[2]).toBe("Back in the inbox");
    expect(ses.mails).toHaveLength(mails + 1);
  });

  test("erasing says what went, for good", async () => {
    const id = await submit({ email: "grace@example.org" });
    const other = await submit({ email: "Grace@example.org" });
    await post(`${id}/note`, { text: "Twice" });
    expect(said(await post(`${id}/erase`))[2]).toBe("Choose what to erase");
    expect(said(await post(`${id}/erase`, { what: "person", told: "1" }))[2]).toMatch(
      /^Another message .+ Nothing was/,
    );
    const third = await submit({ email: "grace@example.org" });
    expect(said(await post(`${third}/erase`, { what: "message" }))[2]).toMatch(/^Erased for good: 1 enquiry /);
    const erased = said(await post(`${id}/erase?q=grace`, { what: "person", told: "2" }));
    expect(erased[1]).toBe("/cms/enquiries?q=grace");
    expect(erased[2]).toMatch(
      /^Erased for good: 2 enquiries \(M-\w+, M-\w+\), 1 note, 0 answers, and the record of 2 emails\. Mail in the office's mailbox is not touched, and backups made before keep them\.$/,
    );
    expect([await row(id), await row(other)].filter((left) => left && left.name !== "")).toEqual([]);
    expect(said(await post(`${id}/erase`, { what: "person" }))[2]).toBe("It was erased already");
    expect(said(await post(`${id}/send`)).slice(1)).toEqual([
      "/cms/enquiries",
      "This enquiry is not there anymore",
      true,
    ]);
    expect(said(await post(`${id}/note`, { text: "Gone" }))[2]).toBe("This enquiry is not there anymore");
    expect((await app.fetch(`/cms/enquiries/${id}`, { headers: { cookie } })).status).toBe(404);
  });

  test("an address that only takes forms leads to its screen", async () => {
    const opened = await app.fetch("/cms/enquiries/some-id/send", { headers: { cookie } });
    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/cms/enquiries/some-id"]);
  });
});

describe("the inbox", () => {
  test("pages by fifty; its filter stays on every way through it, but for the page", async () => {
    for (let n = 0; n < 51; n += 1) {
      const made = filledForm({ name: "Paging Visitor", company: "Pagers" });
      const id = `page-${n}`;
      const rest = { service: "", search: "pagers", mail_state: "sent" as const, mail_attempts: 1, mail_reply_to: 1 };
      await app.platform.database
        .insertInto("enquiry")
        .values({
          ...rest,
          ...{ id, reference: `M-${id}`, form_id: id, state: "open", spam_reasons: "[]", name: String(made.name) },
          ...{ email: "a@example.org", phone: "", company: String(made.company), message: "Hello" },
          ...{ created_at: n, updated_at: n },
        })
        .execute();
    }
    const first = await read("?q=pagers&state=open");
    expect(first.match(/class="mailrow[ "]/g)).toHaveLength(50);
    expect(first).toMatch(/1(<!-- -->)?–(<!-- -->)?50(<!-- -->)? of (<!-- -->)?51/);
    expect(first).toContain('href="/cms/enquiries/page-50?q=pagers&amp;state=open"');
    expect(first).not.toContain("/cms/enquiries/page-0?");
    expect(first).toContain('href="/cms/enquiries?q=pagers&amp;state=open&amp;page=2"');
    expect(first).toContain('href="/cms/enquiries/export.csv?q=pagers&amp;state=open"');
    const second = await read("?q=pagers&state=open&page=2");
    expect(second.match(/class="mailrow[ "]/g)).toHaveLength(1);
    expect(second).toContain('href="/cms/enquiries?q=pagers"');
    expect(second).toContain('href="/cms/enquiries?q=pagers&amp;state=open&amp;state=new"');
    expect(second).toContain('<input type="hidden" name="state" value="open"/>');
    expect(second).not.toContain('<input type="hidden" name="page"');
    expect(second).toContain('href="/cms/enquiries?q=pagers&amp;state=open&amp;page=1"');
    const shorter = await read("?q=pagers&state=open&page=3");
    expect(shorter.match(/class="mailrow[ "]/g), "the last page of what is there").toHaveLength(1);
    expect(shorter).toMatch(/51(<!-- -->)?–(<!-- -->)?51(<!-- -->)? of (<!-- -->)?51/);
    expect(shorter).toContain('href="/cms/enquiries?q=pagers&amp;state=open&amp;page=1"');
    expect(await read("?q=pagers&mine=1")).toContain("Nothing matches");
    expect(await read("?mine=1"), "mine alone is not all").not.toMatch(/aria-current="true"[^>]*>All/);
    expect(await read("?q=pagers")).toMatch(/aria-current="true"[^>]*>All/);
    expect((await read("?state=open&state=new&mine=1")).match(/class="chip" aria-current="true"/g)).toHaveLength(3);
  });

  test("exports what its filter finds, as a file of that day", async () => {
    const csv = await app.fetch("/cms/enquiries/export.csv?q=pagers&state=open", { headers: { cookie } });
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
    expect(csv.headers.get("content-disposition")).toBe(`attachment; filename="enquiries-${today}.csv"`);
    const [, ...rows] = (await csv.text()).trim().split("\r\n");
    expect([rows.length, rows.filter((row) => row.includes("M-page-")).length]).toEqual([51, 51]);
  });
});
