import { expect, test } from "vitest";
import type { Leaving } from "#domain/content/live/look-at-leaving.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { useLeaving } from "./leaving.tsx";

const backups = { id: "s1", title: "Backups", path: "/services/backups", stands: [] };
const phones = { id: "s2", title: "Phones", path: "/services/phones", stands: [] };
const NOTHING: Leaving = { live: [backups], translations: [], linkedFrom: [], mayRedirect: false };
const spanish = (n: number) => ({ id: `e${n}`, title: `Copias ${n}`, language: "es" as const });
const linking = (n: number) => ({ id: `p${n}`, type: "page" as const, title: `Page ${n}`, path: `/${n}` });
const upTo = <T,>(count: number, one: (n: number) => T) => Array.from({ length: count }, (_, index) => one(index + 1));

/** The question before documents leave the site, where the server sees `seen`; null where it gave no answer. */
const asked = async (seen: Partial<Leaving> | null | Promise<Leaving | null>, documents = ["s1"]) => {
  const answer = seen instanceof Promise ? seen : seen && { ...NOTHING, ...seen };
  const Part = () => {
    const { fields, more } = useLeaving(documents);
    const ask = { title: "Unpublish?", consequence: "", verb: "Yes", more };
    return <PostButton action="/cms/leave" name="Unpublish" fields={fields} ask={ask} />;
  };
  const part = await mounted(Part, { answers: { "GET /cms/content/leaving": () => answer } });
  const dialog = part.screen.getByRole("dialog");
  const open = () => part.screen.getByRole("button", { name: "Unpublish" }).click();
  await open();
  const yes = async () => {
    await dialog.getByRole("button", { name: "Yes" }).click();
    await expect.poll(() => part.sent.at(-1)?.method).toBe("POST");
    return part.sent.at(-1)?.fields;
  };
  return { ...part, dialog, open, yes };
};

test("until the server has looked it says so; translations go too by itself", async () => {
  const { dialog, sent, yes } = await asked(new Promise<null>(() => {}));
  await expect.element(dialog.getByText("Looking where it stands…")).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(["/cms/content/leaving?id=s1"]);
  expect(await yes()).toEqual({ redirect: "", along: "yes" });
});

test("of several it looks for all; without an answer it can be answered all the same", async () => {
  const looks = await asked(new Promise<null>(() => {}), ["s1", "s2"]);
  await expect.element(looks.dialog.getByText("Looking where they stand…")).toBeVisible();
  expect(looks.sent[0]?.path).toBe("/cms/content/leaving?id=s1&id=s2");
  await looks.screen.unmount();
  const { dialog, yes } = await asked(null);
  await expect
    .element(dialog.getByText("The server did not say what links there. Live translations go too."))
    .toBeVisible();
  expect(await yes()).toEqual({ redirect: "", along: "yes" });
});

test("where it stands is told: what it leaves, and where it stays for a reason", async () => {
  const stands = [
    { place: "menu", stands: true, reason: null },
    { place: "footer", stands: true, reason: null },
    { place: "home", stands: true, reason: "The home page has changes that are not published" },
  ] as const;
  const { dialog } = await asked({ live: [{ ...backups, stands: [...stands] }] });
  await expect.element(dialog.getByText("It is taken out of: Main menu, under Services; Footer.")).toBeVisible();
  const stays = "It stays in: Home page, service cards. The home page has changes that are not published.";
  await expect.element(dialog.getByText(stays)).toBeVisible();
  expect(dialog.getByText(/^It stays in/).elements()).toHaveLength(1);
  expect(dialog.getByText("Backups").elements()).toEqual([]);
  const told = dialog.element().querySelector("[aria-live=polite]");
  expect(told?.textContent, "who hears the page hears what is found").toContain(stays);
});

test("what it leaves is told only where it leaves something, and others are counted only from the sixth on", async () => {
  const home = { place: "home" as const, stands: true, reason: "It has changes" };
  const live = upTo(5, (n) => ({ ...backups, id: `s${n}`, title: `Service ${n}`, stands: [home] }));
  const { dialog } = await asked({ live, linkedFrom: upTo(5, linking), translations: upTo(5, spanish) });
  await expect.element(dialog.getByText("It stays in: Home page, service cards. It has changes.").last()).toBeVisible();
  expect(dialog.getByText(/It is taken out of|The other|more/).elements()).toEqual([]);
  await expect.element(dialog.getByText("“Page 4”, “Page 5”.", { exact: false })).toBeVisible();
  await expect.element(dialog.getByText("“Copias 5” (Español).", { exact: false })).toBeVisible();
});

test("of many documents those that stand somewhere are named, five of them", async () => {
  const stands = [{ place: "menu" as const, stands: true, reason: null }];
  const live = [phones, ...upTo(7, (n) => ({ ...backups, id: `s${n}`, title: `Service ${n}`, stands }))];
  const { dialog } = await asked({ live, linkedFrom: [linking(1)] });
  await expect.element(dialog.getByText("The other 2 leave their places as well.")).toBeVisible();
  await expect.element(dialog.getByText("Service 5")).toBeVisible();
  expect(dialog.getByText("Service 6").elements()).toEqual([]);
  expect(dialog.getByText("Phones").elements()).toEqual([]);
  await expect.element(dialog.getByText("Links to them will break in “Page 1”.")).toBeVisible();
});

test("links that will break are named, five of them", async () => {
  const { dialog } = await asked({ linkedFrom: upTo(7, linking) });
  const named = "“Page 1”, “Page 2”, “Page 3”, “Page 4”, “Page 5” and 2 more";
  await expect.element(dialog.getByText(`Links to it will break in ${named}.`)).toBeVisible();
  expect(dialog.getByRole("textbox").elements()).toEqual([]);
});

test("a translation stays where somebody says so; the next question begins anew", async () => {
  const { dialog, screen, yes } = await asked({ translations: [spanish(1)] });
  await expect.element(dialog.getByText("Visitors see “Copias 1” (Español).")).toBeVisible();
  await expect.element(dialog.getByRole("radio", { name: "It goes too" })).toBeChecked();
  await dialog.getByRole("radio", { name: "It stays on the site" }).click();
  expect(await yes()).toEqual({ redirect: "", along: "" });
  await screen.unmount();
  const other = await asked({ translations: [spanish(1)] });
  await other.dialog.getByRole("radio", { name: "It stays on the site" }).click();
  await other.dialog.getByRole("button", { name: "Cancel" }).click();
  await other.open();
  await expect.element(other.dialog.getByRole("radio", { name: "It goes too" })).toBeChecked();
  expect(await other.yes()).toEqual({ redirect: "", along: "yes" });
});

test("of many translations five are named, and what is chosen is for all", async () => {
  const { dialog, yes } = await asked({ translations: upTo(6, spanish) });
  await expect.element(dialog.getByRole("group", { name: "The translations" })).toBeVisible();
  await expect.element(dialog.getByText("“Copias 5” (Español) and 1 more.", { exact: false })).toBeVisible();
  await dialog.getByRole("radio", { name: "They stay on the site" }).click();
  await dialog.getByRole("radio", { name: "They go too" }).click();
  expect(await yes()).toEqual({ redirect: "", along: "yes" });
});

test("who may add redirects can send visitors on, and is offered what stands above", async () => {
  const { dialog, open, yes, screen } = await asked({ mayRedirect: true });
  const field = dialog.getByRole("textbox", { name: "Send visitors on to (optional)" });
  const help = "Whoever opens /services/backups is led there, such as to /services";
  await expect.element(field).toHaveAccessibleDescription(help);
  await expect.element(field).toHaveAttribute("placeholder", "/");
  expect(dialog.getByRole("group").elements(), "no translation, no question about it").toEqual([]);
  await field.fill("/gone");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await open();
  await expect.element(field).toHaveValue("");
  expect(await yes()).toEqual({ redirect: "", along: "yes" });
  await screen.unmount();
  const other = await asked({ mayRedirect: true });
  await other.dialog.getByRole("textbox").fill("/services");
  expect(await other.yes()).toEqual({ redirect: "/services", along: "yes" });
});

test("of several addresses one field sends visitors on; of a draft and of a first page there is another, or none", async () => {
  const { dialog, screen } = await asked({ live: [backups, phones], mayRedirect: true });
  const field = dialog.getByRole("textbox");
  await expect.element(field).toHaveAccessibleDescription(/^Whoever opens one of the 2 addresses is led there/);
  await screen.unmount();
  const first = await asked({ live: [{ ...backups, path: "/about" }], mayRedirect: true });
  await expect.element(first.dialog.getByRole("textbox")).toHaveAccessibleDescription(/such as to \/$/);
  await first.screen.unmount();
  const draft = await asked({ live: [{ ...backups, path: null }], linkedFrom: [linking(1)], mayRedirect: true });
  await expect.element(draft.dialog.getByText("Links to it will break", { exact: false })).toBeVisible();
  expect(draft.dialog.getByRole("textbox").elements()).toEqual([]);
});

test("a press that is under way meets its button, whatever the answer adds above it", async () => {
  const { promise, resolve } = Promise.withResolvers<Leaving>();
  const { dialog, sent } = await asked(promise);
  const button = dialog.getByRole("button", { name: "Yes" });
  await expect.element(button).toBeVisible();
  const place = () => Math.round(button.element().getBoundingClientRect().top);
  const before = place();
  resolve({ ...NOTHING, mayRedirect: true, translations: [spanish(1)], linkedFrom: [linking(1)] });
  await expect.element(dialog.getByRole("textbox")).toBeVisible();
  expect(place()).toBe(before);
  expect(sent).toHaveLength(1);
});
