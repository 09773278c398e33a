import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { error } from "#domain/content/check/issue.ts";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import { DRAFT } from "../../../tests/components/mounted-panel.tsx";
import { openedEditor } from "../../../tests/components/opened-editor.tsx";

const STATE: PublishState = { ...DRAFT, path: null };

const opened = async (check: Partial<PublishState["check"]> = {}) => {
  let draft = (): unknown => ({ revision: "r2", number: 2, at: 0 });
  const editor = await openedEditor({
    answers: {
      "GET /cms/edit/service-1/check": () => ({
        state: { ...STATE, check: { ...STATE.check, ...check } },
        places: null,
        now: 0,
      }),
      "POST /cms/edit/service-1/draft": () => draft(),
    },
  });
  const { screen } = editor;
  const panel = screen.getByRole("complementary", { name: "Publish" });
  return {
    ...editor,
    panel,
    opener: screen.getByRole("button", { name: "Publish…" }),
    now: panel.getByRole("button", { name: "Publish now" }),
    title: screen.getByRole("textbox", { name: "Title" }),
    refuse: () => {
      draft = () => Response.json({}, { status: 413 });
    },
  };
};

test("to publish opens a panel, which saves first what was typed; closed, its button has the focus", async () => {
  const { panel, opener, now, title, saves, sent } = await opened();
  await title.fill("Backups");
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  await opener.click();
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await expect.poll(saves).toMatchObject([{ title: "Backups" }]);
  await expect.element(now).toBeEnabled();
  await panel.getByRole("button", { name: "Close the panel" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await now.click();
  await expect.poll(() => sent.some(({ path }) => path === "/cms/edit/service-1/publish")).toBe(true);
  await opener.click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("what publishes is in sight on a low screen too, where the rest of the panel is scrolled", async () => {
  await page.viewport(1280, 300);
  onTestFinished(() => page.viewport(1280, 800));
  const { panel, opener, now } = await opened();
  await opener.click();
  await expect.element(now).toBeEnabled();
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  expect(panel.element().scrollHeight).toBeGreaterThan(panel.element().clientHeight);
  expect(bottom(now.element())).toBeLessThanOrEqual(bottom(panel.element()));
});

test("what is not saved cannot be published", async () => {
  const { panel, opener, now, title, refuse } = await opened();
  refuse();
  await title.fill("Backups");
  await opener.click();
  await expect.element(panel.getByText("Saving what you typed first…")).toBeVisible();
  await expect.element(now).toBeDisabled();
});

test("an error of the check leads to its field, where it is said, and puts the panel aside", async () => {
  const { screen, panel, opener } = await opened({ issues: [error("lead", "There is no opening text")] });
  await opener.click();
  await panel.getByRole("button", { name: /no opening text/ }).click();
  const lead = screen.getByRole("textbox", { name: "Opening text" });
  await expect.element(lead).toHaveFocus();
  await expect.element(lead).toHaveAccessibleDescription("This field is required");
  await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(/required/);
  await expect.element(panel).not.toBeInTheDocument();
});
