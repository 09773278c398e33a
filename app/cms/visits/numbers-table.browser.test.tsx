import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { VisitRow } from "#domain/visits/numbers/read-visits.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { NumbersTable } from "./numbers-table.tsx";

type Props = ComponentProps<typeof NumbersTable>;

const row = (name: string, more: Partial<VisitRow> = {}): VisitRow => ({
  name,
  visits: 10,
  contact: 2,
  begun: 1,
  sent: 0,
  before: null,
  document: null,
  ...more,
});

const opened = async (kind: Props["kind"], rows: VisitRow[], more: Partial<Props> & { names?: number } = {}) => {
  const { names = rows.length, ...props } = more;
  const all: Props = {
    kind,
    table: { rows, names },
    period: "30",
    isWhole: false,
    earned: {},
    mayRedirect: true,
    ...props,
  };
  const { screen } = await mounted(() => <NumbersTable {...all} />);
  const said = (parts: string) => [...screen.container.querySelectorAll(parts)].map((part) => part.textContent);
  const links = () => [...screen.container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  return { screen, said, links };
};

test("a table without rows says what it is for, and offers no file", async () => {
  const { said, links } = await opened("campaign", []);
  expect(said(".empty")[0]).toMatch(/^Put \?utm_campaign=spring-offer behind/);
  expect(said("h2")).toEqual(["Campaigns "]);
  expect(links()).toEqual([]);
});

test("the row of all other downloads is called “All others” and is no link", async () => {
  const { said, links } = await opened("download", [row("/files/a.pdf"), row("other")]);
  expect(said("tbody th")).toEqual(["/files/a.pdf (opens in a new tab)", "All others"]);
  expect(links()).toEqual(["/cms/visits/export.csv?period=30&show=download", "/files/a.pdf"]);
});

test("pages are told by their titles, with their steps and what they earned", async () => {
  const about = { id: "page-1", type: "page", title: "About us" } as const;
  const rows = [row("/about", { document: about, visits: 1200, sent: 3 }), row("/gone", { visits: 1, contact: 0 })];
  const { said, links, screen } = await opened("page", rows, { earned: { "/about": { won: 1, value: 12500 } } });
  expect(said("thead th")).toEqual(["Page", "Visits", "To the form", "Began", "Sent", "Earned"]);
  expect(said("tbody th")).toEqual(["About us/about (opens in a new tab)", "/gone (opens in a new tab)"]);
  expect(said("tbody td")).toEqual([
    ...["1,200 visits", "2 to the form", "1 began", "3 sent", "$12,500 earned"],
    ...["1 visit", "0 to the form", "1 began", "0 sent", "–"],
  ]);
  expect(said("td.is-none")).toEqual(["0 to the form", "0 sent", "–"]);
  expect(links()).toEqual(["/cms/visits/export.csv?period=30&show=page", "/cms/edit/page-1", "/about", "/gone"]);
  const [most, least] = [...screen.container.querySelectorAll<HTMLElement>(".numbers-bar")];
  expect(most?.style.width).toBe("100%");
  expect(Number.parseFloat(least?.style.width ?? "")).toBeCloseTo(100 / 1200);
});

test("a name that every object has has earned nothing by that", async () => {
  const { said } = await opened("source", [row("google"), row("constructor")], {
    earned: { google: { won: 1, value: 900 } },
  });
  expect(said("tbody td:last-child")).toEqual(["$900 earned", "–"]);
});

test("where there was a time before, each name is compared with it", async () => {
  const { said } = await opened("source", [row("", { before: 8 }), row("google", { before: 10 })], { period: "7" });
  expect(said("thead th")[2]).toBe("Than before, in the 7 days before");
  expect(said(".numbers-change")).toEqual(["2 more", "as many"]);
  expect(said("tbody th")).toEqual(["Typed in, or not told", "google"]);
  expect(said("thead th")).not.toContain("Earned");
});

test("a missing page is redirected from here by whoever may, if it is an address of this site", async () => {
  const rows = [row("/old page"), row("other")];
  const mine = await opened("missing", rows);
  expect(mine.said("thead th")).toEqual(["Address", "Visits"]);
  expect(mine.said("tbody th")).toEqual(["/old pageMake a redirect for /old page", "All others"]);
  expect(mine.links().slice(1)).toEqual(["/cms/redirects?from=%2Fold%20page"]);
  await mine.screen.unmount();
  const { said } = await opened("missing", rows, { mayRedirect: false });
  expect(said("tbody th")).toEqual(["/old page", "All others"]);
});

test("of many names the first are shown, with the way to all; where all are asked for, the file has the rest", async () => {
  const some = await opened("phone", [row("/contact")], { names: 1300 });
  expect(some.said("h2")).toEqual(["Calls 1,300"]);
  expect(some.said(".panel-more")).toEqual(["All 1,300 of Calls"]);
  expect(some.links()).toEqual([
    "/cms/visits/export.csv?period=30&show=phone",
    "/contact",
    "/cms/visits?period=30&show=phone",
  ]);
  await some.screen.unmount();
  const whole = await opened("phone", [row("/contact")], { names: 1300, isWhole: true });
  expect(whole.said(".panel-more")).toEqual(["And 1,299 more with fewer visits: the CSV has them all."]);
  await whole.screen.unmount();
  const { said } = await opened("phone", [row("/contact")]);
  expect(said(".panel-more")).toEqual([]);
});
