import type { BrowserContext, Page } from "@playwright/test";
import { betterAuthOn } from "#platform/auth/better-auth.ts";
import { connect } from "#platform/database/database.ts";
import { openLog } from "#platform/process/log.ts";
import { waitingForReact } from "./hydrated.ts";
import { expect, type Site, START_MS, startSite, test as visitor } from "./site.ts";

export const ADMIN = { email: "ada@example.org", password: "roots hold the coast" };
export const SECRET = "a secret that only these tests know";

/** Settings of a site on which a session can be brought. */
export const withAdmin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, AUTH_SECRET: SECRET };

type Session = Parameters<BrowserContext["addCookies"]>[0];

/**
 * Like the tests for visitors, on a site whose first admin is known; `page` is theirs, signed in. All tests of a site
 * share the session: one that ends a session signs in for itself.
 */
export const test = visitor.extend<{ stranger: Page }, { site: Site; session: Session }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite(withAdmin);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  session: [async ({ site }, use) => use(await makeSession(site)), { scope: "worker" }],
  page: async ({ page, session }, use) => {
    await page.context().addCookies(session);
    await use(waitingForReact(page));
  },
  /** Somebody who is not signed in, in a browser of their own. */
  stranger: async ({ browser, site, userAgent }, use) => {
    const context = await browser.newContext({ baseURL: site.url, userAgent });
    await use(waitingForReact(await context.newPage()));
    await context.close();
  },
});

export { expect, type Site };

const log = openLog("silent");

/** The cookies of a new session, made in the site's database: the login page answers after a second. */
export const makeSession = async ({ folder, url }: Pick<Site, "folder" | "url">): Promise<Session> => {
  const database = connect({ DATABASE_URL: "", DATA_DIR: folder }, () => {});
  const auth = betterAuthOn(database, SECRET, { PUBLIC_URL: url }, log);
  const browser = { cookies: "", agent: "A test", address: "127.0.0.1" };
  let cookies: string[] = [];
  const signedIn = async () => {
    const result = await auth.signIn(browser, ADMIN.email, ADMIN.password);
    cookies = "cookies" in result ? result.cookies : [];
    return result.outcome;
  };
  // The site answers before it has made its first admin.
  await expect.poll(signedIn, { timeout: START_MS }).toBe("signed-in");
  await database.destroy();
  const pairs = cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []);
  return pairs.map(([, name = "", value = ""]) => ({ name, value, url }));
};

/** Signs a browser in at the login page. */
export const signIn = async (page: Page, { email, password } = ADMIN) => {
  await page.goto("/cmslogin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/cms\/dashboard/);
};

/** Waits until the toast says so. */
export const expectToast = (page: Page, text: string | RegExp) => expect(page.locator(".toasts")).toContainText(text);

/** Reads what a dialog asks, with its consequence, and presses the button with the verb. */
export const confirm = async (page: Page, title: string | RegExp, consequence: string, verb: string) => {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toContainText(consequence);
  await dialog.getByRole("button", { name: verb, exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

/** Lifts an item of a list with the keys, and waits until arrow keys move it. */
export const liftWithKeys = async (page: Page, name: string) => {
  // A resize puts back what is lifted (dnd-kit), and the page hears of it a frame after `setViewportSize` has answered.
  await page.evaluate(nextFrames);
  await page.getByRole("button", { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${name} is lifted, at`)).toBeAttached();
  await page.evaluate(nextFrames);
};

/** What is lifted hears keys from a timer on, which went before this one, and is measured in the next frame. */
const nextFrames = () =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Moves an item of a list by one place with the keys, each key once the one before was answered in words. */
export const moveWithKeys = async (page: Page, name: string, key: "ArrowUp" | "ArrowDown") => {
  await liftWithKeys(page, name);
  await page.keyboard.press(key);
  await expect(page.getByText(`${name} is now at`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${name} is dropped at`)).toBeAttached();
};
