import { expect, test } from "vitest";
import type { Attempt } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { openedEnquiry, SENT_AT } from "../../../../tests/components/opened-enquiry.tsx";

const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  ...{ at: SENT_AT + 5_000, to: "office@example.org", tookMs: 80, replyTo: true },
  ...{ fault: null, code: "", message: "", mailId: "ses-1" },
  ...more,
});

const refused = { fault: "rejected", code: "MessageRejected", message: "Address is not verified", mailId: null };

type Opened = Awaited<ReturnType<typeof openedEnquiry>>["screen"];
const delivery = (screen: Opened) => screen.getByRole("group").filter({ hasText: "Mail to the office" });
const steps = (screen: Opened) =>
  delivery(screen)
    .getByRole("listitem")
    .elements()
    .map((step) => step.textContent);

test("mail that has left is folded away, and unfolded says to whom it went, with its id", async () => {
  const { screen, posted } = await openedEnquiry({
    attempts: [attempt(), attempt({ replyTo: false, mailId: "ses-2" })],
  });
  const stored = screen.getByText("Stored", { exact: true });
  await expect.element(stored).not.toBeVisible();
  await screen.getByText("Mail to the office: sent").click();
  await expect.element(stored).toBeVisible();
  expect(steps(screen)).toEqual([
    "10:00:00StoredKept here, whatever happens to the email.",
    "10:00:05Mailed to office@example.orgSES message id ses-1",
    "10:00:05Mailed to office@example.orgSES message id ses-2Without Reply-To: answer to the address at the side.",
  ]);
  expect(
    delivery(screen)
      .getByText(/^Tried again|about to leave/)
      .elements(),
  ).toHaveLength(0);
  await delivery(screen).getByRole("button", { name: "Send again" }).click();
  await expect.poll(posted).toMatchObject([{ path: "/cms/enquiries/e1/send?state=new" }]);
});

test("mail that could not leave says why, what to do and when it is tried again", async () => {
  const attempts = [
    attempt(refused),
    attempt({ ...refused, fault: "network", code: "", message: "", at: SENT_AT + 60_000 }),
  ];
  const { screen } = await openedEnquiry({ mailState: "due", mailDueAt: SENT_AT + 120_000, attempts });
  await expect.element(screen.getByText("Mail to the office: waiting")).toBeVisible();
  await expect.element(screen.getByText("Tried again by itself at 10:02:00.")).toBeVisible();
  const [, first, second] = steps(screen);
  expect(first).toMatch(/^10:00:05Not sent\. The email service refused this email, .*Verify the sender/);
  expect(first).toMatch(/MessageRejected: Address is not verified \(80 ms\)$/);
  expect(second).toBe("10:01:00Not sent. The email service did not answer.It is tried again by itself.");
});

test.each([
  [
    "parked",
    { mailDueAt: SENT_AT + 120_000, attempts: [attempt(refused)] },
    "not sent",
    /^Waits for a person\. .* at 10:02:00\.$/,
  ],
  ["due", { mailDueAt: SENT_AT }, "waiting", /^The email is about to leave\.$/],
] as const)("mail that is %s says what it waits for", async (mailState, more, word, waits) => {
  const { screen } = await openedEnquiry({
    mailState,
    ...more,
    attempts: "attempts" in more ? [...more.attempts] : [],
  });
  await expect.element(screen.getByText(`Mail to the office: ${word}`)).toBeVisible();
  expect(
    delivery(screen)
      .getByText(/Waits for|Tried again by itself at|about to leave/)
      .elements(),
  ).toHaveLength(1);
  await expect.element(delivery(screen).getByText(waits)).toBeVisible();
});

const trouble = { what: "The email service did not answer.", todo: "Wait." };

test.each([
  ["sent", "sent", { mailedAt: SENT_AT, trouble: null }, "Mailed November 20, 2026, 10:00", false],
  ["on its way", "due", { mailedAt: null, trouble: null }, "", false],
  ["tried", "due", { mailedAt: null, trouble }, ` ${trouble.what} Wait. It is tried again by itself for a day.`, true],
  ["parked", "parked", { mailedAt: null, trouble: null }, "", true],
  ["given up", "none", { mailedAt: null, trouble }, ` ${trouble.what} Wait. It is not tried by itself anymore.`, true],
] as const)(
  "the confirmation that is %s says so, and is sent again where that helps",
  async (_, mailState, more, said, again) => {
    const { screen, posted } = await openedEnquiry({ confirmation: { mailState, ...more } });
    const words = { sent: "sent", due: "waiting", parked: "not sent yet", none: "not sent" };
    const part = screen.getByRole("region").filter({ hasText: "Confirmation to the sender" });
    await expect
      .element(part.getByRole("heading"))
      .toHaveTextContent(`Confirmation to the sender: ${words[mailState]}`);
    expect(part.element().textContent?.trim()).toBe(
      `Confirmation to the sender: ${words[mailState]}${said}${again ? "Send again" : ""}`,
    );
    if (!again) return;
    await part.getByRole("button", { name: "Send again" }).click();
    await expect.poll(posted).toMatchObject([{ path: "/cms/enquiries/e1/send-confirmation?state=new" }]);
  },
);

test("the confirmation of spam can't be sent again", async () => {
  const confirmation = { mailState: "none", mailedAt: null, trouble: null } as const;
  const { screen } = await openedEnquiry({ state: "spam", confirmation });
  await expect.element(screen.getByRole("heading", { name: "Confirmation to the sender: not sent" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Send again" }).elements()).toHaveLength(0);
});
