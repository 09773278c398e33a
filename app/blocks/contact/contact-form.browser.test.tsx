import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { heldWaits } from "../../../tests/components/held-waits.ts";
import { openedForm, writtenForm } from "../../../tests/components/opened-form.tsx";
import { saveDraft } from "./sending/contact-draft.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Its waits are held; the address names nothing, which that of a test's own page does; where another test left the pointer wakes nothing. */
const atPlainAddress = () => {
  const { search } = location;
  document.body.style.pointerEvents = "none";
  history.replaceState(null, "", location.pathname);
  onTestFinished(() => {
    document.body.style.pointerEvents = "";
    history.replaceState(null, "", search);
  });
  return heldWaits();
};

test("a form that nobody touches wakes 3.5 s later", async () => {
  const { pass } = atPlainAddress();
  const { isAwake } = writtenForm();
  pass(3_400);
  for (let idle = 0; idle < 3; idle += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  expect(isAwake()).toBe(false);
  pass(100);
  await expect.poll(isAwake).toBe(true);
});

test("one with a draft of this tab to fill in does not wait for it", async () => {
  atPlainAddress();
  const values = { name: "Ada", email: "", phone: "", company: "", service: "", message: "Half a sen" };
  saveDraft(sessionStorage, { values, formId: "form", sent: false });
  const { screen, isAwake } = writtenForm();
  await expect.poll(isAwake).toBe(true);
  await expect.element(screen.getByLabelText("Message", { exact: true })).toHaveValue("Half a sen");
});

const BEGUN = "About: DevOps Engineer\n\n";

test.each([
  [BEGUN, "About: Senior Software Engineer\n\n"],
  [`${BEGUN}I run servers.`, "About: Senior Software Engineer\n\nI run servers."],
  ["I run servers.", "I run servers."],
])(
  "a message that another position began is about that of the address, what was typed stays: %j",
  async (message, shown) => {
    atPlainAddress();
    history.replaceState(null, "", "?about=Senior%20Software%20Engineer");
    const values = { name: "Ada", email: "", phone: "", company: "", service: "", message };
    saveDraft(sessionStorage, { values, formId: "form", sent: false, about: BEGUN });
    const { screen, isAwake } = writtenForm();
    await expect.poll(isAwake).toBe(true);
    await expect.element(screen.getByLabelText("Message", { exact: true })).toHaveValue(shown);
  },
);

test("a message goes once, with the check's token; the card that says so has the focus, and another can be written", async () => {
  const { screen, posts, field, button, write, sentTimes } = await openedForm();
  await write();
  await field("Phone").fill("+1 (305) 555-0142");
  await button("Solve").click();
  await button("Send Message").click();
  await expect.element(button("Sending...")).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await sentTimes(1);
  expect(posts[0]?.fields).toMatchObject({
    ...{ name: "Ada", email: "ada@example.org", message: "Our backups fail every night.", website: "", language: "en" },
    ...{ phone: "(305) 555-0142", recaptchaToken: "token-1", formId: expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
  expect(posts[0]?.fields.elapsedMs).toBeGreaterThanOrEqual(1_000);
  posts[0]?.answer(200, { success: true, reference: "R-7" });
  await expect.element(screen.getByText("R-7")).toBeVisible();
  await expect.element(screen.getByText("Thank you for your message! We will get back to you soon.")).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain("R-7");
  await expect.element(field("Name")).not.toBeVisible();
  expect(sessionStorage.getItem("contact-draft")).toBeNull();
  await button("Write another message").click();
  await expect.element(field("Name")).toHaveFocus();
  await expect.element(field("Message")).toHaveValue("");
  await expect.element(screen.getByText("reset", { exact: false })).toBeVisible();
  await write("Our backups fail every night.");
  await button("Solve").click();
  await button("Send Message").click();
  await sentTimes(2);
  expect(posts[1]?.fields.formId).not.toBe(posts[0]?.fields.formId);
});

test("what says that a message was sent goes as soon as the next one is at fault", async () => {
  const { posts, field, button, write, sentTimes } = await openedForm();
  const told = page.getByText("Message sent successfully!");
  await write();
  await button("Solve").click();
  await button("Send Message").click();
  await sentTimes(1);
  posts[0]?.answer(200, { success: true, reference: "R-7" });
  await expect.element(told).toBeVisible();
  await button("Write another message").click();
  await expect.element(told).toBeVisible();
  await button("Send Message").click();
  await expect.element(field("Name")).toHaveAttribute("aria-invalid", "true");
  expect(told.elements()).toEqual([]);
});

const BROKEN = "The human check didn't work. Please check your connection and try again.";

test("without the check's token nothing goes: it is asked for where it stands, and says why it has none", async () => {
  const { posts, screen, button, write, sentTimes } = await openedForm();
  const check = screen.getByRole("group", { name: "Human check" });
  await write();
  await button("Send Message").click();
  await expect.element(check).toHaveFocus();
  await expect.element(check).toHaveAccessibleDescription("Please complete the human-check verification");
  await button("Solve").click();
  await expect.element(check).toHaveAccessibleDescription("");
  await button("Expire").click();
  await expect.element(check).toHaveAccessibleDescription("The human check has expired. Please complete it again.");
  await button("Send Message").click();
  await expect.element(check).toHaveFocus();
  await button("Fail").click();
  await expect.element(check).toHaveAccessibleDescription(BROKEN);
  expect(posts).toEqual([]);
  await button("Solve").click();
  await button("Send Message").click();
  await sentTimes(1);
  expect(posts[0]?.fields.recaptchaToken).toBe("token-2");
});

test("what may have arrived is sent again as the same message, and as another once it was changed", async () => {
  const { screen, posts, field, button, write, sentTimes } = await openedForm();
  const check = screen.getByRole("group", { name: "Human check" });
  await write();
  const send = async (count: number, status: number, body: object) => {
    await button("Solve").click();
    await button("Send Message").click();
    await sentTimes(count);
    await expect.element(button("Sending...")).toBeVisible();
    posts.at(-1)?.answer(status, body);
    await expect.element(button("Send Message")).not.toHaveAttribute("aria-disabled");
    // A token counts once: what is solved before the check was reset is lost with it.
    await expect.poll(() => check.element().textContent?.match(/reset/g)).toHaveLength(count);
  };
  await send(1, 500, { error: "The mail could not be sent", note: "Your message is saved.", saved: true });
  await expect.element(screen.getByText("Your message is saved.")).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain("The mail could not be sent");
  await send(2, 422, { error: "Check the fields", fields: { message: "Too short" } });
  await expect.element(field("Message")).toHaveFocus();
  await expect.element(field("Message")).toHaveAccessibleDescription("471 characters remaining Too short");
  await expect.element(field("Message")).toHaveValue("Our backups fail every night.");
  await userEvent.type(field("Message"), " Help.");
  await send(3, 500, { error: "Again" });
  const ids = posts.map(({ fields }) => fields.formId);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});

test("a form that was left before its answer came is, once changed, another message", async () => {
  const { posts, button, write, sentTimes } = await openedForm();
  await write();
  await button("Solve").click();
  await button("Send Message").click();
  await sentTimes(1);
  document.querySelector("main")?.remove();
  const again = await openedForm();
  await expect.element(again.field("Message")).toHaveValue("Our backups fail every night.");
  await userEvent.type(again.field("Message"), " Help.");
  await again.button("Solve").click();
  await again.button("Send Message").click();
  await again.sentTimes(1);
  expect(again.posts[0]?.fields.message).toBe("Our backups fail every night. Help.");
  expect(again.posts[0]?.fields.formId).not.toBe(posts[0]?.fields.formId);
});

test("while a message is on its way its fields are locked, and they open again once it was refused", async () => {
  const { posts, field, button, write, sentTimes } = await openedForm();
  await write();
  await button("Solve").click();
  await button("Send Message").click();
  await sentTimes(1);
  for (const name of ["Name", "Email", "Phone", "Company", "Message"])
    await expect.element(field(name)).toHaveAttribute("readonly");
  await expect.element(field("Service")).toBeDisabled();
  await userEvent.click(field("Message"));
  await userEvent.keyboard("And the server burns!");
  await expect.element(field("Message")).toHaveValue("Our backups fail every night.");
  posts[0]?.answer(502, { error: "The mail could not be sent", saved: true });
  await userEvent.type(field("Message"), " Help.");
  await expect.element(field("Message")).toHaveValue("Our backups fail every night. Help.");
  await expect.element(field("Service")).toBeEnabled();
});

test("a service that the server refuses is told at its field, which has the focus", async () => {
  const { posts, field, button, write, sentTimes } = await openedForm();
  await write();
  await button("Solve").click();
  await button("Send Message").click();
  await sentTimes(1);
  posts[0]?.answer(400, { error: "Check the fields", fields: { service: "Choose one of these" } });
  await expect.element(field("Service")).toHaveAccessibleDescription("Choose one of these");
  await expect.element(field("Service")).toHaveFocus();
});

test("what is wrong stands at its field from the first on, and leaves alone, one field at a time", async () => {
  const { screen, posts, field, button } = await openedForm();
  await field("Message").fill("x".repeat(501));
  await expect.element(screen.getByText("1 character too many")).toBeVisible();
  await button("Send Message").click();
  await expect.element(field("Name")).toHaveFocus();
  for (const name of ["Name", "Email", "Message"]) await expect.element(field(name)).toHaveAttribute("aria-invalid");
  await expect.element(field("Phone")).not.toHaveAttribute("aria-invalid");
  await field("Message").fill("Our <b>backups</b> fail.");
  await expect.element(field("Message")).toHaveValue("Our backups fail.");
  await expect.element(field("Message")).not.toHaveAttribute("aria-invalid");
  await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByText("483 characters remaining")).toBeVisible();
  expect(posts).toEqual([]);
});

test.each([
  ["letters", "true"],
  ["any", null],
] as const)("by NAME_RULE=%s, aria-invalid of a name with an apostrophe is %s", async (nameRule, invalid) => {
  const { field, button } = await openedForm({ nameRule });
  await field("Name").fill("Ada O'Brien");
  await button("Send Message").click();
  await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
  expect(field("Name").element().getAttribute("aria-invalid")).toBe(invalid);
});

test("the form counts as many in as long a window as the settings say", async () => {
  const enquiryLimit = { most: 30, windowMs: 7_200_000 };
  localStorage.setItem("contact-rate-limit", JSON.stringify({ count: 27, resetTime: Date.now() + 7_100_000 }));
  const { screen, button } = await openedForm({ enquiryLimit });
  await expect.element(screen.getByText("3 requests remaining")).toBeVisible();
  await expect.element(button("Send Message")).toBeEnabled();
});

test("the last requests of an hour are counted down, and none are left after them", async () => {
  localStorage.setItem("contact-rate-limit", JSON.stringify({ count: 13, resetTime: Date.now() + 119_000 }));
  const { screen, button, write, sentTimes } = await openedForm();
  await expect.element(screen.getByText("2 requests remaining")).toBeVisible();
  await write();
  for (const words of ["1 request remaining", "0 requests remaining"]) {
    await button("Send Message").click();
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  await expect.element(button("Send Message")).toBeDisabled();
  await expect.element(screen.getByRole("alert").filter({ hasText: "2 minutes" })).toBeVisible();
  await sentTimes(0);
});
