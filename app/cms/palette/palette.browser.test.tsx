import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Role } from "#domain/staff/rights.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { Palette } from "./palette.tsx";
import type { Hit } from "./use-hits.ts";

const plain = { note: "/backups", live: true, trashed: false, excerpt: null };
const HITS: Hit[] = [
  { ...plain, kind: "service", id: "s1", title: "Restores" },
  { ...plain, kind: "page", id: "p1", title: "Copias", language: "es", live: false },
  { ...plain, kind: "seo", id: "seo-es", title: "Buscadores", note: "", language: "es" },
  { ...plain, kind: "post", id: "b1", title: "Old news", trashed: true },
  { ...plain, kind: "picture", id: "m1", title: "rack.jpg", note: "A rack" },
  { ...plain, kind: "file", id: "f1", title: "sheet.pdf", note: "", trashed: true },
  { ...plain, kind: "enquiry", id: "e1", title: "Bea", note: "R-1" },
  {
    ...plain,
    kind: "page",
    id: "p2",
    title: "About",
    excerpt: {
      parts: [
        { text: "We keep ", hit: false },
        { text: "backups", hit: true },
      ],
      where: "Text",
    },
  },
];

const FAILED = "Documents could not be searched just now. Screens and actions work.";

type Given = { role?: Role; at?: string; answer?: () => unknown };

const palette = async ({ role = "admin", at = "/cms/pages", answer = () => ({ hits: HITS }) }: Given = {}) => {
  const onClose = vi.fn();
  const member = { id: "ada", name: "Ada", email: "ada@example.org", role };
  const shown = await mounted(() => <Palette member={member} onClose={onClose} />, {
    at,
    answers: { "GET /cms/search": answer },
  });
  const field = shown.screen.getByRole("combobox");
  const option = (name: string | RegExp) => shown.screen.getByRole("option", { name });
  return { ...shown, onClose, field, option };
};

test("what is found says what it is and where, and leads there", async () => {
  const { screen, where, field } = await palette();
  await field.fill("some words");
  for (const said of [
    "Restores/backupsService",
    "Copias/backups (draft)Page, Español",
    "BuscadoresSEO Settings, Español",
    "Old news/backups (in the trash)Post",
    "rack.jpgA rackPicture",
    "sheet.pdf (in the trash)File",
    "BeaR-1Enquiry",
  ])
    await expect.element(screen.getByRole("option").filter({ hasText: said })).toHaveTextContent(said);
  await screen.getByRole("option").filter({ hasText: "Bea" }).click();
  await expect.poll(where).toBe("/cms/enquiries/e1");
});

test("the sentence that was found is shown with its words, in place of the address", async () => {
  const { screen, sent, field } = await palette();
  await userEvent.type(field, "backups ");
  await expect.element(screen.getByRole("mark")).toHaveTextContent("backups");
  const about = screen.getByRole("option").filter({ hasText: "About" });
  await expect.element(about).toHaveTextContent("AboutWe keep backupsTextPage");
  await expect.poll(() => sent.at(-1)?.path).toBe("/cms/search?q=backups");
  await field.fill("");
  await expect.element(about).not.toBeInTheDocument();
  await expect.element(screen.getByRole("option", { name: "Dashboard" })).toBeVisible();
});

test("the keys go through screens and actions, and Enter takes one; what it sends is sent once", async () => {
  const { sent, where, option, field } = await palette({ answer: () => ({ hits: [] }) });
  await field.fill("new serv");
  await expect.element(option("New service")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.poll(where).toBe("/cms/content/new");
  const post = { method: "POST", path: "/cms/content/new", fields: { type: "service" } };
  expect(sent.filter(({ method }) => method === "POST")).toEqual([post]);
});

test("a file is fetched here, and the site opens in another tab", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  for (const [words, name] of [
    ["export red", "Export redirects"],
    ["view", "View Site"],
  ] as const) {
    const { screen, option, field } = await palette({ answer: () => ({ hits: [] }) });
    await field.fill(words);
    await option(name).click();
    await screen.unmount();
  }
  expect(open.mock.calls).toEqual([
    ["/cms/redirects/export.csv", "_self", "noopener"],
    ["/", "_blank", "noopener"],
  ]);
});

test("a search that fails says so and leaves the rest, one without a find says that; a late answer is left out", async () => {
  const { promise, resolve } = Promise.withResolvers<{ hits: Hit[] }>();
  const answers = [() => promise, () => new Response(null, { status: 404 }), () => ({ hits: [] })];
  const { screen, sent, field } = await palette({ answer: () => answers.shift()?.() });
  const asked = () => sent.length;
  const before = asked();
  await field.fill("xyz");
  await expect.element(screen.getByText("Searching…")).toBeVisible();
  await expect.poll(asked).toBe(before + 1);
  await field.fill("xyz settings");
  await expect.element(screen.getByRole("alert")).toHaveTextContent(FAILED);
  await field.fill("xyz no");
  await expect.element(screen.getByText("Nothing is called that or says it.")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  resolve({ hits: HITS });
  await new Promise((then) => setTimeout(then));
  expect(screen.getByRole("option").elements()).toEqual([]);
});

test("what is pressed stays under the pointer until it is let go, whatever is found meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<{ hits: Hit[] }>();
  const { screen, sent, where, option, field } = await palette({ at: "/cms/edit/p1", answer: () => promise });
  await field.fill("history");
  const history = option("History of this document").element();
  await expect.poll(() => sent.length).toBe(1);
  const { x, y, height } = history.getBoundingClientRect();
  history.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  resolve({ hits: HITS });
  await new Promise((then) => setTimeout(then, 50));
  const under = () => document.elementFromPoint(x + 20, y + height / 2)?.closest("[role=option]");
  expect(under()).toBe(history);
  history.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.element(screen.getByRole("option").first()).toHaveTextContent("Restores/backupsService");
  expect(under()).not.toBe(history);
  await userEvent.click(history);
  await expect.poll(where).toBe("/cms/edit/p1/history");
});

test("an editor is offered what an editor may do, and what can be done with the document at hand", async () => {
  const { option, onClose } = await palette({ role: "editor", at: "/cms/edit/p1" });
  await expect.element(option("History of this document")).toBeInTheDocument();
  await expect.element(option("Export enquiries")).toBeInTheDocument();
  for (const name of ["Staff", "Settings", "Import redirects", "Send a test email"])
    await expect.element(option(name)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("dialog"), { position: { x: -20, y: -20 }, force: true });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
