import { expect, test } from "vitest";
import type { Data } from "#domain/content/fields/structure.ts";
import { mountedForm } from "../../../tests/components/mounted-form.tsx";
import { SearchDefaultsContext, SearchPreview } from "./search-result.tsx";
import { NamesContext } from "./text.tsx";

const DEFAULTS = {
  ...{ company: "Mangrove IT", site: "https://example.com", siteTitle: "Mangrove IT in Miami" },
  description: "Of {company}",
};

const shown = async (data: Data, defaults: typeof DEFAULTS | null = DEFAULTS) => {
  const above = (
    <NamesContext value={{ company: "Mangrove IT" }}>
      <SearchDefaultsContext value={defaults}>
        <SearchPreview />
      </SearchDefaultsContext>
    </NamesContext>
  );
  const { screen, store, value } = await mountedForm({ type: "page", fields: [], data, above });
  const result = screen.getByRole("region", { name: "Search result" });
  const lines = () => [...result.element().querySelectorAll(".serp-title, .serp-text")].map((one) => one.textContent);
  return { result, lines, write: (changes: Data) => store.draft.set({ ...value(), ...changes }) };
};

test("a page is shown as search engines will, with what the site says where the page says nothing", async () => {
  const { result, lines, write } = await shown({ title: "Backups", path: "/backups", search: {} });
  await expect.element(result.getByText("https://example.com")).toBeVisible();
  await expect.poll(lines).toEqual(["Backups | Mangrove IT", "Of Mangrove IT"]);
  write({ title: " " });
  await expect.poll(lines).toEqual(["Untitled | Mangrove IT", "Of Mangrove IT"]);
  write({ path: "/" });
  await expect.poll(lines).toEqual(["Mangrove IT in Miami", "Of Mangrove IT"]);
  write({ search: { title: "Own", description: "x".repeat(160) } });
  await expect.poll(lines).toEqual(["Own", "x".repeat(160)]);
  write({ search: { title: "Own", description: `${"x".repeat(159)} more` } });
  await expect.poll(lines).toEqual(["Own", `${"x".repeat(159)} …`]);
});
