import { data } from "react-router";
import { expect, test } from "vitest";
import { blankDocument } from "#domain/content/form/document-form.ts";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import type { SingletonProblem } from "../singletons/post-singleton.server.ts";
import Settings, { type loader, shouldRevalidate } from "./settings.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/settings";
const blank = blankDocument("settings", "2026-11-20");
const LIVE = { ...blank, company: { ...(blank.company as object), name: "Mangrove IT", tagline: "Calm computers" } };
const SAVED: Loaded = {
  draft: { revision: "r1", data: LIVE, by: "Ada", at: Date.UTC(2026, 10, 20, 15) },
  live: LIVE,
  language: "en",
  document: "settings",
  beside: { languages: [], original: null },
  signIn: { passkeyHost: null, email: "ada@example.org" },
  targets: { service: [] },
  mail: { from: "site@example.org", to: "office@example.org", missing: [], isLocal: false },
  figures: [],
  confirmation: { subject: "We have your message", text: "Dear Cleo" },
};
const ORIGINAL: Partial<Loaded> = {
  language: "es",
  document: "settings-es",
  beside: {
    languages: [],
    original: { id: "settings", language: "en", title: "Settings", seen: "r1", data: LIVE, changes: [] },
  },
};

const opened = async (more: Partial<Loaded> = {}, answers: Answers = {}) => {
  const all = { [`GET ${at}`]: () => ({ ...SAVED, ...more }), ...answers };
  const settings = await mounted(Settings, { at, answers: all, shouldRevalidate });
  const { screen } = settings;
  const panel = screen.getByRole("complementary");
  await expect.element(panel).toBeVisible();
  const changes = () => [...panel.element().querySelectorAll("li")].map((line) => line.textContent);
  const posts = () => settings.sent.filter(({ method }) => method === "POST");
  return { ...settings, panel, changes, posts, tagline: screen.getByRole("textbox", { name: "Tagline" }) };
};

test("without a change it says when it was saved last, and by whom", async () => {
  const { screen, panel, changes } = await opened();
  await expect.element(panel.getByRole("heading")).toHaveTextContent("Unsaved changes 0");
  await expect
    .element(panel.getByText(/^None\./))
    .toHaveTextContent("None. Last saved November 20, 2026, 10:00 by Ada.");
  expect(changes()).toEqual([]);
  expect(panel.getByRole("button", { name: /Discard|Save draft/ }).query()).toBeNull();
  await expect
    .element(screen.getByRole("link", { name: "History" }))
    .toHaveAttribute("href", "/cms/edit/settings/history");
  await expect.element(screen.getByText("We have your message")).toBeInTheDocument();
  const colors = screen.getByRole("region", { name: "Colors" });
  await expect.element(colors.getByTitle("The home page in these colors")).toBeVisible();
  await screen.unmount();
  const nobody = await opened({ draft: { ...SAVED.draft, by: null } });
  await expect
    .element(nobody.panel.getByText(/^None\./))
    .toHaveTextContent("None. Last saved November 20, 2026, 10:00.");
});

test("each change says what visitors read now and then, and leads to its field; all of them are discarded at once", async () => {
  const { panel, changes, tagline } = await opened();
  await tagline.fill("Quiet computers");
  await expect.poll(changes).toEqual(["Company / TaglineCalm computers Quiet computers"]);
  expect(panel.element().querySelector("del")?.textContent).toBe("Calm computers");
  await tagline.fill("");
  await expect.poll(changes).toEqual(["Company / TaglineCalm computers empty"]);
  await expect.element(panel.getByRole("heading")).toHaveTextContent("Unsaved changes 1");
  await panel.getByRole("button", { name: "Company / Tagline" }).click();
  await expect.element(tagline).toHaveFocus();
  await panel.getByRole("button", { name: "Discard" }).click();
  await expect.poll(changes).toEqual([]);
  await expect.element(tagline).toHaveValue("Calm computers");
});

test("what is saved is sent on top of what was opened; what is wrong is counted, shown and led to", async () => {
  const errors = ["company.tagline", "company.name"].map((field) => [field, "This field is required"]);
  const turns = [errors, errors.slice(0, 1)].map(
    (some): SingletonProblem => ({ kind: "invalid", errors: Object.fromEntries(some) }),
  );
  const { screen, panel, posts, tagline } = await opened(
    {},
    { [`POST ${at}`]: () => data(turns.shift(), { status: 422 }) },
  );
  await tagline.fill("");
  const save = panel.getByRole("button", { name: "Save and publish" });
  await save.click();
  await expect.element(panel.getByRole("alert")).toHaveTextContent("2 fields need your attention. Nothing was saved.");
  await expect.element(tagline).toHaveFocus();
  await expect.element(screen.getByText("Settings were not saved")).toBeVisible();
  await save.click();
  await expect
    .element(panel.getByRole("alert"))
    .toHaveTextContent("One field needs your attention. Nothing was saved.");
  const [first] = posts();
  expect(first).toMatchObject({ path: at, fields: { base: "r1" } });
  expect(JSON.parse(String(first?.fields.data)).company.tagline).toBe("");
  expect(first?.fields).not.toHaveProperty("draft");
});

test("where somebody else saved first, their changes are not listed as unsaved, and discarding goes back to them", async () => {
  const by = { by: "Ben", at: SAVED.draft.at };
  const renamed = { ...LIVE, company: { ...LIVE.company, name: "Renamed by Ben" } };
  const theirs: Partial<Loaded> = { draft: { revision: "r2", data: renamed, ...by }, live: renamed };
  const now: Partial<Loaded>[] = [{}, theirs];
  const merged = { ...renamed, company: { ...renamed.company, tagline: "Quiet computers" } };
  const current = { revision: "r2", data: renamed, ...by };
  const answers = [data({ kind: "stale", current, merged, conflicts: [] } as SingletonProblem, { status: 409 }), null];
  const { panel, changes, posts, tagline, screen } = await opened(
    {},
    {
      [`GET ${at}`]: () => ({ ...SAVED, ...(now.length > 1 ? now.shift() : now[0]) }),
      [`POST ${at}`]: () => answers.shift(),
    },
  );
  await tagline.fill("Quiet computers");
  const save = panel.getByRole("button", { name: "Save and publish" });
  await save.click();
  await expect.element(screen.getByText(/^Ben saved these settings while you were editing/)).toBeVisible();
  await expect.poll(changes).toEqual(["Company / TaglineCalm computers Quiet computers"]);
  await expect.element(panel.getByRole("heading")).toHaveTextContent("Unsaved changes 1");
  await panel.getByRole("button", { name: "Discard" }).click();
  await expect.poll(changes).toEqual([]);
  await expect.element(panel.getByText(/^None\./)).toMatchTextContent("by Ben");
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true })), "nothing is lost by closing").toBe(
    true,
  );
  await expect.element(screen.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Renamed by Ben");
  await tagline.fill("Calm phones");
  await save.click();
  await expect.poll(posts).toHaveLength(2);
  const { base, data: sent } = posts()[1]?.fields ?? {};
  expect(base).toBe("r2");
  expect(JSON.parse(String(sent)).company).toMatchObject({ name: "Renamed by Ben", tagline: "Calm phones" });
});

test("a translation is kept as a draft, and what all languages share can't be changed in it", async () => {
  const shared = ["Phone", "Legal name", "Years of experience"];
  const first = await opened();
  for (const name of shared)
    await expect.element(first.screen.getByLabelText(name, { exact: true })).toBeInTheDocument();
  await first.screen.unmount();
  const { screen, panel, posts, tagline } = await opened(ORIGINAL);
  await expect.element(panel.getByRole("heading")).toHaveTextContent("Changes 0");
  for (const name of shared) expect(screen.getByLabelText(name, { exact: true }).query(), name).toBeNull();
  await tagline.fill("Computadoras tranquilas");
  await panel.getByRole("button", { name: "Save draft" }).click();
  await expect.poll(posts).toMatchObject([{ fields: { base: "r1", draft: "yes" } }]);
});

test("figures that are samples are named, and confirmed without a save of the form", async () => {
  const figures = [
    { label: "Years", value: "20+" },
    { label: "Clients", value: "500" },
  ];
  const one = await opened({ figures: figures.slice(0, 1) });
  await expect.element(one.screen.getByText(/^These figures are samples/)).toMatchTextContent("as yours: Years 20+.");
  await one.screen.unmount();
  const { screen, posts } = await opened({ figures });
  await expect
    .element(screen.getByText(/^These figures are samples/))
    .toMatchTextContent("as yours: Years 20+, Clients 500.");
  await screen.getByRole("button", { name: "They are true of us" }).click();
  await expect
    .poll(posts)
    .toEqual([{ method: "POST", path: "/cms/edit/settings/confirm", fields: { back: "/cms/settings" } }]);
});

test.each<[string, Partial<Loaded["mail"]>, RegExp]>([
  ["set", {}, /office@example\.orgFromsite@example\.orgSet by EMAIL_TO and EMAIL_FROM on the server/],
  ["local", { isLocal: true }, /The local mailbox of this machine takes them\. Set by/],
  [
    "missing",
    { from: "", to: "", missing: ["EMAIL_TO"] },
    /Nobody: EMAIL_TO is not setFromNobody: EMAIL_FROM is not set Missing on the server: EMAIL_TO\./,
  ],
])("where enquiries are mailed to is told: %s", async (_, more, words) => {
  const { screen } = await opened({ mail: { ...SAVED.mail, ...more } });
  const section = screen.getByRole("region", { name: "Notifications" });
  await expect.element(section).toMatchTextContent(words);
  await expect
    .element(section.getByRole("link", { name: "Check the mail" }))
    .toHaveAttribute("href", "/cms/settings/mail");
});
