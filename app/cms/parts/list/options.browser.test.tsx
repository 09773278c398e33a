import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { Options } from "./options.tsx";

const PAGES = Array.from({ length: 40 }, (_, at) => `/page-${at}`);

test("options stand below what is typed: the marked one is in sight, a click takes one, and the focus stays", async () => {
  const take = vi.fn();
  const List = () => {
    const [marked, setMarked] = useState(-1);
    const [typed, setTyped] = useState("");
    const options = PAGES.filter((page) => page.includes(typed));
    return (
      <>
        <input
          aria-label="Link"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === "End" && setMarked(options.length - 1)}
        />
        <Options
          id="link"
          label="Pages"
          options={options}
          marked={marked}
          keyOf={(page) => page}
          take={take}
          show={(page) => page}
          style={{ position: "static", maxHeight: 120, overflow: "auto" }}
        />
      </>
    );
  };
  const { screen } = await mounted(List);
  const field = screen.getByLabelText("Link");
  const last = screen.getByRole("option", { name: "/page-39" });
  await expect.element(last).not.toBeInViewport();
  await expect.element(screen.getByRole("option", { selected: true })).not.toBeInTheDocument();
  await field.click();
  await userEvent.keyboard("{End}");
  await expect.element(last).toBeInViewport();
  await expect.element(screen.getByRole("option", { selected: true })).toHaveTextContent("/page-39");
  await last.click();
  await expect.element(field).toHaveFocus();
  expect(take.mock.calls).toEqual([["/page-39"]]);
  await expect.element(screen.getByRole("listbox", { name: "Pages" })).toHaveAttribute("id", "link-options");
  await field.fill("nothing");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});
