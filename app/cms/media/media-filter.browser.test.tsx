import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import { MediaFilter } from "./media-filter.tsx";

const COUNTS = { all: 1204, used: 3, unused: 4, "no-text": 0, files: 1 };
const KNOWN = [{ slug: "harbor", name: "Harbor", pictures: 2 }];

type Screen = Awaited<ReturnType<typeof mounted>>["screen"];
const chipsOf = (screen: Screen) =>
  screen
    .getByRole("list", { name: "Show" })
    .getByRole("link")
    .elements()
    .map((chip) => `${chip.ariaCurrent ? "*" : ""}${chip.textContent} → ${chip.getAttribute("href")}`);

test("chips of the library keep its words, tag and place; a search and a narrower list keep the rest", async () => {
  const at = "/cms/media?q=rack&show=used&tag=harbor&in=post&page=2";
  const { screen, where } = await mounted(
    () => <MediaFilter counts={COUNTS} filter="used" tag="harbor" where="post" known={KNOWN} />,
    { at },
  );
  await expect
    .poll(() => chipsOf(screen))
    .toEqual([
      "All 1,204 → /cms/media?q=rack&tag=harbor&in=post",
      "*Used 3 → /cms/media?q=rack&show=used&tag=harbor&in=post",
      "Unused 4 → /cms/media?q=rack&show=unused&tag=harbor&in=post",
      "Without alternative text 0 → /cms/media?q=rack&show=no-text&tag=harbor&in=post",
      "Files (PDF) 1 → /cms/media?q=rack&show=files&tag=harbor&in=post",
    ]);
  await expect.element(screen.getByText("3 found")).toBeInTheDocument();
  const tag = screen.getByRole("combobox", { name: "With the tag" });
  const used = screen.getByRole("combobox", { name: "Used in" });
  await expect.element(tag).toHaveDisplayValue("Harbor (2)");
  await expect.element(used).toHaveDisplayValue("Used in Blog Posts");
  await used.selectOptions("Used anywhere or not");
  await expect.poll(where).toBe("/cms/media?q=rack&show=used&tag=harbor&in=");
  await screen.getByRole("searchbox", { name: "Search pictures and files" }).fill("boat");
  await expect.poll(where).toBe("/cms/media?show=used&tag=harbor&in=post&q=boat");
});

test("of alternative texts the files are left out, and what narrows further; without tags there is none to choose", async () => {
  const at = "/cms/media/texts";
  const texts = await mounted(() => <MediaFilter counts={COUNTS} filter="all" at={at} known={KNOWN} />, { at });
  await expect.element(texts.screen.getByRole("searchbox", { name: "Search pictures" })).toBeVisible();
  expect(chipsOf(texts.screen).map((chip) => chip.split("→ ")[1])).toEqual(
    ["", "?show=used", "?show=unused", "?show=no-text"].map((query) => at + query),
  );
  expect(texts.screen.getByRole("combobox").elements()).toHaveLength(0);
  await texts.screen.unmount();
  const { screen } = await mounted(() => <MediaFilter counts={COUNTS} filter="all" />, { at: "/cms/media" });
  await expect.element(screen.getByRole("combobox", { name: "Used in" })).toHaveDisplayValue("Used anywhere or not");
  expect(screen.getByRole("combobox", { name: "With the tag" }).elements()).toHaveLength(0);
});
