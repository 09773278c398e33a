import { expect, test, vi } from "vitest";
import type { PreviewLink } from "#domain/content/preview/preview-link.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { LinksDialog } from "./links-dialog.tsx";

const LINKS = "/cms/edit/page%201/preview-links";
const AT = Date.UTC(2026, 10, 20, 15);

test("a link is made for as many days as chosen, shown once, and withdrawn", async () => {
  let links: PreviewLink[] = [];
  const made = { id: "l1", madeBy: "Ada", madeAt: AT, expiresAt: AT + 86_400_000 };
  const old = { id: "l0", madeBy: "", madeAt: AT, expiresAt: AT };
  const closed = { times: 0 };
  const Dialog = () => <LinksDialog id="page 1" close={() => (closed.times += 1)} />;
  const { screen, sent } = await mounted(Dialog, {
    answers: {
      [`GET ${LINKS}`]: () => ({ links }),
      [`POST ${LINKS}`]: () => {
        links = [made, old];
        return { url: "https://example.com/preview/shared/t0", expiresAt: made.expiresAt };
      },
      [`POST ${LINKS}/l1/withdraw`]: () => {
        links = [old];
        return { withdrawn: true };
      },
    },
  });
  const dialog = screen.getByRole("dialog", { name: "Show this draft to somebody" });
  const days = dialog.getByRole("combobox", { name: "The link is open for" });
  const items = dialog.getByRole("listitem");
  await expect.element(dialog.getByText("No link is open.")).toBeVisible();
  await expect.element(days).toMatchTextContent("1 day7 days30 days");
  await expect.element(days).toHaveValue("7");
  await expect.element(dialog.getByRole("button", { name: "Make a link" })).toHaveFocus();
  await days.selectOptions("1 day");
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const copy = dialog.getByRole("textbox", {
    name: /^Copy it now: it is not shown again. Open until November 21, 2026/,
  });
  await expect.element(copy).toHaveValue("https://example.com/preview/shared/t0");
  await expect.element(items.first()).toMatchTextContent(/^Open until November 21, 2026.* made by Ada on November 20/);
  await expect.element(items.last()).toMatchTextContent(/^Open until November 20, 2026.* made by somebody on/);
  await items.first().getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(() => items.elements().length).toBe(1);
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject([
    { path: LINKS, fields: { days: "1" } },
    { path: `${LINKS}/l1/withdraw`, fields: {} },
  ]);
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(closed.times).toBe(1);
});

test("where no answer comes the dialog says so, stays, and can be used again", async () => {
  const lost = new TypeError("Failed to fetch");
  const made = { url: "https://example.com/preview/shared/t0", expiresAt: AT };
  const { screen } = await mounted(() => <LinksDialog id="page 1" close={() => {}} />, {
    answers: {
      [`GET ${LINKS}`]: vi.fn().mockReturnValue({ links: [] }).mockRejectedValueOnce(lost),
      [`POST ${LINKS}`]: vi.fn().mockReturnValue(made).mockRejectedValueOnce(lost),
    },
  });
  const dialog = screen.getByRole("dialog", { name: "Show this draft to somebody" });
  const said = dialog.getByRole("alert");
  await expect.element(said).toMatchTextContent(/^The server gave no answer, or your session has ended\./);
  expect(dialog.getByText("No link is open.").elements(), "nobody knows").toEqual([]);
  const make = dialog.getByRole("button", { name: "Make a link" });
  await make.click();
  await expect.poll(() => said.elements()).toHaveLength(2);
  await expect.element(make).toHaveFocus();
  await make.click();
  await expect.element(dialog.getByRole("textbox", { name: /^Copy it now/ })).toHaveValue(made.url);
  await expect.element(dialog.getByText("No link is open.")).toBeVisible();
  expect(said.elements()).toEqual([]);
});
