import { expect, test } from "vitest";
import type { InboxEntry } from "#domain/enquiries/inbox/inbox.server.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { SENT_AT } from "../../../../tests/components/opened-enquiry.tsx";
import Enquiries, { type loader } from "./enquiries.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const row = (more: Partial<InboxEntry>): InboxEntry => ({
  ...{
    id: "e1",
    reference: "MG-1",
    state: "new",
    name: "Visitor",
    company: "",
    service: "",
    line: "Our server is down",
  },
  ...{ excerpt: null, createdAt: SENT_AT, assignee: null, outcome: null, mailFault: false },
  ...more,
});

const COUNTS = { new: 1200, open: 1, replied: 0, closed: 0, spam: 7 };

const opened = (loaded: Partial<Loaded> = {}, at = "/cms/enquiries", path = "/cms/enquiries") => {
  const entries = loaded.entries ?? [];
  const query = at.includes("?") ? at.slice(at.indexOf("?")) : "";
  const own: Loaded = {
    ...{ entries, total: entries.length, pages: 1, counts: COUNTS, page: 1, perPage: 50, now: SENT_AT, query },
    ...loaded,
  };
  const read = () => own;
  return mounted(Enquiries, {
    at,
    path,
    answers: { [`GET ${at.split("?")[0]}`]: read, "GET /cms/enquiries/e2": read },
  });
};

test("a row says state, sender, firm or else the reference, who has it, what became of it, what they ask for, and that its mail failed", async () => {
  const excerpt = {
    parts: [
      { text: "The ", hit: false },
      { text: "server", hit: true },
    ],
    where: "Message",
  };
  const { screen } = await opened({
    entries: [
      row({}),
      row({
        id: "e2",
        state: "closed",
        company: "Harbor Ltd",
        assignee: "Ada",
        outcome: "won",
        service: "Backups",
        mailFault: true,
      }),
      row({ id: "e3", state: "spam", excerpt }),
    ],
  });
  const rows = screen.getByRole("listitem").getByRole("link").filter({ hasText: "Visitor" });
  await expect.element(rows.nth(0)).toHaveTextContent("New: Visitor10:00MG-1Our server is down");
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(
      "Closed: VisitorThe email could not be sent. 10:00Harbor Ltd · Ada · Won · BackupsOur server is down",
    );
  await expect.element(rows.nth(2)).toHaveTextContent("Spam: Visitor10:00MG-1The serverMessage");
  await expect.element(rows.nth(2).getByText("server", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Export CSV" })).toHaveAttribute("download");
  await expect.element(screen.getByText("1–3 of 3")).toBeVisible();
});

test("a row leads to its enquiry with the filter of the list; while one is open it is marked, and its name is the screen's", async () => {
  const at = "/cms/enquiries/e1?state=new";
  const entries = [row({}), row({ id: "e2", name: "Second" })];
  const { screen, where } = await opened({ entries }, at, "/cms/enquiries/:id");
  await expect.element(screen.getByRole("link", { name: /Visitor/ })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("heading", { name: "Enquiries", level: 2 })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "No enquiry is open" })).not.toBeInTheDocument();
  const csv = screen.getByRole("link", { name: "Export CSV" });
  await expect.element(csv).toHaveAttribute("href", "/cms/enquiries/export.csv?state=new");
  await screen.getByRole("link", { name: /Second/ }).click();
  await expect.poll(where).toBe("/cms/enquiries/e2?state=new");
});

const EMPTY = { q: "printer", outcome: "none" };

test.each([
  ["", "No enquiries yet", "They arrive here from the contact form."],
  ["?q=", "No enquiries yet", "They arrive here from the contact form."],
  [`?${new URLSearchParams(EMPTY)}`, "Nothing matches", "Try other words, or other states."],
])("an empty inbox at “%s” says why, and leads out of a filter", async (query, title, text) => {
  const { screen, where } = await opened({}, `/cms/enquiries${query}`);
  await expect.element(screen.getByRole("heading", { name: "Enquiries", level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "No enquiry is open" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  const all = screen.getByRole("link", { name: "Show all enquiries" });
  if (title === "No enquiries yet") return expect(all.elements()).toHaveLength(0);
  await all.click();
  return expect.poll(where).toBe("/cms/enquiries");
});

const chipsOf = (screen: Awaited<ReturnType<typeof opened>>["screen"]) =>
  screen
    .getByRole("list", { name: "Show" })
    .getByRole("link")
    .elements()
    .map(
      (chip) => `${chip.ariaCurrent ? "*" : ""}${chip.textContent.trim()} → ${chip.getAttribute("href")?.slice(14)}`,
    );

test("chips count the states, “All” without spam; each joins or leaves the filter, from its first page", async () => {
  const plain = await opened();
  await expect
    .poll(() => chipsOf(plain.screen))
    .toEqual([
      "*All 1,201 → ",
      "Mine → ?mine=1",
      "New 1,200 → ?state=new",
      "Open 1 → ?state=open",
      "Replied 0 → ?state=replied",
      "Closed 0 → ?state=closed",
      "Spam 7 → ?state=spam",
      "Won → ?outcome=won",
      "Lost → ?outcome=lost",
      "No outcome → ?outcome=none",
    ]);
  await plain.screen.unmount();
  const narrowed = await opened({}, "/cms/enquiries?q=rack&state=new&state=open&mine=1&outcome=won&page=2");
  const rest = (kept: string) => `?q=rack&${kept}`;
  await expect
    .poll(() => chipsOf(narrowed.screen))
    .toEqual([
      "All 1,201 → ?q=rack",
      `*Mine → ${rest("state=new&state=open&outcome=won")}`,
      `*New 1,200 → ${rest("state=open&mine=1&outcome=won")}`,
      `*Open 1 → ${rest("state=new&mine=1&outcome=won")}`,
      `Replied 0 → ${rest("state=new&state=open&mine=1&outcome=won&state=replied")}`,
      `Closed 0 → ${rest("state=new&state=open&mine=1&outcome=won&state=closed")}`,
      `Spam 7 → ${rest("state=new&state=open&mine=1&outcome=won&state=spam")}`,
      `*Won → ${rest("state=new&state=open&mine=1")}`,
      `Lost → ${rest("state=new&state=open&mine=1&outcome=won&outcome=lost")}`,
      `No outcome → ${rest("state=new&state=open&mine=1&outcome=won&outcome=none")}`,
    ]);
});

test("a search keeps the other filters and begins at the first page; what it found is told", async () => {
  const { screen, where } = await opened({ total: 3 }, "/cms/enquiries?q=rack&state=new&mine=1&page=2");
  const search = screen.getByRole("searchbox", { name: "Search enquiries" });
  await expect.element(search).toHaveValue("rack");
  await expect.element(screen.getByText("3 found")).toBeInTheDocument();
  await search.fill("printer");
  await expect.poll(where).toBe("/cms/enquiries?state=new&mine=1&q=printer");
});
