import type { Browser, Page } from "@playwright/test";
import { codeOf } from "../one-time-code.ts";
import { expectNoBarriers } from "./barriers.ts";
import { fill, open, SUCCESS, sendButton } from "./contact-page.ts";
import { waitingForReact } from "./hydrated.ts";
import { test as onOwnSite } from "./own-site.ts";
import { ADMIN, expect, signIn, test } from "./staff.ts";

const title = (page: Page) => page.getByLabel("Role", { exact: true });
const text = (page: Page) => page.getByLabel("Description");
const saved = (page: Page) => expect(page.locator(".saving")).toHaveText(/^Saved/);

const openEditor = async (page: Page, id: string) => {
  await page.goto(`/cms/edit/${id}`);
  await saved(page);
  await expect(page.frameLocator(".frame iframe").locator("#main")).toBeVisible();
};

/** Answers every save with nothing, as a broken connection does. */
const cut = (page: Page) => page.route("**/draft", (route) => route.abort());

const secondPage = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url });
  const page = waitingForReact(await context.newPage());
  await signIn(page);
  return page;
};

test("a tab that is left right after a key gives back what was typed", async ({ page, context }) => {
  const tab = waitingForReact(await context.newPage());
  await tab.goto("/cms/edit/member-3");
  await saved(tab);
  await cut(tab);
  tab.on("dialog", (dialog) => dialog.accept());
  await title(tab).fill("Typed at the door");
  await tab.goto("about:blank");
  await tab.close();
  await page.goto("/cms/edit/member-3");
  await expect(page.getByText("It is still here.")).toBeVisible();
  await expect(title(page)).not.toHaveValue("Typed at the door");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(title(page)).toHaveValue("Typed at the door");
  await saved(page);
  await page.reload();
  await expect(title(page)).toHaveValue("Typed at the door");
  await expect(page.getByText("It is still here.")).toBeHidden();
});

test("a connection that is back is used at once, however long the next try is away", async ({ page }) => {
  await page.clock.install();
  await openEditor(page, "member-3");
  await cut(page);
  await title(page).fill("Written in a lift");
  await expect(page.locator(".saving")).toContainText("Not saved: no connection");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.unroute("**/draft");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await saved(page);
  await title(page).fill("Written on a phone that is put away");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("a phone that is put away");
});

test("when the session ended, signing in again in place saves what was written", async ({ page, context }) => {
  await openEditor(page, "member-4");
  await context.clearCookies();
  await title(page).fill("Written after midnight");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  await expect(dialog.getByLabel("Email")).toHaveValue(ADMIN.email);
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByText("Invalid email or password")).toBeVisible();
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  await expect(title(page)).toHaveValue("Written after midnight");
  await page.reload();
  await expect(title(page)).toHaveValue("Written after midnight");
});

test("when the session ended over Settings, signing in again in place publishes what was typed", async ({ page }) => {
  await page.goto("/cms/settings");
  const tagline = page.getByLabel("Tagline");
  await tagline.fill("Awake after midnight");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save and publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expectNoBarriers(page);
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Settings saved. They are live")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(tagline).toHaveValue("Awake after midnight");
});

onOwnSite("with the second step on, the code is asked in place too, and nothing written is lost", async ({ admin }) => {
  await admin.goto("/cms/account/second-factor");
  await admin.getByLabel("Your password").fill(ADMIN.password);
  await admin.getByRole("button", { name: "Go on" }).click();
  const secret = ((await admin.locator(".secret").textContent()) ?? "").replaceAll(" ", "");
  await admin.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await admin.getByRole("button", { name: "Switch it on" }).click();
  await expect(admin.getByRole("heading", { name: "The second step is on" })).toBeVisible();

  await openEditor(admin, "member-4");
  await admin.context().clearCookies();
  await title(admin).fill("Written after midnight");
  const dialog = admin.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await dialog.getByLabel("Code").fill("12345");
  await admin.context().clearCookies(); // as they end by themselves a while later
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByText("Please log in again.")).toBeVisible();
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  // A code counts once; the next one is taken already, for clocks may differ by one step.
  await dialog.getByLabel("Code").fill(codeOf(secret, Date.now() + 30_000));
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
  await saved(admin);
  await admin.reload();
  await expect(title(admin)).toHaveValue("Written after midnight");
});

test("two editors at once: both versions side by side, either for each field, nothing overwritten", async ({
  page,
  browser,
  site,
}) => {
  await openEditor(page, "member-5");
  const other = await secondPage(browser, site.url);
  await openEditor(other, "member-5");
  await title(other).fill("Their role");
  await text(other).fill("Their description.");
  await saved(other);

  await title(page).fill("My role");
  const dialog = page.getByRole("dialog", { name: /saved this document while you were writing/ });
  await expect(dialog).toBeVisible();
  await expectNoBarriers(page);
  const role = dialog.getByRole("group", { name: /^Role/ });
  await expect(role).toContainText("Both changed this");
  await expect(role.getByRole("radio", { name: /My role/ })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: /Their description/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Keep what is marked" }).click();
  await saved(page);
  await expect(title(page)).toHaveValue("My role");
  await expect(text(page)).toHaveValue("Their description.");

  await other.getByRole("button", { name: "Preview link" }).click();
  await other.getByRole("button", { name: "Make a link" }).click();
  await expect(title(other), "with whatever the page asks of the server next").toHaveValue("My role");
  await other.context().close();
});

test("a note whose saving was cut off waits in its box", async ({ page, stranger }) => {
  await open(stranger);
  await fill(stranger);
  await sendButton(stranger).click();
  await expect(stranger.getByText(SUCCESS)).toBeVisible();
  await page.goto("/cms/enquiries");
  await page.locator(".mailrow").first().click();
  await page.waitForURL(/\/cms\/enquiries\/.+/);
  const enquiry = page.url();
  const note = page.getByLabel("Note for the team");
  await note.fill("Call again on Monday.");
  await page.route("**/note.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(note).toHaveCount(0);
  await page.unrouteAll();
  await page.goto(enquiry);
  await expect(note).toHaveValue("Call again on Monday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".note-text")).toHaveText("Call again on Monday.");
  await expect(note).toHaveValue("");
  await page.reload();
  await expect(page.locator(".note-text")).toHaveText("Call again on Monday.");
  await expect(note).toHaveValue("");
});

test("a text that is saved for the first time without a connection stays, and is saved once there is one", async ({
  page,
}) => {
  await page.goto("/cms/media/service-data");
  const text = page.getByLabel("Alternative text");
  const ahead = page.waitForResponse(/\/assets\/change-[^/]+\.js$/);
  await text.fill("Islands that hand data on");
  await (await ahead).finished();
  await page.route("**/*", (route) => route.abort());
  const save = page.getByRole("button", { name: "Save text" });
  await save.click();
  await expect(page.getByText(/^The server gave no answer/)).toBeVisible();
  await expect(text).toHaveValue("Islands that hand data on");
  await page.unroute("**/*");
  await save.click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});
