import { beforeEach, expect, test } from "vitest";
import type { Reply } from "#domain/enquiries/reply/read-replies.server.ts";
import { REPLY_LENGTH } from "#domain/enquiries/reply/reply-text.ts";
import { openedEnquiry, SENT_AT } from "../../../../tests/components/opened-enquiry.tsx";

beforeEach(() => sessionStorage.clear());

const REPLY: Reply = {
  ...{ id: "r1", author: "Ada", subject: "Your enquiry MG-1", text: "We come at once.", at: SENT_AT },
  ...{ mailState: "sent", mailedAt: SENT_AT, trouble: null },
};

const start = {
  prepared: [
    { name: "Thanks", text: "Dear {name}, thanks for asking about {service}. {me}, {reference}" },
    { name: "Bye", text: "Goodbye." },
  ],
  subject: "Your enquiry MG-1",
  anyService: "our services",
};

test("a prepared answer is filled in, put below what is typed, and the box has the focus", async () => {
  const { screen } = await openedEnquiry({ loaded: { start } });
  const choice = screen.getByRole("combobox", { name: "Prepared answer" });
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await choice.selectOptions("Thanks");
  const thanks = "Dear Visitor, thanks for asking about our services. Ada, MG-1";
  await expect.element(box).toHaveValue(thanks);
  await expect.element(box).toHaveFocus();
  await expect.element(choice).toHaveDisplayValue("Choose one to begin with…");
  await box.fill(`${thanks}\n`);
  await choice.selectOptions("Bye");
  await expect.element(box).toHaveValue(`${thanks}\n\nGoodbye.`);
});

test("an answer is sent with its subject, and kept in its box until it is stored; the subject of the next begins anew", async () => {
  const first = await openedEnquiry();
  await expect.element(first.screen.getByRole("heading", { name: "Answer", exact: true })).toBeVisible();
  await expect.element(first.screen.getByText(/^To Visitor \(visitor@example.org\), from/)).toBeVisible();
  expect(first.screen.getByRole("combobox", { name: "Prepared answer" }).elements()).toHaveLength(0);
  const subject = first.screen.getByRole("textbox", { name: "Subject" });
  await expect.element(subject).toHaveValue("Your enquiry MG-1");
  await subject.fill("Hello");
  await first.screen.getByRole("textbox", { name: "Your answer" }).fill("We come.");
  await first.screen.getByRole("button", { name: "Send answer" }).click();
  await expect
    .poll(first.posted)
    .toEqual([
      { method: "POST", path: "/cms/enquiries/e1/reply?state=new", fields: { subject: "Hello", text: "We come." } },
    ]);
  await first.screen.unmount();
  const { screen, now } = await openedEnquiry();
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await expect.element(box).toHaveValue("We come.");
  const next = screen.getByRole("textbox", { name: "Subject" });
  await next.fill("Hello");
  now({ replies: [{ ...REPLY, text: "We come." }] });
  await screen.getByRole("button", { name: "Send answer" }).click();
  await expect.element(screen.getByRole("heading", { name: "Answer again" })).toBeVisible();
  await expect.element(box).toHaveValue("");
  await expect.element(next).toHaveValue("Your enquiry MG-1");
});

test("what is being written stays where a colleague answers first or an answer is withdrawn, also after a reload", async () => {
  const first = await openedEnquiry();
  const boxOf = ({ screen }: Pick<typeof first, "screen">) => screen.getByRole("textbox", { name: "Your answer" });
  await boxOf(first).fill("A long answer");
  await first.screen.getByRole("textbox", { name: "Subject" }).fill("About your server");
  first.now({ replies: [REPLY] });
  await first.screen.getByRole("button", { name: "Open" }).click();
  await expect.element(first.screen.getByRole("heading", { name: "Answer again" })).toBeVisible();
  await expect.element(boxOf(first)).toHaveValue("A long answer");
  await expect.element(first.screen.getByRole("textbox", { name: "Subject" })).toHaveValue("About your server");
  first.now({ replies: [] });
  await first.screen.getByRole("button", { name: "Open" }).click();
  await expect.element(first.screen.getByRole("heading", { name: "Answer", exact: true })).toBeVisible();
  await expect.element(boxOf(first)).toHaveValue("A long answer");
  await first.screen.unmount();
  const again = await openedEnquiry({ replies: [REPLY] });
  await expect.element(boxOf(again)).toHaveValue("A long answer");
});

test("an answer that was refused stays over one of a colleague, and one whose storing was cut off is gone once it is read", async () => {
  const { screen, now } = await openedEnquiry();
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await box.fill("We call you.\nErin\n");
  await screen.getByRole("button", { name: "Send answer" }).click();
  await expect.element(screen.getByRole("button", { name: "Send answer" })).not.toHaveAttribute("aria-disabled");
  now({ replies: [REPLY] });
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByRole("heading", { name: "Answer again" })).toBeVisible();
  await expect.element(box).toHaveValue("We call you.\nErin\n");
  await screen.unmount();
  const again = await openedEnquiry({ replies: [REPLY, { ...REPLY, id: "r2", text: "We call you.\nErin" }] });
  await expect.element(again.screen.getByRole("heading", { name: "Our answers 2" })).toBeVisible();
  await expect.element(again.screen.getByRole("textbox", { name: "Your answer" })).toHaveValue("");
});

test("a long answer says how long it may be", async () => {
  const { screen } = await openedEnquiry();
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await expect.element(box).toHaveAttribute("maxlength", String(REPLY_LENGTH));
  await box.fill("x".repeat(REPLY_LENGTH / 2));
  await expect.element(screen.getByText(/ of 20000$/)).not.toBeInTheDocument();
  await box.fill("x".repeat(REPLY_LENGTH / 2 + 1));
  await expect.element(screen.getByText("10001 of 20000")).toBeVisible();
});

test("answers say what became of them, and only one that has not left is sent again or, once asked, withdrawn", async () => {
  const trouble = { what: "The email service did not answer.", todo: "Wait." };
  const waiting = { ...REPLY, id: "r2", mailState: "due", trouble } as const;
  const { screen, posted } = await openedEnquiry({
    replies: [REPLY, waiting, { ...waiting, id: "r3", trouble: null }],
  });
  const head = "Ada 10:00 · Your enquiry MG-1We come at once.";
  const unsent = (why: string) => `${head} Not sent yet. ${why}Send againWithdraw`;
  await expect.element(screen.getByRole("heading", { name: "Our answers 3" })).toBeVisible();
  const reply = (n: number) => screen.getByRole("listitem").filter({ hasText: "We come at once." }).nth(n);
  await expect.element(reply(0)).toHaveTextContent(`${head} Sent`);
  expect(reply(0).getByRole("button").elements()).toHaveLength(0);
  await expect.element(reply(1)).toHaveTextContent(unsent("The email service did not answer. Wait."));
  await expect.element(reply(2)).toHaveTextContent(unsent("It is about to leave."));
  await reply(2).getByRole("button", { name: "Withdraw" }).click();
  await screen.getByRole("dialog", { name: "Withdraw this answer?" }).getByRole("button", { name: "Withdraw" }).click();
  const path = (verb: string) => `/cms/enquiries/e1/${verb}?state=new`;
  await expect.poll(posted).toMatchObject([{ path: path("withdraw-reply"), fields: { reply: "r3" } }]);
});

test("an answer that has not left is sent again by one press", async () => {
  const { screen, posted } = await openedEnquiry({ replies: [{ ...REPLY, mailState: "parked" }] });
  await expect.element(screen.getByRole("heading", { name: "Our answer 1" })).toBeVisible();
  const reply = screen.getByRole("listitem").filter({ hasText: "Not sent yet" });
  await reply.getByRole("button", { name: "Send again" }).click();
  await expect
    .poll(posted)
    .toMatchObject([{ path: "/cms/enquiries/e1/send-reply?state=new", fields: { reply: "r1" } }]);
});
