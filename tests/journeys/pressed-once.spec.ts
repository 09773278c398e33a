import { fill, open, SUCCESS, sendButton } from "./contact-page.ts";
import { hold } from "./hold.ts";
import { expect, expectToast, test } from "./staff.ts";

test("an answer and a note that are sent by two presses go once; what is typed meanwhile stays, and the keys go on", async ({
  page,
  stranger,
  site,
}) => {
  await open(stranger);
  await fill(stranger);
  await sendButton(stranger).click();
  await expect(stranger.getByText(SUCCESS)).toBeVisible();
  await page.goto("/cms/enquiries");
  await page
    .getByRole("link", { name: /Ada Palmgrove/ })
    .first()
    .click();

  const note = page.getByLabel("Note for the team");
  await note.fill("She called too.");
  const noted = await hold(page, "**/note.data*");
  const add = page.getByRole("button", { name: /^Add(ing…| note)$/ });
  await add.press("Enter");
  await expect(add).toHaveText("Adding…");
  await add.press("Enter");
  await note.fill("And wrote again.");
  await add.focus();
  noted();
  await expect(page.locator(".note-text")).toHaveText("She called too.");
  await expect(note).toHaveValue("And wrote again.");
  await expect(add).toBeFocused();
  await add.press("Enter");
  await expect(page.locator(".note-text")).toHaveText(["She called too.", "And wrote again."]);
  await expect(note).toHaveValue("");

  await page.getByLabel("Your answer").fill("We call you at three.");
  const answered = await hold(page, "**/reply.data*");
  const answer = page.getByRole("button", { name: /^Send(ing…| answer)$/ });
  await answer.press("Enter");
  await expect(answer).toHaveText("Sending…");
  await answer.press("Enter");
  answered();
  await expectToast(page, "Your answer is sent");
  await expect(page.getByRole("heading", { name: "Answer again" })).toBeVisible();
  const mails = (await site.mails()).filter(({ body }) => body.text?.includes("We call you at three."));
  expect(mails).toHaveLength(1);

  const states = page.getByRole("group", { name: "Status" });
  const changed = await hold(page, "**/state.data*");
  const closed = states.getByRole("button", { name: "Closed" });
  await closed.press("Enter");
  await expect(closed).toBeDisabled();
  changed();
  await expect(closed).toHaveAttribute("aria-pressed", "true");
  await expect(closed).toBeFocused();
});

test("a page is started once by a double click on its template", async ({ page }) => {
  let started = 0;
  page.on("request", (request) => {
    if (request.url().includes("/cms/content/new.data")) started++;
  });
  await page.goto("/cms/pages?new=yes");
  const made = await hold(page, "**/cms/content/new.data*");
  const template = page.getByRole("dialog", { name: "New page" }).getByRole("button", { name: /^Landing page/ });
  await template.click();
  await expect(template).toBeDisabled();
  await template.press("Enter");
  made();
  await page.waitForURL(/\/cms\/edit\//);
  expect(started).toBe(1);
});
