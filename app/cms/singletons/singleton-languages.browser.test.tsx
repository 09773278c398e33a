import { data, UNSAFE_ErrorResponseImpl as Refusal } from "react-router";
import { expect, test } from "vitest";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import type { Beside, Original } from "#domain/content/translation/beside-original.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { FieldBeside } from "./field-beside.tsx";
import { SingletonForm } from "./singleton-form.tsx";

const WORDS = { siteTitle: "Mangle TI", description: "TI para Miami", picture: "" };
const draft: SavedState = { revision: "r4", data: WORDS, by: "Ada", at: Date.UTC(2026, 10, 20, 15) };

const title = {
  kind: "changed",
  what: "text",
  where: ["Site Title"],
  place: ["siteTitle"],
  words: [
    { text: "Mangrove", how: "same" },
    { text: " IT", how: "added" },
  ],
} as const;

const original: Original = {
  id: "seo",
  language: "en",
  title: "SEO Settings",
  seen: "o7",
  data: { siteTitle: "Mangrove IT", description: "IT for Miami", picture: "" },
  changes: [
    { ...title, where: [...title.where], words: [...title.words] },
    { kind: "moved", what: "structure", where: ["Questions", "Order"], place: ["questions"], words: [] },
  ],
};

const states: Beside["languages"] = [
  { language: "en", id: "seo", status: "live", state: "original", changes: 0 },
  { language: "es", id: "seo-es", status: "draft", state: "behind", changes: 2 },
];

const opened = (more: Partial<Original> | null, answers = {}) => {
  const beside = () => ({ languages: states, original: more && { ...original, ...more } });
  const Part = () => (
    <SingletonForm
      {...{ type: "seo", document: "seo-es", language: more ? "es" : "en", beside: beside(), draft }}
      signIn={{ passkeyHost: null, email: "ada@example.org" }}
      problem={null}
      failure="Not saved"
      className="beside"
    >
      {({ form }) => form.fields.map(({ name, form }) => <FieldBeside key={name} form={form} place={[name]} />)}
    </SingletonForm>
  );
  return mounted(Part, { at: "/cms/seo", answers });
};

test("a translation says how it stands, leads to the original, and shows what that says beside each field", async () => {
  const { screen } = await opened({});
  const bar = screen.getByRole("region", { name: "Languages" });
  await expect.element(bar.getByText("Original changed (2 fields)")).toBeVisible();
  await expect.element(bar.getByText("Draft")).toBeVisible();
  const link = bar.getByRole("link", { name: /^Original ?: “SEO Settings” in English$/ });
  await expect.element(link).toHaveAttribute("href", "/cms/seo");
  await expect.element(screen.getByText("IT for Miami")).toHaveAttribute("lang", "en-US");
  await expect.element(screen.getByText("English, changed since")).toBeVisible();
});

test("a field of which the original changed is done by itself; all of it is done in one press", async () => {
  const { screen, sent } = await opened({});
  await screen.getByRole("button", { name: "Done with Site Title" }).click();
  const path = "/cms/edit/seo-es/in-step";
  await expect.poll(() => sent).toEqual([{ method: "POST", path, fields: { seen: "o7", place: "siteTitle" } }]);
  await expect.element(screen.getByRole("textbox", { name: "Site Title" })).toHaveFocus();
  await screen.getByRole("button", { name: "All of it is done" }).click();
  await expect.poll(() => sent[1]).toEqual({ method: "POST", path, fields: { seen: "o7" } });
});

test.each<[string, Error | Refusal, RegExp]>([
  ["the session ended", new Refusal(401, "Signed out", null), /^Your session has ended\./],
  ["there is no connection", new TypeError("no connection"), /^The server gave no answer\./],
])("where %s nothing is done, and what is typed is still there", async (_, refusal, words) => {
  const refuse = () => {
    throw refusal;
  };
  const { screen } = await opened({}, { "POST /cms/edit/seo-es/in-step": refuse });
  const field = screen.getByRole("textbox", { name: "Site Title" });
  for (const name of ["Done with Site Title", "All of it is done"]) {
    await field.fill(`Typed before ${name}`);
    await screen.getByRole("button", { name }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole("button", { name: "Dismiss" }).click();
    await expect.element(field).toHaveValue(`Typed before ${name}`);
  }
});

test("when all of it is done the keys go on at the languages", async () => {
  const more = { changes: original.changes };
  const inStep = () => {
    more.changes = [];
    return null;
  };
  const { screen } = await opened(more, { "POST /cms/edit/seo-es/in-step": inStep });
  const done = screen.getByRole("button", { name: "All of it is done" });
  await done.click();
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(screen.getByRole("region", { name: "Languages" })).toHaveFocus();
});

test("each text that changed leads to its field", async () => {
  const { screen } = await opened({});
  await expect.element(screen.getByText("One text of the original changed:")).toBeVisible();
  await screen.getByRole("button", { name: "Site Title", exact: true }).click();
  await expect.element(screen.getByRole("textbox", { name: "Site Title" })).toHaveFocus();
  await screen.unmount();
  const changes = original.changes.slice(0, 1).flatMap((one) => [one, { ...one, place: ["description"] }]);
  const two = await opened({ changes });
  await expect.element(two.screen.getByText("2 texts of the original changed:")).toBeVisible();
  expect(two.screen.getByRole("button", { name: /^Take over/ }).elements()).toEqual([]);
});

test("the structure of the original is taken over onto what is saved, not onto what is typed", async () => {
  const answers = { "POST /cms/edit/seo-es/take-over": () => data({ outcome: "stale" }, { status: 409 }) };
  const { screen, sent } = await opened({}, answers);
  await expect.element(screen.getByText("Questions › Order in another order")).toBeVisible();
  await expect.element(screen.getByText("Your texts stay; what is new comes without any.")).toBeVisible();
  const take = screen.getByRole("button", { name: "Take over the structure of the original" });
  await screen.getByRole("textbox", { name: "Site Title" }).fill("Mangle");
  await take.click();
  await expect.element(screen.getByText("Save what you typed first, as a draft or live")).toBeVisible();
  expect(sent).toEqual([]);
  await screen.getByRole("textbox", { name: "Site Title" }).fill(WORDS.siteTitle);
  await take.click();
  const fields = { seen: "o7", base: "r4" };
  await expect.poll(() => sent).toEqual([{ method: "POST", path: "/cms/edit/seo-es/take-over", fields }]);
  await expect.element(screen.getByText("Somebody else saved first. Nothing was taken over.")).toBeVisible();
});

test("where they are in step nothing is to be done, and of the original nothing is shown beside itself", async () => {
  const inStep = await opened({ changes: [] });
  await expect.element(inStep.screen.getByText("IT for Miami")).toBeVisible();
  expect(inStep.screen.getByRole("button", { name: "All of it is done" }).elements()).toEqual([]);
  await inStep.screen.unmount();
  const { screen } = await opened(null);
  const link = screen.getByRole("link", { name: /^Original changed \(2 fields\) ?: “SEO Settings” in Español$/ });
  await expect.element(link).toHaveAttribute("href", "/cms/seo?language=es");
  expect(screen.getByText("IT for Miami").elements()).toEqual([]);
});
