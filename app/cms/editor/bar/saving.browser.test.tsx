import { data } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { blankDocument } from "#domain/content/form/document-form.ts";
import { heldWaits } from "../../../../tests/components/held-waits.ts";
import { openedEditor, STATE } from "../../../../tests/components/opened-editor.tsx";

const POST = "POST /cms/edit/service-1/draft";
const AT = Date.UTC(2026, 10, 20, 15);

const status = (code: number) => () => Response.json({}, { status: code });
const stored = (revision: string) => () => ({ revision, number: 2, at: AT });
const noLine = () => {
  throw new TypeError("no connection");
};

/** An editor whose title is written and saved by the key, and what the server answers from then on. */
const written = async (first: () => unknown, draft?: Parameters<typeof openedEditor>[0]) => {
  const server = { answer: first };
  const editor = await openedEditor({ ...draft, answers: { [POST]: () => server.answer() } });
  const title = editor.screen.getByRole("textbox", { name: "Title", exact: true });
  const write = async (text: string) => {
    await title.fill(text);
    await userEvent.keyboard("{Control>}s{/Control}");
  };
  return { ...editor, write, title, server };
};

test("why a draft is not saved stands in the bar, with a button to try again, until it is", async () => {
  const { screen, write, server, saves } = await written(status(503));
  const again = screen.getByRole("button", { name: "Try again" });
  await write("Backups");
  await expect.element(screen.getByText("Not saved: the server does not answer")).toBeVisible();
  for (const [answer, words] of [
    [noLine, "no connection"],
    [status(403), "Your role may not change this."],
    [status(404), "This was moved to the trash. Take it back there, then save again."],
    [status(413), "This is too large to be saved. Split it into two."],
    [status(422), "This can't be saved from here. Copy what you wrote and open it anew."],
  ] as const) {
    server.answer = answer;
    await again.click();
    await expect.element(screen.getByText(`Not saved: ${words}`)).toBeVisible();
  }
  server.answer = stored("r2");
  await again.click();
  await expect.element(screen.getByText(/^Saved /)).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  expect(new Set(saves().map(({ title }) => title))).toEqual(new Set(["Backups"]));
});

test("what waits for the connection is saved as soon as the browser is online", async () => {
  const { screen, write, server, saves } = await written(status(413));
  await write("Backups");
  await expect.element(screen.getByText(/^Not saved: This is too large/)).toBeVisible();
  const before = saves().length;
  server.answer = stored("r2");
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => saves().length).toBe(before + 1);
  await expect.element(screen.getByText(/^Not saved/)).not.toBeInTheDocument();
});

test("a live document that was changed since says so, and that it is live where it was changed back", async () => {
  const draft = { status: "live", published: "r1", data: { title: "Backups" } } as const;
  const { screen, write, server } = await written(stored("r2"), { draft });
  const bar = screen.getByRole("heading", { level: 1 });
  await expect.element(bar).toHaveTextContent("Backups");
  await expect.element(screen.getByText("Live", { exact: true })).toBeVisible();
  await write("Backups of all");
  await expect.element(screen.getByText("Changed", { exact: true })).toBeVisible();
  await expect.element(bar).toHaveTextContent("Backups of all");
  expect(document.title).toBe("Backups of all - Edit");
  server.answer = stored("r1");
  await write("Backups");
  await expect.element(screen.getByText("Live", { exact: true })).toBeVisible();
  await screen.unmount();
  const changed = await written(stored("r0"), { draft: { status: "changed", published: "r0" } });
  await changed.write("As it is live");
  await expect.element(changed.screen.getByText("Live", { exact: true })).toBeVisible();
});

test("once a planned version is older than the draft, the bar says so and leads to the plan", async () => {
  const draft = { status: "scheduled", planned: "r1", publishAt: AT } as const;
  const { screen, write } = await written(stored("r2"), { draft });
  const older = screen.getByRole("button", { name: /^without later changes \(an older version goes live November 20/ });
  await expect.element(screen.getByText("Scheduled", { exact: true })).toBeVisible();
  await expect.element(older).not.toBeInTheDocument();
  await write("Backups");
  await older.click();
  await expect.element(screen.getByRole("complementary", { name: "Publish" })).toBeVisible();
  await expect.element(screen.getByText("Scheduled", { exact: true })).toBeVisible();
});

const SOON_MS = 3_600_000;

/** A service whose plan is to be carried out in an hour, its state afterwards as its loader gives it, and what lets the hour pass. */
const dueService = () => {
  const { held, pass } = heldWaits();
  const comes = async () => {
    await expect.poll(() => [...held.values()].some(({ at }) => at > SOON_MS / 2)).toBe(true);
    pass(2 * SOON_MS);
  };
  const data = blankDocument("service", "2026-11-20");
  const opened = { id: "service-1", type: "service", language: "en", title: "Service", ...STATE, data } as const;
  const draft = { ...opened, status: "scheduled", planned: "r1", publishAt: Date.now() + SOON_MS } as const;
  return { draft, live: { ...opened, status: "live", published: "r1" } as const, comes };
};

type Drafted = NonNullable<Parameters<typeof openedEditor>[0]>["draft"];

/** An editor in whose bar `said` stands, and the state that the server gives from then on. */
const lookedAt = async (draft: Drafted, said: string, then: object, now?: number) => {
  const server = { draft: draft as object };
  const { screen } = await openedEditor({
    draft,
    ...(now && { now }),
    answers: { "GET /cms/edit/service-1": () => ({ draft: server.draft }) },
  });
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  server.draft = then;
  return screen;
};

test("what went live by its schedule while one looks at it is said to be live", async () => {
  const { draft, live, comes } = dueService();
  const screen = await lookedAt(draft, "Scheduled", live);
  await comes();
  await expect.element(screen.getByText("Live", { exact: true })).toBeVisible();
});

test("what left the site at its planned end while one looks at it is said to be unpublished", async () => {
  const { live, comes } = dueService();
  const ended = { ...live, status: "unpublished", published: null };
  const screen = await lookedAt({ ...live, endsAt: Date.now() + SOON_MS }, "Live", ended);
  await comes();
  await expect.element(screen.getByText("Unpublished", { exact: true })).toBeVisible();
});

test.each([
  ["ahead", -3_600_000],
  ["behind", 3_600_000],
])("what becomes of a schedule is seen in time by a browser whose clock is an hour %s", async (_, off) => {
  const { draft, live, comes } = dueService();
  const now = Date.now() + off;
  const screen = await lookedAt({ ...draft, publishAt: now + SOON_MS }, "Scheduled", live, now);
  await comes();
  await expect.element(screen.getByText("Live", { exact: true })).toBeVisible();
});

test.each([
  ["the server gives no answer", () => Response.json(null, { status: 502 })],
  ["the session has ended", () => Response.redirect("/cmslogin")],
])("when a schedule comes and %s, the editor stays with what is written in it", async (_, answer) => {
  const { draft, comes } = dueService();
  const looks = [() => ({ draft })];
  const { screen, sent } = await openedEditor({
    draft,
    answers: {
      "GET /cms/targets": answer,
      "GET /cms/edit/service-1": () => {
        const look = looks.shift();
        if (!look) throw data(null, { status: 502 });
        return look();
      },
    },
  });
  const title = screen.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Backups");
  await comes();
  await expect.poll(() => sent.some(({ path }) => path.startsWith("/cms/targets"))).toBe(true);
  await expect.element(title).toHaveValue("Backups");
  expect(sent.filter(({ method, path }) => method === "GET" && path === "/cms/edit/service-1")).toHaveLength(1);
});
