import { mailSettings } from "../faults/account.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { expectNoBarriers } from "./barriers.ts";
import { wakeForm } from "./contact-page.ts";
import { waitingForReact } from "./hydrated.ts";
import { laidOut, startSite } from "./site.ts";
import { expect, makeSession, test, withAdmin } from "./staff.ts";

const REJECTED = { code: "MessageRejected", message: "Email address is not verified" };

test("a confirmation that was refused is told with its reason, and leaves once it is sent again by hand", async ({
  browser,
}) => {
  const ses = await startSesServer();
  const own = await startSite({ ...withAdmin, ...mailSettings(ses.url), LOCAL_MAILBOX: "0" });
  const context = await browser.newContext({ baseURL: own.url });
  await context.addCookies(await makeSession(own));
  const page = waitingForReact(await context.newPage());
  await page.goto("/cms/settings");
  await page.getByRole("checkbox", { name: "Confirmation emails" }).press("Space");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Settings saved. They are live")).toBeVisible();

  ses.answer("ok", REJECTED);
  const form = page.getByRole("form", { name: "Send us a Message" });
  await page.goto("/contact");
  await laidOut(page);
  await wakeForm(page);
  await form.getByLabel("Name").fill("Rosa Refused");
  await form.getByLabel("Email").fill("rosa@example.org");
  await form.getByLabel("Message").fill("The closet with our two servers gets too hot in August.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();

  await page.goto("/cms/enquiries");
  await page.getByRole("link", { name: /Rosa Refused/ }).click();
  await expect(page.getByRole("heading", { name: "Rosa Refused" })).toBeVisible();
  const confirmation = page.getByRole("region", { name: /^Confirmation to the sender/ });
  await expect(async () => {
    await page.reload();
    await expect(confirmation).toContainText("not sent yet", { timeout: 1_000 });
  }).toPass();
  const again = confirmation.getByRole("button", { name: "Send again" });
  await expectNoBarriers(page, "a confirmation that was refused");
  await page.setViewportSize({ width: 1280, height: 800 });
  await again.click();
  await expect(page.getByText(/^Not sent\. /)).toBeVisible();
  await page.goto("/cms/dashboard");
  const task = page.getByRole("listitem").filter({ hasText: "What confirms the message of Rosa Refused" });
  ses.answer("ok");
  await task.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The confirmation is sent")).toBeVisible();
  await expect(confirmation).toContainText("Confirmation to the sender: sent");
  await expect(again).toHaveCount(0);
  const [raw, ...more] = ses.mails.filter(({ fields }) => fields.Action === "SendRawEmail");
  expect(more).toEqual([]);
  expect(Buffer.from(raw?.fields["RawMessage.Data"] ?? "", "base64").toString()).toContain("To: rosa@example.org");
  await context.close();
  await own.stop();
  await ses.close();
});
