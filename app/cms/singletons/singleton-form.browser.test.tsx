import { data, Link, UNSAFE_ErrorResponseImpl as Refusal, redirect } from "react-router";
import { expect, test } from "vitest";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import { formOf } from "#domain/content/form/document-form.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import Seo, { clientAction, type loader } from "../seo/seo.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/seo";
const NOW = Date.UTC(2026, 10, 20, 15);
const WORDS = { siteTitle: "Mangrove IT", description: "IT for Miami", picture: "" };
const draft = (revision: string, words: Partial<typeof WORDS> = {}): SavedState => {
  return { revision, data: { ...WORDS, ...words }, by: "Ada", at: NOW };
};

const loaded = (more: Partial<Loaded> = {}): Loaded => ({
  draft: draft("r1"),
  language: "en",
  document: "seo",
  beside: { languages: [], original: null },
  origin: "https://example.com",
  names: {},
  company: "Mangrove IT",
  signIn: { passkeyHost: null, email: "ada@example.org" },
  ...more,
});

/** The SEO settings, whose loader answers `stored`, which a test changes; each post is answered by `save`. */
const opened = async (save: () => unknown = () => redirect(at), more: Partial<Loaded> = {}, words = WORDS) => {
  const stored = { draft: draft("r1", words) };
  const again = <Link to={at}>Again</Link>;
  const Screen = (props: Parameters<typeof Seo>[0]) => [<Seo key="seo" {...props} />, <p key="again">{again}</p>];
  const screen = await mounted(Screen, {
    at,
    clientAction,
    answers: {
      [`GET ${at}`]: () => loaded({ ...more, ...stored }),
      [`POST ${at}`]: save,
      "POST /cmslogin": () => redirect("/cms/account"),
    },
  });
  const field = (name: string) => screen.screen.getByRole("textbox", { name });
  await expect.element(field("Site Title")).toBeVisible();
  const posts = () => {
    const sent = screen.sent.filter(({ method, path }) => method === "POST" && path === at);
    return sent.map(({ fields }) => ({
      base: fields.base,
      data: JSON.parse(String(fields.data)),
      shape: fields.shape,
    }));
  };
  const press = () => screen.screen.getByRole("button", { name: "Save SEO Settings" }).click();
  return { ...screen, field, stored, posts, press };
};

const refused = (problem: SingletonProblem, status: number) => () => data(problem, { status });
test("what is typed is sent with what it was typed on; the next save starts from what that one stored", async () => {
  const { field, posts, press, stored } = await opened();
  await field("Site Title").fill("Mangrove");
  stored.draft = draft("r2", { siteTitle: "Mangrove" });
  await press();
  const first = { base: "r1", shape: String(shapeNow()), data: { ...WORDS, siteTitle: "Mangrove" } };
  await expect.poll(posts).toEqual([first]);
  await expect.element(document.querySelector<HTMLInputElement>("[name=base]")).toHaveValue("r2");
  await field("Meta Description").fill("More");
  await press();
  const next = { ...first, base: "r2", data: { ...first.data, description: "More" } };
  await expect.poll(posts).toEqual([first, next]);
});

test("what is typed while a save is on its way stays on top of what that saved", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const { field, posts, press, stored } = await opened(() => promise);
  await field("Site Title").fill("Mangrove");
  await press();
  await expect.poll(posts).toHaveLength(1);
  await field("Meta Description").fill("Typed meanwhile");
  stored.draft = draft("r2", { siteTitle: "Mangrove, tidied" });
  resolve(redirect(at));
  await expect.element(field("Site Title")).toHaveValue("Mangrove, tidied");
  await expect.element(field("Meta Description")).toHaveValue("Typed meanwhile");
});

test("what could not be saved says so, and everything is still there", async () => {
  const { screen, field, press } = await opened(refused({ kind: "failed" }, 503));
  await field("Site Title").fill("Mangrove");
  await press();
  await expect.element(screen.getByText("Failed to save SEO settings")).toBeVisible();
  await expect
    .element(screen.getByText("The server could not save. Everything is still here: try again."))
    .toBeVisible();
  await expect.element(field("Site Title")).toHaveValue("Mangrove");
});

test.each([
  ["without a connection", new TypeError("no connection")],
  ["refused on its way to the server", new Refusal(403, "Forbidden", "Not from here")],
])("%s everything is still there", async (_, fault) => {
  const { screen, field, press } = await opened(() => {
    throw fault;
  });
  await field("Site Title").fill("Mangrove");
  await press();
  await expect.element(screen.getByText(/^The server could not save\. Everything is still here/)).toBeVisible();
  await expect.element(field("Site Title")).toHaveValue("Mangrove");
});

test("whoever lost the right meanwhile is told so, and everything is still there", async () => {
  const answers = [new Refusal(403, "Not allowed", null)];
  const { screen, field, press, posts } = await opened(() => {
    const answer = answers.shift();
    if (answer) throw answer;
    return redirect(at);
  });
  await field("Site Title").fill("Mangrove");
  await press();
  await expect.element(screen.getByText("Failed to save SEO settings")).toBeVisible();
  const told =
    "Your role no longer allows this. Everything is still here, to copy, or to save once an admin changed your role.";
  await expect.element(screen.getByText(told)).toBeVisible();
  await expect.element(field("Site Title")).toHaveValue("Mangrove");
  await press();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
  expect(posts()).toHaveLength(2);
});

test("who goes to the other language with something typed is asked first", async () => {
  const es = { language: "es", id: "seo-es", status: "live", state: "behind", changes: 2 } as const;
  const { screen, field, where } = await opened(undefined, { beside: { languages: [es], original: null } });
  await field("Site Title").fill("Mangrove");
  const link = screen.getByRole("link", { name: /in Español$/ });
  await link.click();
  await expect.element(screen.getByRole("dialog").getByText("Your changes will be lost.")).toBeVisible();
  await screen.getByRole("button", { name: "Stay" }).click();
  // What is filled in below an open dialog goes nowhere.
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(field("Site Title")).toHaveValue("Mangrove");
  expect(where()).toBe(at);
  await field("Site Title").fill(WORDS.siteTitle);
  await link.click();
  await expect.poll(where).toBe(`${at}?language=es`);
});

test("after the session ended, who signs in again in place has saved what was typed, in the way that was asked for", async () => {
  const answers = [new Refusal(401, "Signed out", null), new Refusal(401, "Signed out", null), redirect(at)];
  const save = () => {
    const answer = answers.shift();
    if (answer instanceof Refusal) throw answer;
    return answer;
  };
  const original = { id: "seo", language: "en" as const, title: "SEO", seen: "o1", data: WORDS, changes: [] };
  const more: Partial<Loaded> = { language: "es", document: "seo-es", beside: { languages: [], original } };
  const { screen, field, posts, sent, stored } = await opened(save, more);
  await field("Site Title").fill("Mangle");
  stored.draft = draft("r2", { siteTitle: "Mangle" });
  await screen.getByRole("button", { name: "Save draft" }).click();
  const dialog = screen.getByRole("dialog", { name: "Your session has ended" });
  for (const time of [1, 2]) {
    await expect.element(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.org");
    await dialog.getByLabelText("Password").fill("a long password");
    expect(posts(), "nothing is sent before somebody signed in").toHaveLength(time);
    await dialog.getByRole("button", { name: "Login" }).click();
    await expect.poll(posts).toHaveLength(time + 1);
  }
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(document.querySelector<HTMLInputElement>("[name=base]")).toHaveValue("r2");
  await expect.element(field("Site Title")).toHaveValue("Mangle");
  const saves = sent.filter(({ method, path }) => method === "POST" && path === at);
  expect(saves.map(({ fields }) => fields.draft)).toEqual(["yes", "yes", "yes"]);
  expect(posts().map(({ data: { siteTitle } }) => siteTitle)).toEqual(["Mangle", "Mangle", "Mangle"]);
});

test("what is wrong stands at its field, which has the focus", async () => {
  const errors = { description: "Write a description" };
  const { field, press } = await opened(refused({ kind: "invalid", errors }, 422));
  await field("Meta Description").fill("");
  await press();
  await expect.element(field("Meta Description")).toHaveFocus();
  await expect.element(field("Meta Description")).toHaveAttribute("aria-invalid", "true");
});

test("what is wrong in a field that nobody has touched is told too", async () => {
  const errors = { siteTitle: "This field is required", description: "This field is required" };
  const save = refused({ kind: "invalid", errors }, 422);
  const { field, press } = await opened(save, {}, { ...WORDS, siteTitle: "", description: "" });
  for (const name of ["Site Title", "Meta Description"])
    await expect.element(field(name)).not.toHaveAttribute("aria-invalid", "true");
  await press();
  await expect.element(field("Site Title")).toHaveFocus();
  for (const name of ["Site Title", "Meta Description"])
    await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
});

test("where somebody else saved first both are in the form, and of what both changed either is chosen", async () => {
  const [{ form } = { form: formOf("seo") }] = formOf("seo").fields;
  const sides = { mine: "Mine", theirs: "" };
  const problem: SingletonProblem = {
    kind: "stale",
    current: { revision: "r5", by: null, at: NOW },
    merged: { ...WORDS, siteTitle: "Mine", description: "Theirs" },
    conflicts: [{ kind: "field", place: ["siteTitle"], words: ["Site Title"], form, ...sides, changedBy: "both" }],
  };
  const { screen, field, press, posts } = await opened(refused(problem, 409));
  await field("Site Title").fill("Mine");
  await press();
  const words = /^Somebody saved these settings while you were editing \(November 20, 2026, 10:00\)\./;
  const notice = screen.getByText(words);
  await expect.element(notice).toBeVisible();
  await expect.poll(() => document.activeElement?.closest(".stale-notice")?.contains(notice.element())).toBe(true);
  await expect.element(field("Meta Description")).toHaveValue("Theirs");
  const clash = screen.getByRole("group", { name: "Site Title" });
  await expect.element(clash.getByRole("radio", { name: "Yours: “Mine”" })).toBeChecked();
  await clash.getByRole("radio", { name: "Theirs: “empty”" }).click();
  await expect.element(field("Site Title")).toHaveValue("");
  await expect.element(clash.getByRole("radio", { name: "Theirs: “empty”" })).toBeChecked();
  await press();
  await expect
    .poll(posts)
    .toMatchObject([{ base: "r1" }, { base: "r5", data: { siteTitle: "", description: "Theirs" } }]);
});

test("what is typed while somebody else's save is told of stays too", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const problem: SingletonProblem = {
    kind: "stale",
    current: { revision: "r5", by: null, at: NOW },
    merged: { ...WORDS, siteTitle: "Mine" },
    conflicts: [],
  };
  const { screen, field, press, posts } = await opened(() => promise);
  await field("Site Title").fill("Mine");
  await press();
  await expect.poll(posts).toHaveLength(1);
  await field("Meta Description").fill("Typed on the way");
  resolve(data(problem, { status: 409 }));
  await expect.element(screen.getByText(/^Somebody saved these settings while you were editing/)).toBeVisible();
  await expect.element(field("Meta Description")).toHaveValue("Typed on the way");
  await expect.element(field("Site Title")).toHaveValue("Mine");
  await press();
  const typed = { siteTitle: "Mine", description: "Typed on the way" };
  await expect.poll(posts).toMatchObject([{ base: "r1" }, { base: "r5", data: typed }]);
});

test("what somebody else saved is taken where nothing is typed, and waits for the save where something is", async () => {
  const { screen, field, stored, sent, press, posts } = await opened();
  const again = async () => {
    const gets = () => sent.filter(({ method }) => method === "GET").length;
    const before = gets();
    await screen.getByRole("link", { name: "Again" }).click();
    await expect.poll(gets).toBe(before + 1);
  };
  stored.draft = draft("r2", { description: "Theirs" });
  await again();
  await expect.element(field("Meta Description")).toHaveValue("Theirs");
  await field("Site Title").fill("Mine");
  stored.draft = draft("r3", { description: "Newer" });
  await again();
  await expect.element(field("Site Title")).toHaveValue("Mine");
  await expect.element(field("Meta Description")).toHaveValue("Theirs");
  await press();
  await expect.poll(posts).toMatchObject([{ base: "r2" }]);
});
