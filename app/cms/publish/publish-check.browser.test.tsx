import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { warning } from "#domain/content/check/issue.ts";
import type { PublishState } from "#domain/content/publishing/publish-state.server.ts";
import { DRAFT, LIVE, mountedPanel, NOW } from "../../../tests/components/mounted-panel.tsx";

const CHECK = "GET /cms/edit/s1/check";
const places = [
  { place: "menu", stands: true, reason: null },
  { place: "footer", stands: false, reason: null },
  { place: "home", stands: false, reason: "The home page shows no service cards" },
] as const;
const behind: PublishState["behind"] = [
  { id: "e1", language: "es", title: "Copias", changes: 1 },
  { id: "e2", language: "es", title: "Respaldos", changes: 3 },
];

test("a check that gets no answer says so, keeps the draft from being published, and is asked again", async () => {
  let answered = 0;
  const check = () => {
    answered += 1;
    return answered === 1 ? data({ outcome: "unanswered" }, { status: 503 }) : { state: DRAFT, places: null, now: NOW };
  };
  const { screen, button } = await mountedPanel({ answers: { [CHECK]: check } });
  await expect.element(screen.getByText("The server gave no answer. What you typed is kept.")).toBeVisible();
  await expect.element(button("Publish now")).toBeDisabled();
  await button("Check again").click();
  await expect.element(screen.getByText("Everything is in order")).toBeVisible();
  await expect.element(button("Publish now")).toBeEnabled();
});

test("until a check answers it says that it looks, and a draft saved meanwhile is checked after it", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const { screen, button, show, checks } = await mountedPanel({ answers: { [CHECK]: () => promise } });
  await expect.element(screen.getByText("Checking…")).toBeVisible();
  await expect.element(button("Publish now")).toBeDisabled();
  show({ revision: "r2" });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(checks()).toBe(1);
  resolve({ state: DRAFT, places: null, now: NOW });
  await expect.element(screen.getByText("Everything is in order")).toBeVisible();
  await expect.poll(checks).toBe(2);
});

test("links to other sites are looked up until all have answered, and what they answer is told with the rest", async () => {
  const { setTimeout } = window;
  vi.spyOn(window, "setTimeout").mockImplementation(((work: () => void, ms?: number) =>
    setTimeout(work, ms === 1_500 ? 50 : ms)) as typeof setTimeout);
  const redirect = { from: "/services/old", to: "/services/backups" };
  const elsewhere = { asked: 1, asking: 2, notAsked: 0, issues: [] };
  const { screen, finds, checks } = await mountedPanel({ state: { redirect, elsewhere } });
  await expect.element(screen.getByText("1 link to other sites tried, 2 being tried")).toBeVisible();
  await expect.element(screen.getByText("A redirect will lead from /services/old to /services/backups")).toBeVisible();
  const issues = [warning("", "A page of another site is gone", "")];
  finds({ elsewhere: { asked: 2, asking: 0, notAsked: 1, issues } });
  await expect.element(screen.getByText("2 links to other sites tried, 1 not tried, or let no check in")).toBeVisible();
  await expect.element(screen.getByText("Warning: A page of another site is gone")).toBeVisible();
  await expect.element(screen.getByText("Everything else is in order")).toBeVisible();
  const asked = checks();
  await new Promise((done) => setTimeout(done, 150));
  expect(checks()).toBe(asked);
});

test("a service is sent with the places where it is to stand; one that can't be changed says why", async () => {
  const { screen, button, posts } = await mountedPanel({ places: [...places] });
  const box = (name: string) => screen.getByRole("checkbox", { name });
  await expect.element(box("Main menu, under Services")).toBeChecked();
  await expect.element(box("Home page, service cards")).toBeDisabled();
  await expect.element(box("Home page, service cards")).toHaveAccessibleDescription(`${places[2].reason}.`);
  await box("Footer").click();
  await button("Publish now").click();
  const fields = { offered: ["menu", "footer"], place: ["menu", "footer"] };
  await expect.poll(posts).toMatchObject([{ path: "/cms/edit/s1/publish", fields }]);
});

test("another place of what is live is published anew, and the boxes then stand as the site does", async () => {
  const panel = await mountedPanel({ state: LIVE, places: [...places] });
  const { screen, button, posts, finds } = panel;
  await expect.element(screen.getByText("Visitors see the newest version.")).toBeVisible();
  await screen.getByRole("checkbox", { name: "Main menu, under Services" }).click();
  finds({}, [{ ...places[0], stands: false }, { ...places[1], stands: true }, places[2]]);
  await button("Publish now").click();
  await expect.poll(posts).toMatchObject([{ fields: { offered: ["menu", "footer"] } }]);
  expect(posts()[0]?.fields).not.toHaveProperty("place");
  await expect.element(screen.getByText("Visitors see the newest version.")).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: "Footer" })).toBeChecked();
});

test("translations that fall behind are named, with what becomes of them; by itself they stay and are listed", async () => {
  const { screen, button, posts } = await mountedPanel({ state: { status: "changed", live: true, behind } });
  await expect.element(screen.getByText("Español by 1 field, Español by 3 fields.")).toBeVisible();
  const group = screen.getByRole("group", { name: "Translations that fall behind" });
  await expect.element(group.getByRole("radio", { name: /^Leave it on the site/ })).toBeChecked();
  await button("Publish now").click();
  await expect.poll(posts).toMatchObject([{ fields: { translations: "tell" } }]);
  await group.getByRole("radio", { name: /^Take it off the site/ }).click();
  await button("Publish now").click();
  await expect.poll(posts).toMatchObject([{}, { fields: { translations: "take-off" } }]);
});

test("of what is live as it is, nothing falls behind", async () => {
  const { screen } = await mountedPanel({ state: { ...LIVE, behind } });
  await expect.element(screen.getByText("Visitors see the newest version.")).toBeVisible();
  expect(screen.getByText("Translations that fall behind").elements()).toEqual([]);
});
