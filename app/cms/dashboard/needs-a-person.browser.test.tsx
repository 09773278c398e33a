import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { StuckMail } from "#domain/enquiries/outbox/stuck-mail.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { NeedsAPerson } from "./needs-a-person.tsx";

type Props = ComponentProps<typeof NeedsAPerson>;

const NOW = Date.UTC(2026, 10, 20, 15);
const QUIET: Props = {
  trouble: { missing: [], stuck: [], total: 0 },
  content: { brokenLinks: [], undescribed: [], overdue: [], misfits: [] },
  alerts: [],
  backup: null,
  waiting: { unanswered: 0, missing: 0, translations: { behind: 0, missing: 0, first: [] } },
  now: NOW,
};

const opened = async (more: Partial<Props> = {}) => {
  const { screen, sent } = await mounted(() => <NeedsAPerson {...QUIET} {...more} />);
  const count = screen.getByRole("heading", { level: 2 }).element().querySelector(".count")?.textContent;
  const tasks = screen
    .getByRole("heading", { level: 3 })
    .elements()
    .map((title) => title.textContent);
  const texts = [...screen.container.querySelectorAll(".task-text")].map((text) => text.textContent);
  const below = [...screen.container.querySelectorAll(".panel-more")].map((text) => text.textContent);
  const links = [...screen.container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  return { screen, sent, count, tasks, texts, below, links };
};

test("where nothing waits, it says so, and when the last backup was made", async () => {
  const none = await opened();
  expect(none.count).toBe("0");
  await expect.element(none.screen.getByText(/^Nothing\. Every enquiry was mailed/)).toBeVisible();
  expect(none.below).toEqual(["No backup has been made yet."]);
  await none.screen.unmount();
  const made = await opened({ backup: { at: NOW - 86_400_000, archive: "a", bytes: 1 } });
  expect(made.below).toEqual(["Last backup Yesterday, read back and checked."]);
});

const waiting = (more: Partial<Props["waiting"]>) => ({ waiting: { ...QUIET.waiting, ...more } });

test("one enquiry and one missing page are told as one, and counted as a line each", async () => {
  const one = await opened(waiting({ unanswered: 1, missing: 1 }));
  expect(one.count).toBe("2");
  expect(one.tasks).toEqual(["An enquiry is unanswered", "A page is missing"]);
  expect(one.texts).toEqual([
    "Nobody has taken it on yet.",
    "Visitors asked for an address where nothing is. Redirect or dismiss it.",
  ]);
  expect(one.links).toEqual(["/cms/enquiries?state=new", "/cms/redirects#missing-paths"]);
  expect(one.screen.getByText(/^Nothing\./).query()).toBeNull();
  await one.screen.unmount();
  const many = await opened(waiting({ unanswered: 1200, missing: 2 }));
  expect(many.count).toBe("2");
  expect(many.tasks).toEqual(["1,200 enquiries are unanswered", "2 pages are missing"]);
  expect(many.texts).toEqual([
    "Nobody has taken them on yet.",
    "Visitors asked for addresses where nothing is. Redirect or dismiss them.",
  ]);
});

test("what is wrong in content alone is counted, each document for itself", async () => {
  const brokenLinks = ["p1", "p2"].map((id) => ({ document: { id, title: id, type: "page" }, href: "/gone" }) as const);
  const { count, screen } = await opened({ content: { ...QUIET.content, brokenLinks } });
  expect(count).toBe("2");
  expect(screen.getByText(/^Nothing\./).query()).toBeNull();
});

test("alerts and a mail that is not set up stand first", async () => {
  const alerts = [{ cause: "disk", title: "The disk is nearly full", words: "2 GB are left.", since: NOW }];
  const { count, texts } = await opened({
    alerts,
    trouble: { missing: ["EMAIL_TO", "AWS_REGION"], stuck: [], total: 0 },
  });
  expect(count).toBe("2");
  expect(texts).toEqual([
    "2 GB are left. Since 10:00.",
    "Enquiries are kept here, nothing is mailed. Missing on the server: EMAIL_TO, AWS_REGION.",
  ]);
});

const stuck = (more: Partial<StuckMail>): StuckMail => ({
  id: "e1",
  name: "Cleo",
  reference: "E-1",
  createdAt: NOW,
  isAnswer: false,
  isConfirmation: false,
  words: { what: "The address is not known.", todo: "Look at it." },
  ...more,
});

test("a mail that could not be sent is sent again from here, unless it is an answer, whose words stand at its enquiry", async () => {
  const mails = [
    stuck({}),
    stuck({ id: "e2", isAnswer: true }),
    stuck({ id: "e3", isConfirmation: true, isAnswer: true }),
  ];
  const { screen, sent, count, tasks, texts, below } = await opened({
    trouble: { missing: [], stuck: mails, total: 5 },
  });
  expect(count).toBe("5");
  expect(tasks).toEqual([
    "The email about Cleo could not be sent",
    "An answer to Cleo could not be sent",
    "What confirms the message of Cleo could not be sent",
  ]);
  expect(texts[0]).toBe("The address is not known. Look at it.");
  expect(below[0]).toBe("And 2 more.");
  await expect.element(screen.getByRole("link", { name: /^An answer/ })).toHaveAttribute("href", "/cms/enquiries/e2");
  const again = screen.getByRole("button", { name: "Send again" });
  expect(again.elements()).toHaveLength(2);
  await again.first().click();
  await expect.poll(() => sent).toMatchObject([{ path: "/cms/enquiries/e1/send" }]);
});

test("what confirms a message is sent again by itself", async () => {
  const mail = stuck({ isAnswer: true, isConfirmation: true });
  const { screen, sent, below } = await opened({ trouble: { missing: [], stuck: [mail], total: 1 } });
  expect(below).toHaveLength(1);
  await screen.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => sent).toMatchObject([{ path: "/cms/enquiries/e1/send-confirmation" }]);
});

const behind = (changes: number): Props["waiting"]["translations"]["first"][number] => ({
  id: "page-1",
  type: "page",
  title: "About",
  isGone: false,
  languages: [
    { language: "en", id: "page-1", status: "live", state: "original", changes: 0 },
    { language: "es", id: "page-1-es", status: "live", state: "behind", changes },
  ],
});

test("translations that are behind are named before those that are missing, and lead to themselves", async () => {
  const late = await opened(waiting({ translations: { behind: 1, missing: 2, first: [behind(3)] } }));
  expect(late.count).toBe("1");
  expect(late.tasks).toEqual(["Translations are behind"]);
  expect(late.texts).toEqual([
    "In 1 document visitors read what the original said before. 2 documents are not translated into every language.",
  ]);
  await expect
    .element(late.screen.getByRole("link", { name: /Original changed \(3 fields\) ?: “About” in Español/ }))
    .toBeVisible();
  expect(late.links).toEqual(["/cms/edit/page-1-es", "/cms/translations?show=behind"]);
  await late.screen.unmount();
  const missing = await opened(waiting({ translations: { behind: 0, missing: 1, first: [] } }));
  expect(missing.tasks).toEqual(["Some pages are in one language only"]);
  expect(missing.texts).toEqual(["1 document is not translated into every language."]);
  expect(missing.links).toEqual(["/cms/translations?show=missing"]);
});
