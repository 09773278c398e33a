import { data } from "react-router";
import { expect, test } from "vitest";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import type { SingletonProblem } from "../singletons/post-singleton.server.ts";
import Seo, { type loader } from "./seo.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/seo";
const LIVE = { siteTitle: "{company}: calm computers", description: "We look after them.", picture: "" };
const SAVED: Loaded = {
  draft: { revision: "r1", data: LIVE, by: "Ada", at: Date.UTC(2026, 10, 20, 15) },
  language: "en",
  document: "seo",
  beside: { languages: [], original: null },
  signIn: { passkeyHost: null, email: "ada@example.org" },
  origin: "https://example.com",
  names: { company: "Mangrove IT" },
  company: "Mangrove IT",
};

const opened = async (more: Partial<Loaded> = {}, answers: Answers = {}) => {
  const seo = await mounted(Seo, { at, answers: { [`GET ${at}`]: () => ({ ...SAVED, ...more }), ...answers } });
  const { screen } = seo;
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const card = screen.getByRole("region", { name: "Social card" });
  const field = (name: string) => screen.getByRole("textbox", { name });
  return { ...seo, card, field, posts: () => seo.sent.filter(({ method }) => method === "POST") };
};

test("it leads to the titles of all pages, and to what was saved before", async () => {
  const { screen } = await opened();
  for (const [name, href] of [
    ["Titles & descriptions", "/cms/titles"],
    ["History", "/cms/edit/seo/history"],
  ] as const)
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("what is typed stands in the search result and on the card, its names filled in", async () => {
  const { screen, card, field } = await opened();
  const result = screen.getByRole("region", { name: "Search result" });
  await expect.element(result).toMatchTextContent("Mangrove IT: calm computers");
  await expect.element(result).toMatchTextContent("https://example.com");
  await expect.element(card.getByText("example.com", { exact: true })).toBeVisible();
  await field("Site Title").fill("Help from {company}");
  await field("Meta Description").fill("Quickly.");
  await expect.element(card).toMatchTextContent("example.comHelp from Mangrove ITQuickly.");
  await expect.element(result).toMatchTextContent("Help from Mangrove ITQuickly.");
  await field("Site Title").fill("");
  await expect.element(card).toMatchTextContent("example.comUntitledQuickly.");
});

test("how long the description is counts what stands for its names", async () => {
  const { field } = await opened();
  const help = "Recommended length: 150-160 characters";
  for (const [text, told] of [
    [`{company} ${"x".repeat(137)}`, "1 short of it"],
    [`{company} ${"x".repeat(138)}`, "150: just right"],
  ] as const) {
    await field("Meta Description").fill(text);
    await expect.element(field("Meta Description")).toHaveAccessibleDescription(`${help} ${told}`);
  }
});

test("the card shows a picture of this site, says where another host's comes from, and where none is", async () => {
  const { card, field } = await opened();
  const shown = () =>
    card.element().querySelector("img")?.getAttribute("src") ?? card.element().querySelector(".card-note")?.textContent;
  await expect.poll(shown).not.toBeUndefined();
  const picture = field("Open Graph Image URL");
  await picture.fill(" /mark/acer.svg ");
  await expect.poll(shown).toBe("/mark/acer.svg");
  // Of a page at any depth this leads to the same picture; of a site's pages it leads to many.
  await picture.fill("../../../../../../mark/acer.svg");
  await expect.poll(shown).toBe("No picture there");
  await picture.fill("HTTPS://cdn.example.org/card.png");
  await expect.poll(shown).toBe("Fetched by the network from HTTPS://cdn.example.org/card.png");
  await picture.fill("/mark/gone.svg");
  await expect.poll(shown).toBe("No picture there");
});

test("what is saved is sent on top of what was opened, and what is wrong stands at its field", async () => {
  const problem: SingletonProblem = { kind: "invalid", errors: { siteTitle: "This field is required" } };
  const { screen, field, posts } = await opened({}, { [`POST ${at}`]: () => data(problem, { status: 422 }) });
  await expect
    .element(screen.getByText(/^Live at once\./))
    .toHaveTextContent("Live at once. Last saved November 20, 2026, 10:00 by Ada.");
  expect(screen.getByRole("button", { name: "Save draft" }).query()).toBeNull();
  await field("Site Title").fill("");
  await screen.getByRole("button", { name: "Save SEO Settings" }).click();
  await expect.element(screen.getByText("Failed to save SEO settings")).toBeVisible();
  await expect.element(field("Site Title")).toHaveFocus();
  const [sent] = posts();
  expect(sent).toMatchObject({ path: at, fields: { base: "r1" } });
  expect(JSON.parse(String(sent?.fields.data))).toEqual({ ...LIVE, siteTitle: "" });
});

test("a translation is kept as a draft, beside what its original says", async () => {
  const original = { id: "seo", language: "en", title: "SEO", seen: "r1", data: LIVE, changes: [] } as const;
  const beside = { languages: [], original: { ...original, changes: [] } };
  const { screen, posts } = await opened({ language: "es", document: "seo-es", beside });
  await expect.element(screen.getByText("We look after them.").first()).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "History" }))
    .toHaveAttribute("href", "/cms/edit/seo-es/history");
  await screen.getByRole("button", { name: "Save draft" }).click();
  await expect.poll(posts).toMatchObject([{ fields: { base: "r1", draft: "yes" } }]);
});
