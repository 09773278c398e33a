import type { Page } from "@playwright/test";
import { connect } from "#platform/database/database.ts";
import { VIRTUAL_DEVICE } from "../virtual-device.ts";
import { expectNoBarriers } from "./barriers.ts";
import { test } from "./own-site.ts";
import { ADMIN, confirm, expect, expectToast } from "./staff.ts";

/** A device that keeps passkeys, and says that it has seen the finger of its holder until it is told otherwise. */
const withDevice = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", { options: VIRTUAL_DEVICE });
  return {
    seesHolder: (isUserVerified: boolean) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    kept: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
};

const addPasskey = async (page: Page, name: string, examine?: (what: string) => Promise<void>) => {
  await page.goto("/cms/account");
  await page.getByRole("link", { name: "Add a passkey" }).click();
  await page.getByLabel("Name of the passkey").fill(name);
  await page.getByLabel("Your password").fill(ADMIN.password);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Go on" }).press("Enter");
  await expect(page.getByRole("button", { name: "Make the passkey" })).toBeVisible();
  await examine?.("make it");
  await page.getByRole("button", { name: "Make the passkey" }).press("Enter");
};

const logOut = async (page: Page) => {
  await page.getByRole("button", { name: /^Log out/ }).click();
  await expect(page).toHaveURL(/\/cmslogin$/);
};

const button = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });
const refused = "This passkey was not taken. Try again, or use your password.";

test("a passkey is added, signs in without an address, is renamed and removed, and is refused from then on", async ({
  admin,
  own,
}) => {
  const device = await withDevice(admin);
  await admin.emulateMedia({ reducedMotion: "reduce" });
  const examine = async (what: string) => {
    await expectNoBarriers(admin, what);
    await admin.setViewportSize({ width: 1280, height: 800 });
  };
  await addPasskey(admin, "Work laptop", examine);
  await expect(admin.locator(".toasts")).toHaveText("You can sign in with “Work laptop” now");
  const passkey = admin.getByRole("listitem").filter({ hasText: "Work laptop" });
  await expect(passkey).toContainText("not used yet");
  expect(await device.kept()).toMatchObject([{ rpId: "localhost", userName: ADMIN.email }]);

  await addPasskey(admin, "Twice");
  await expect(admin.getByRole("alert")).toHaveText("This device has a passkey of your account already.");

  await admin.goto("/cms/account");
  await logOut(admin);
  await button(admin).press("Enter");
  await expect(admin).toHaveURL(/\/cms\/dashboard$/);
  await expect(admin.locator(".toasts")).toHaveText("Login successful!");

  await admin.goto("/cms/account");
  await expect(passkey).toContainText("last used");
  await passkey.getByRole("button", { name: "Rename" }).press("Enter");
  await expect(admin.getByRole("dialog").getByLabel("Name of the passkey")).toBeFocused();
  await examine("rename");
  await admin.getByLabel("Name of the passkey").fill("Old laptop");
  await admin.keyboard.press("Enter");
  await expect(admin.locator(".toasts")).toHaveText("The passkey is called “Old laptop” now");
  await examine("account with a passkey");
  await admin.goto("/cms/staff");
  await expect(admin.getByText("1 passkey")).toBeVisible();
  await admin.goto("/cms/account");

  await logOut(admin);
  await device.seesHolder(false);
  await button(admin).click();
  await expect(button(admin)).toBeEnabled();
  await expect(admin.getByRole("alert")).toHaveCount(0);
  // A browser that does not care whether the holder was seen.
  await admin.route("**/cmslogin/passkey", async (route) => {
    const response = await route.fetch();
    const { options } = await response.json();
    await route.fulfill({ response, json: { options: { ...options, userVerification: "discouraged" } } });
  });
  await button(admin).click();
  await expect(admin.getByRole("alert")).toHaveText(refused);
  await examine("refused passkey");
  await admin.unroute("**/cmslogin/passkey");
  await device.seesHolder(true);

  const database = connect({ DATABASE_URL: "", DATA_DIR: own.folder }, () => {});
  await database.updateTable("staff").set({ banned: 1 }).execute();
  await admin.goto("/cmslogin");
  await button(admin).click();
  await expect(admin.getByRole("alert")).toHaveText(refused);
  await database.updateTable("staff").set({ banned: 0 }).execute();
  await database.destroy();
  await button(admin).click();
  await expect(admin).toHaveURL(/\/cms\/dashboard$/);

  await admin.goto("/cms/account");
  await admin.getByRole("button", { name: "Remove Old laptop" }).click();
  await confirm(admin, "Remove the passkey “Old laptop”?", "It is refused from now on.", "Remove");
  await expectToast(admin, "“Old laptop” is refused from now on.");
  await logOut(admin);
  await button(admin).click();
  await expect(admin.getByRole("alert")).toHaveText(refused);
});

test("in the editor a passkey signs in again in place; under another name of the site there are none, in words", async ({
  admin,
  own,
}) => {
  await withDevice(admin);
  await addPasskey(admin, "Work laptop");
  await expectToast(admin, "Work laptop");
  await admin.goto("/cms/edit/member-4");
  await expect(admin.locator(".saving")).toHaveText(/^Saved/);
  await admin.context().clearCookies();
  await admin.getByLabel("Role", { exact: true }).fill("Written after midnight");
  const dialog = admin.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.locator(".saving")).toHaveText(/^Saved/);

  const elsewhere = own.url.replace("localhost", "127.0.0.1");
  const stranger = await admin.context().newPage();
  await stranger.goto(`${elsewhere}/cmslogin`);
  await stranger.getByLabel("Email").fill(ADMIN.email);
  await expect(button(stranger)).toHaveCount(0);
  await stranger.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await stranger.getByRole("button", { name: "Login" }).click();
  await stranger.waitForURL(/\/cms\/dashboard/);
  await stranger.goto(`${elsewhere}/cms/account/passkeys/add`);
  await expect(stranger.getByText("A passkey belongs to localhost")).toBeVisible();
  await stranger.goto(`${elsewhere}/cms/account`);
  await expect(stranger.getByText("A passkey belongs to localhost")).toBeVisible();
  await expect(stranger.getByRole("link", { name: "Add a passkey" })).toHaveCount(0);
});
