import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import Activity, { type loader } from "./activity.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/activity";
const NOW = Date.UTC(2026, 10, 20, 15);

const event = (more: Partial<Loaded["entries"][number]>) => ({
  id: JSON.stringify(more),
  at: NOW,
  actor: null,
  about: "content" as const,
  words: "published",
  what: "",
  detail: "",
  enquiry: null,
  ...more,
});

const opened = (entries: Loaded["entries"], search = "") => {
  const people = [{ id: "m1", name: "Ada" }];
  const shown: Loaded = { entries, people, total: entries.length, pages: 1, page: 1, perPage: 50, now: NOW };
  return mounted(Activity, { at: at + search, answers: { [`GET ${at}`]: () => shown } });
};

test("each line tells who did what; who could not sign in stands out, and an enquiry is a link", async () => {
  const { screen } = await opened([
    event({ actor: "Ada", what: "Backups", detail: "from its list" }),
    event({ about: "sign-in", words: "could not sign in" }),
    event({ words: "could not publish as scheduled", what: "Phones" }),
    event({ actor: "Ada", about: "enquiries", words: "answered", what: "Grace", enquiry: "e1" }),
  ]);
  const lines = screen.getByRole("listitem");
  await expect.element(lines.nth(0)).toHaveTextContent("10:00Ada published Backups from its listContent");
  await expect.element(lines.nth(1)).toHaveTextContent("10:00Somebody could not sign inSign-ins");
  await expect.element(lines.nth(1)).toHaveClass("event-bad");
  await expect.element(lines.nth(2)).toHaveTextContent("10:00The system could not publish as scheduled PhonesContent");
  await expect.element(lines.nth(2)).not.toHaveClass("event-bad");
  await expect.element(screen.getByRole("link", { name: "Grace" })).toHaveAttribute("href", "/cms/enquiries/e1");
  expect(screen.getByRole("link", { name: "Backups" }).elements()).toEqual([]);
});

test("filters are followed at once, with the others as they are", async () => {
  const { screen, where } = await opened([], "?about=media&days=7");
  await expect.element(screen.getByText("Nothing of that kind has happened yet. Widen the filter.")).toBeVisible();
  const choice = (name: string) => screen.getByRole("combobox", { name });
  await expect.element(choice("About")).toHaveValue("media");
  await expect.element(choice("When")).toHaveValue("7");
  await choice("Who").selectOptions("Ada");
  await expect.poll(where).toBe(`${at}?about=media&who=m1&days=7`);
  await choice("When").selectOptions("Last 24 hours");
  await expect.poll(where).toBe(`${at}?about=media&who=m1&days=1`);
});
