import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../tests/components/mounted.tsx";
import { Button } from "./button.tsx";
import { Menu } from "./menu.tsx";

const menuAt = (style: { position?: "fixed"; bottom?: number; top?: number } = {}, take = () => {}) =>
  mounted(() => (
    <>
      <div style={style}>
        <Menu label="More of Backups" button="More">
          <Button name="Duplicate" onClick={take} />
          <Button name="Trash" />
        </Menu>
      </div>
      <Button name="Elsewhere" />
      <p>Words</p>
    </>
  ));

test("a menu closes on Escape, on a choice, by the Tab key and by a click elsewhere", async () => {
  const take = vi.fn();
  const { screen } = await menuAt({}, take);
  const opener = screen.getByLabelText("More of Backups");
  const entry = screen.getByRole("button", { name: "Duplicate" });
  await opener.click();
  await entry.element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(entry).toHaveFocus();
  await userEvent.keyboard("x");
  await expect.element(entry).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(entry).not.toBeInTheDocument();
  expect(take).toHaveBeenCalledTimes(1);

  await opener.click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Trash" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();

  await opener.click();
  await expect.element(entry).toBeVisible();
  await screen.getByText("Words").click();
  await expect.element(entry).not.toBeInTheDocument();
});

test.each([
  ["above its button at the foot of the screen", { position: "fixed", bottom: 4 } as const, true],
  ["below it elsewhere", { position: "fixed", top: 200 } as const, false],
])("a menu opens %s", async (_, style, isAbove) => {
  const { screen } = await menuAt(style);
  const opener = screen.getByLabelText("More of Backups");
  await opener.click();
  const entry = screen.getByRole("button", { name: "Trash" });
  const top = (of: typeof opener) => of.element().getBoundingClientRect().top;
  await expect.poll(() => top(entry) < top(opener)).toBe(isAbove);
  expect(entry.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
