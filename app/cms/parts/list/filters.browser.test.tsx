import { Link, useNavigate, useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { Chips, SearchForm } from "./filters.tsx";
import { LanguageChips } from "./language-chips.tsx";
import { Pager } from "./pager.tsx";
import { useFilterLink } from "./use-filter-link.ts";

const at = "/cms/pages";

/** A list whose answer to its address comes at once. */
const Searching = () => {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  const navigate = useNavigate();
  return (
    <>
      <SearchForm words={words} found={words.length * 400} label="Search pages" kept={[["status", "draft"]]} />
      <Link to="?q=phones">Phones</Link>
      <Link to="?">All</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
};

test("a list is searched as one types, once the words rest, and says how many it found; its filters stay", async () => {
  const { screen, sent, where } = await mounted(Searching, { at, answers: { [`GET ${at}`]: () => null } });
  const field = screen.getByRole("searchbox", { name: "Search pages" });
  await expect.element(field).toHaveAttribute("placeholder", "Search pages…");
  await expect.element(screen.getByRole("search").getByRole("status")).toHaveTextContent("");
  const before = sent.length;
  await userEvent.type(field, "vpn");
  await expect.poll(where).toBe(`${at}?status=draft&q=vpn`);
  await expect.element(screen.getByRole("status").getByText("1,200 found")).toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  expect(sent.slice(before)).toHaveLength(1);
});

test("Enter asks once, and what is typed then is asked after it", async () => {
  const { screen, sent, where } = await mounted(Searching, { at, answers: { [`GET ${at}`]: () => null } });
  const field = screen.getByRole("searchbox", { name: "Search pages" });
  await userEvent.type(field, "vpn{Enter}");
  await expect.poll(where).toBe(`${at}?status=draft&q=vpn`);
  await userEvent.type(field, "s");
  await expect.poll(where).toBe(`${at}?status=draft&q=vpns`);
  expect(sent.filter(({ path }) => path.endsWith("q=vpn"))).toHaveLength(1);
  await expect.element(field).toHaveValue("vpns");
});

test("a search is one step of the way back, however often its words were changed", async () => {
  const { screen, where } = await mounted(Searching, { at });
  const field = screen.getByRole("searchbox", { name: "Search pages" });
  await userEvent.type(field, "vpn");
  await expect.poll(where).toBe(`${at}?status=draft&q=vpn`);
  await userEvent.type(field, "s");
  await expect.poll(where).toBe(`${at}?status=draft&q=vpns`);
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.poll(where).toBe(at);
  await expect.element(field).toHaveValue("");
});

test("words that come by a link stand in the field, and none take them away", async () => {
  const { screen, where } = await mounted(Searching, { at });
  const field = screen.getByRole("searchbox", { name: "Search pages" });
  await userEvent.type(field, "vpn{Enter}");
  await screen.getByRole("link", { name: "Phones" }).click();
  await expect.element(field).toHaveValue("phones");
  await screen.getByRole("link", { name: "All" }).click();
  await expect.element(field).toHaveValue("");
  await userEvent.type(field, "vpn");
  await expect.poll(where).toBe(`${at}?status=draft&q=vpn`);
});

test("an answer to words before leaves alone what is typed now", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const answer = ({ path }: { path: string }) => (path.endsWith("q=vpn") ? promise : null);
  const { screen, sent, where } = await mounted(Searching, { at, answers: { [`GET ${at}`]: answer } });
  const field = screen.getByRole("searchbox", { name: "Search pages" });
  await userEvent.type(field, "vpn");
  await expect.poll(() => sent.at(-1)?.path).toContain("q=vpn");
  await userEvent.type(field, "s");
  resolve(null);
  await expect.poll(where).toBe(`${at}?status=draft&q=vpns`);
  await expect.element(field).toHaveValue("vpns");
});

const href = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.getAttribute("href");

test("the pager tells where one is, and leads back and on as far as there are pages", async () => {
  const page = (props: Parameters<typeof Pager>[0]) =>
    mounted(() => <Pager {...props} />, { at: `${at}?q=vpn&page=2` });
  const { screen } = await page({ page: 2, pages: 1200, total: 59_990, perPage: 50 });
  await expect.element(screen.getByText("51–100 of 59,990")).toBeVisible();
  await expect.element(screen.getByText("Page 2 of 1,200")).toBeVisible();
  expect([href("Previous page"), href("Next page")]).toEqual([`${at}?q=vpn&page=1`, `${at}?q=vpn&page=3`]);
  await screen.unmount();
  for (const [now, before, after] of [
    [1, undefined, `${at}?q=vpn&page=2`],
    [2, `${at}?q=vpn&page=1`, undefined],
  ] as const) {
    const { screen } = await page({ page: now, pages: 2, total: 77, perPage: 50 });
    await expect.element(screen.getByText(now === 1 ? "1–50 of 77" : "51–77 of 77")).toBeVisible();
    expect([href("Previous page"), href("Next page")]).toEqual([before, after]);
    await screen.unmount();
  }
  const { screen: one } = await page({ page: 1, pages: 1, total: 7, perPage: 50 });
  await expect.element(one.getByText("1–7 of 7")).toBeVisible();
  expect([href("Previous page"), one.getByText("Previous page").elements()]).toEqual([undefined, []]);
  await one.unmount();
  const { screen: none } = await page({ page: 1, pages: 1, total: 0, perPage: 50 });
  await expect.element(none.getByRole("navigation")).not.toBeInTheDocument();
});

const Filters = () => {
  const linkTo = useFilterLink(at);
  const chip = { key: "draft", name: "Drafts", count: 1234, isOn: true, to: linkTo({ status: "draft" }) };
  return (
    <>
      <Chips
        chips={[chip, { ...chip, key: "", name: "All", count: undefined, isOn: false, to: linkTo({ status: "" }) }]}
      />
      <LanguageChips here={at} language="es" />
    </>
  );
};

test("filters say which is on and how many there are; each keeps the others and begins at the first page", async () => {
  const { screen } = await mounted(Filters, { at: `${at}?status=draft&language=es&page=3&q=vpn` });
  const chip = (name: string) => screen.getByRole("link", { name, exact: true });
  await expect.element(chip("Drafts 1,234")).toHaveAttribute("aria-current", "true");
  await expect.element(chip("All")).not.toHaveAttribute("aria-current");
  await expect.element(chip("All")).toHaveAttribute("href", `${at}?language=es&q=vpn`);
  await expect.element(chip("Español")).toHaveAttribute("aria-current", "true");
  await expect.element(chip("Español")).toHaveAttribute("href", `${at}?status=draft&language=es&q=vpn`);
  await expect.element(chip("English")).toHaveAttribute("href", `${at}?status=draft&q=vpn`);
});
