import { answering, errorOf, field, fill, open, SUCCESS, sendButton, wakeForm } from "./contact-page.ts";
import { expect, test } from "./site.ts";

test("what was sent is forgotten, also after a reload", async ({ page }) => {
  await open(page);
  await answering(page, 200, { success: true });
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await page.reload();
  await wakeForm(page);
  await expect(field(page, "Name")).toHaveValue("");
});

test("the server's error is shown with its note, and the text stays", async ({ page }) => {
  await open(page);
  const note = "Your message is saved. There is no need to send it again.";
  await answering(page, 502, { success: false, error: "Failed to send email", note, saved: true });
  await fill(page);
  await sendButton(page).click();
  await expect(page.getByRole("alert").getByText("Failed to send email", { exact: true })).toBeVisible();
  // What it means for them stands before the mail service's words, which are about us.
  await expect(page.getByRole("alert").getByRole("paragraph")).toHaveText([note, "Failed to send email"]);
  await expect(field(page, "Message")).toHaveValue("Please call us about moving two servers.");
  await expect(sendButton(page)).toBeEnabled();
});

test("a human check that could not be loaded is loaded again when the form is sent", async ({ page }) => {
  let isAway = true;
  await page.route(/altcha-element/, (route) => (isAway ? route.abort() : route.continue()));
  await open(page);
  const sent = await answering(page, 200, { success: true });
  await fill(page);
  await expect(errorOf(page, "check")).not.toBeEmpty();
  isAway = false;
  await sendButton(page).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("sent again unchanged it is the same form with a new token, changed it is another form", async ({ page }) => {
  await open(page);
  await fill(page);
  const sent = await answering(page, 502, { success: false, error: "No", saved: true });
  const send = async (times: number) => {
    await sendButton(page).click();
    await expect.poll(() => sent.length).toBe(times);
    await expect(sendButton(page)).toBeEnabled();
  };
  await send(1);
  await send(2);
  await field(page, "Message").fill("Please call us about three servers.");
  await send(3);
  const thanked = await answering(page, 200, { success: true });
  await sendButton(page).click();
  await page.getByRole("button", { name: "Write another message" }).click();
  await fill(page);
  await sendButton(page).click();
  await expect.poll(() => thanked.length, "another message is another form").toBe(2);
  const [first, second, third] = sent.map(({ formId }) => formId);
  expect(thanked[0]?.formId).toBe(third);
  expect(thanked[1]?.formId).not.toBe(third);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(sent[0]).toMatchObject({ website: "", recaptchaToken: expect.stringMatching(/.{100}/) });
  expect(sent[1]?.recaptchaToken).not.toBe(sent[0]?.recaptchaToken);
  expect(sent[0]?.elapsedMs).toBeGreaterThanOrEqual(1_000);
});

for (const [what, status, answer, text] of [
  ["without words", 400, { success: false }, "Failed to send message. Please try again."],
  ["that is no JSON", 502, "<h1>", "An unexpected error occurred. Please try again."],
  ["of too many", 429, { success: false, error: "Too many requests. Please try again in 7 minutes." }, "in 7 minutes."],
] as const) {
  test(`an answer ${what} has the specified text`, async ({ page }) => {
    await open(page);
    await answering(page, status, answer);
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByText(text)).toBeVisible();
  });
}

test("errors of the server stand at their fields too", async ({ page }) => {
  await open(page);
  const fields = { email: "Please enter a valid email address" };
  await answering(page, 400, { success: false, error: "Please check", fields });
  await fill(page);
  await sendButton(page).click();
  await expect(errorOf(page, "email")).toHaveText(fields.email);
  await expect(field(page, "Email")).toBeFocused();
});
