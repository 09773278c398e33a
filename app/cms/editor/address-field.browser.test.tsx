import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { AddressState } from "#domain/content/check/look-at-address.server.ts";
import { openedEditor } from "../../../tests/components/opened-editor.tsx";

type Draft = NonNullable<Parameters<typeof openedEditor>[0]>["draft"];

const ASKED = "/cms/edit/service-1/address";

/** An editor whose server knows of some addresses; each other one is free. */
const opened = async (draft: Draft, known: Record<string, Partial<AddressState>> = {}) => {
  const lookAt = ({ path: asked }: { path: string }): AddressState => {
    const path = new URLSearchParams(asked.split("?")[1]).get("path") ?? "";
    return { holder: null, free: path, movesFrom: null, endsRedirectTo: null, ...known[path] };
  };
  const editor = await openedEditor({ draft, answers: { [`GET ${ASKED}`]: lookAt } });
  const { screen, sent } = editor;
  return {
    ...editor,
    title: screen.getByRole("textbox", { name: "Title" }),
    address: screen.getByRole("textbox", { name: "Address" }),
    asked: () => sent.filter(({ path }) => path.startsWith(ASKED)).length,
  };
};

test("a new document has the address that its title makes, or the nearest that is free, until somebody types one", async () => {
  const taken = { "/services/backups": { free: "/services/backups-2" } };
  const { screen, title, address } = await opened({ settled: false }, taken);
  await expect.element(address).toHaveAttribute("placeholder", "/services/…");
  await title.fill("Backups");
  await expect.element(address).toHaveValue("/services/backups-2");
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(address).toHaveValue("");
  await expect.element(title).toHaveValue("");
  await title.fill("Back ups");
  await expect.element(address).toHaveValue("/services/back-ups");
  await address.fill("/services/own");
  await title.fill("Another title");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(address).toHaveValue("/services/own");
});

test("a free address that is found late leaves alone the one that was typed meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const free = { holder: null, movesFrom: null, endsRedirectTo: null };
  const late: Response[] = [];
  const found = () => {
    late.push(Response.json({ ...free, free: "/services/backups-2" }));
    return late.at(-1);
  };
  const { screen, sent } = await openedEditor({
    draft: { settled: false },
    answers: {
      [`GET ${ASKED}`]: ({ path }) =>
        path.includes("backups") ? promise.then(found) : { ...free, free: "/services/own" },
    },
  });
  const address = screen.getByRole("textbox", { name: "Address" });
  await screen.getByRole("textbox", { name: "Title" }).fill("Backups");
  // For the address, and for what stands below it.
  await expect.poll(() => sent.filter(({ path }) => path.startsWith(ASKED)).length).toBe(2);
  await address.fill("/services/own");
  resolve();
  await expect.poll(() => late.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(screen.getByText(/^Saved /)).toBeVisible();
  await expect.element(address).toHaveValue("/services/own");
});

test("an address that was live does not follow the title", async () => {
  const { title, address, saves } = await opened({ data: { title: "Backups", path: "/services/backups" } });
  await title.fill("Copies");
  // Saved by itself, later than an address would follow.
  await expect.poll(saves).toMatchObject([{ title: "Copies", path: "/services/backups" }]);
  await expect.element(address).toHaveValue("/services/backups");
});

test("what comes of an address stands at its field, with a free one to take", async () => {
  const { screen, address, asked } = await opened(
    { data: { path: "/services/backups" } },
    {
      "/services/live": {
        holder: { title: "Live one", live: true },
        free: "/services/live-2",
        movesFrom: "/services/old",
      },
      "/services/draft": { holder: { title: "Draft one", live: false }, free: "/services/draft-2" },
      "/services/new": { movesFrom: "/services/old" },
      "/services/left": { endsRedirectTo: "/services/there" },
    },
  );
  await expect.poll(asked).toBe(1);
  const use = screen.getByRole("button", { name: /^Use / });
  await expect.element(address).not.toHaveAttribute("aria-invalid");
  await address.fill("/services/live");
  await expect.element(address).toHaveAccessibleDescription(/^Taken: “Live one” is live there/);
  await expect.element(address).not.toHaveAccessibleDescription(/redirect|has this address too/);
  await use.click();
  await expect.element(address).toHaveValue("/services/live-2");
  await expect.element(address).not.toHaveAttribute("aria-invalid");
  await expect.element(use).not.toBeInTheDocument();
  await address.fill("/services/draft");
  await expect
    .element(address)
    .toHaveAccessibleDescription(
      /“Draft one” has this address too, and is not live: whichever goes live first keeps it/,
    );
  await expect.element(use).toHaveTextContent("Use /services/draft-2");
  await address.fill("/services/new");
  await expect
    .element(address)
    .toHaveAccessibleDescription("Once this is published, a redirect will lead from /services/old to /services/new.");
  await address.fill("/services/left");
  await expect
    .element(address)
    .toHaveAccessibleDescription("A redirect leads from here to /services/there now. It ends once this is published.");
});

test("an address that can't be is told of while it is typed, and not asked for", async () => {
  const { address, asked } = await opened({});
  await address.fill("/elsewhere");
  await expect.element(address).toHaveAccessibleDescription("Start with /services/");
  await expect.element(address).toHaveAttribute("aria-invalid", "true");
  expect(asked()).toBe(0);
});
