import { redirect } from "react-router";
import { expect, test } from "vitest";
import type { Locator } from "vitest/browser";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import HistoryScreen, { type loader } from "./history.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;
type Entry = Loaded["sittings"][number]["newest"];

const at = "/cms/edit/s1/history";
const NOW = Date.UTC(2026, 10, 20, 15);
const HOUR_MS = 3_600_000;

const entry = (number: number, more: Partial<Entry> = {}): Entry => ({
  id: `r${number}`,
  number,
  at: NOW - (9 - number) * HOUR_MS,
  author: "Ada",
  note: "",
  publishedAt: null,
  isLive: false,
  isDraft: false,
  ...more,
});

const compared = (number: number): NonNullable<Loaded["comparison"]>["before"] => {
  const { id, at, author, note } = entry(number);
  return { id, number, at, author, note };
};
const change = (kind: "changed" | "moved") => ({
  kind,
  where: ["Summary", "Text"],
  words: [{ text: "Daily", how: "added" as const }],
});

const document: Loaded["document"] = {
  id: "s1",
  type: "service",
  language: "en",
  title: "Backups",
  path: null,
  trashed: false,
};

const opened = (more: Partial<Loaded> = {}, search = "", answers: Answers = {}) => {
  const shown = {
    document,
    sittings: [
      { newest: entry(9, { isDraft: true }), earlier: [entry(8), entry(7)] },
      { newest: entry(6, { isLive: true, isDraft: true, note: "Restored", publishedAt: NOW }), earlier: [] },
      { newest: entry(5, { author: null }), earlier: [entry(4)] },
    ],
    draft: "r9",
    total: 6,
    pages: 1,
    page: 1,
    perPage: 30,
    now: NOW,
    comparison: { before: compared(6), after: compared(9), changes: [change("changed"), change("moved")] },
    ...more,
  } as Loaded;
  return mounted(HistoryScreen, {
    at: at + search,
    answers: { [`GET ${at}`]: () => ({ ...shown, ...more }), ...answers },
  });
};

type Screen = Awaited<ReturnType<typeof opened>>["screen"];

const version = (screen: Screen, number: number) =>
  screen.getByRole("link", { name: new RegExp(`^Version ${number}( |$|\\D)`) });

test("versions tell what they are, who saved them and which two are compared", async () => {
  const { screen } = await opened();
  await expect.element(version(screen, 9)).toHaveTextContent("Version 9Newest draft10:00 · Ada");
  await expect.element(version(screen, 9)).toHaveAttribute("aria-current", "true");
  await expect.element(version(screen, 6)).toHaveTextContent("Version 6Live07:00 · AdaRestored · Published 10:00");
  await expect.element(version(screen, 6)).not.toHaveAttribute("aria-current");
  await expect.element(version(screen, 5)).toHaveTextContent("Version 506:00 · First content");
  const sides = [...window.document.querySelectorAll(".revision-side")].map(({ textContent }) => textContent);
  expect(sides).toEqual(["After", "Before"]);
});

test("a version is compared with what stood before its sitting, or with the one in sight, the older first", async () => {
  const { screen } = await opened({}, "?page=2");
  await expect.element(version(screen, 9)).toHaveAttribute("href", `${at}?page=2&before=r6&after=r9`);
  await expect.element(version(screen, 6)).toHaveAttribute("href", `${at}?page=2&after=r6`);
  const link = screen.getByRole("link", { name: "Compare version 5 with version 9" });
  await expect.element(link).toHaveAttribute("href", `${at}?page=2&before=r5&after=r9`);
  expect(screen.getByRole("link", { name: "Compare version 6 with version 9" }).elements()).toEqual([]);
});

test("saves on the way are folded away, unless one of them is compared", async () => {
  const { screen } = await opened();
  await expect.element(screen.getByText("2 saves on the way, from 08:00")).toBeVisible();
  await expect.element(screen.getByText("1 save on the way, from 05:00")).toBeVisible();
  expect(version(screen, 7).elements()).toEqual([]);
  await screen.unmount();
  const other = await opened({ comparison: { before: compared(4), after: compared(7), changes: [] } });
  await expect.element(version(other.screen, 7)).toBeVisible();
  const newer = other.screen.getByRole("link", { name: "Compare version 9 with version 7" });
  await expect.element(newer).toHaveAttribute("href", `${at}?before=r7&after=r9`);
  await expect.element(other.screen.getByText("Nothing differs between these two.")).toBeVisible();
});

test("changes are counted and told; an older version is restored on top of the draft in sight", async () => {
  const { screen, sent } = await opened();
  await expect.element(screen.getByRole("region", { name: /^From version 6 to version 9/ })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: /From version 6 to version 9 ?2 changes/ })).toBeVisible();
  await expect.element(screen.getByText("Order changed")).toBeVisible();
  await expect.element(screen.getByText(/Summary › Text$/).first()).toBeVisible();
  await expect
    .element(screen.getByTitle("“Backups”, version 6"))
    .toHaveAttribute("src", "/preview/s1?revision=r6&frame");
  expect(screen.getByRole("button", { name: "Restore version 9" }).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Restore version 6" }).click();
  const fields = { revision: "r6", base: "r9", number: "6" };
  await expect.poll(() => sent.at(-1)).toEqual({ method: "POST", path: "/cms/edit/s1/restore", fields });
});

test("once a version is restored the keys go on beside what it changed, since its button is gone", async () => {
  const shown: Partial<Loaded> = {};
  const restore = () => {
    shown.comparison = { before: compared(5), after: compared(9), changes: [] };
    return redirect(at);
  };
  const { screen } = await opened(shown, "", { "POST /cms/edit/s1/restore": restore });
  const button = screen.getByRole("button", { name: "Restore version 6" });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  const holds = (part: Locator) => window.document.activeElement?.contains(part.element());
  await expect.poll(() => holds(screen.getByRole("region", { name: "Publish" }))).toBe(true);
  expect(holds(screen.getByRole("heading", { level: 1 }))).toBe(false);
});

test("what is in the trash is looked at, not restored, published or edited", async () => {
  const { screen } = await opened({ document: { ...document, trashed: true } });
  await expect.element(version(screen, 9)).toBeVisible();
  expect(screen.getByRole("button", { name: /^Restore/ }).elements()).toEqual([]);
  expect(screen.getByRole("link", { name: "Back to the editor" }).elements()).toEqual([]);
  expect(screen.getByRole("region", { name: "Publish" }).elements()).toEqual([]);
});

test("of one version there is nothing to compare; of Settings the way back is their own screen", async () => {
  const settings: Loaded["document"] = { ...document, id: "settings", type: "settings", title: "Settings" };
  const { screen } = await opened({ document: settings, comparison: null });
  await expect.element(screen.getByRole("heading", { name: "There is only one version" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back to Settings" })).toHaveAttribute("href", "/cms/settings");
  expect(screen.getByRole("link", { name: /^Compare/ }).elements()).toEqual([]);
  await screen.unmount();
  const spanish = await opened({ document: { ...settings, id: "settings-es", language: "es" }, comparison: null });
  await expect
    .element(spanish.screen.getByRole("link", { name: "Back to Settings" }))
    .toHaveAttribute("href", "/cms/settings?language=es");
  await spanish.screen.unmount();
  const service = await opened();
  await expect
    .element(service.screen.getByRole("link", { name: "Back to the editor" }))
    .toHaveAttribute("href", "/cms/edit/s1");
  await expect
    .element(service.screen.getByRole("link", { name: "Services", exact: true }))
    .toHaveAttribute("href", "/cms/services");
  await expect.element(service.screen.getByRole("button", { name: "Publish now" })).toBeVisible();
});
