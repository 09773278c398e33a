import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { BlockOf } from "#domain/content/blocks/block.ts";
import { heldWaits } from "../../../tests/components/held-waits.ts";
import { writtenIsland } from "../../../tests/components/woken-island.tsx";
import { filledView } from "../../../tests/filled-fields.ts";
import { island } from "./island.ts";
import { ADVANCE_MS } from "./use-slide-show.ts";

const slide = (name: string) => ({
  ...{ title: `${name} title`, subtitle: "", description: "", buttonText: "More", buttonLink: "/more", picture: name },
});

const blockOf = (names: string[]) =>
  ({ type: "hero-slides", id: "b1", hidden: false, slides: names.map(slide) }) as BlockOf<"hero-slides">;

/** The pointer may still be where another test left it. */
const elsewhere = async () => {
  const corner = document.createElement("button");
  corner.textContent = "Corner";
  corner.style.cssText = "position: fixed; inset-block-end: 0; inset-inline-end: 0; z-index: 9";
  document.body.append(corner);
  await page.getByRole("button", { name: "Corner" }).hover();
  onTestFinished(() => corner.remove());
};

const slides = async (names = ["One", "Two", "Three"], asleep?: (element: HTMLElement) => Promise<void>) => {
  await elsewhere();
  const { held, pass } = heldWaits();
  /** Of the slides, by what they do (`use-slide-show.ts`): others wait in the page too. */
  const waits = () => [...held.values()].filter(({ run }) => run.name === "advance");
  const full = filledView(true);
  const pictures = Object.fromEntries(names.map((name) => [name, full.pictures[name]])) as typeof full.pictures;
  const { screen, element, isAwake } = writtenIsland(island, blockOf(names), { ...full, pictures });
  const pictured = () => element.querySelectorAll("img").length;
  expect(pictured()).toBe(1);
  await asleep?.(element);
  element.dispatchEvent(new PointerEvent("pointerover"));
  await expect.poll(isAwake).toBe(true);
  await expect.poll(pictured).toBe(names.length);
  // The first wait is replaced by what is left of it since the page was in sight.
  await expect.poll(() => waits().some(({ at }) => at === ADVANCE_MS)).toBe(false);
  const shown = () => element.querySelector(".hero-slide:not([inert])")?.getAttribute("aria-label");
  // React sets and clears the timer in an effect, a moment after what it shows.
  const goesOn = async () => {
    await expect.poll(() => waits().length).toBe(1);
    pass(ADVANCE_MS);
  };
  const rests = () => expect.poll(() => waits().length).toBe(0);
  const button = (name: string | RegExp) => screen.getByRole("button", { name }).element() as HTMLElement;
  // Out of the page they would go on, and count in the next test.
  onTestFinished(() => {
    for (const pause of screen.getByRole("button", { name: "Pause slides" }).elements()) (pause as HTMLElement).click();
  });
  return { screen, element, pictured, shown, goesOn, rests, button };
};

test("slides follow each other and begin again; pause stops them, a dot leads to its slide, play lets them go on", async () => {
  const { element, pictured, shown, goesOn, rests, button } = await slides();
  const live = () => element.querySelector(".hero-slides")?.getAttribute("aria-live");
  await expect.poll(pictured).toBe(3);
  expect([shown(), live(), ADVANCE_MS]).toEqual(["1 / 3", "off", 5_000]); // SPEC §4: every 5 s
  await goesOn();
  await expect.poll(shown).toBe("2 / 3");
  await goesOn();
  await expect.poll(shown).toBe("3 / 3");
  await goesOn();
  await expect.poll(shown).toBe("1 / 3");
  button("Pause slides").click();
  await expect.poll(live).toBe("polite");
  await rests();
  expect(shown()).toBe("1 / 3");
  button(/Three title/).click();
  await expect.poll(shown).toBe("3 / 3");
  expect(button(/Three title/).getAttribute("aria-current")).toBe("true");
  expect(element.querySelector(".hero-count")?.textContent).toBe("3 / 3");
  button("Play slides").click();
  await expect.poll(live).toBe("off");
  await goesOn();
  await expect.poll(shown).toBe("1 / 3");
});

test("whichever slide shows, its title is the main heading of the page", async () => {
  const { element, goesOn } = await slides();
  // Not by role: it would go by the name of the element, where browsers go by `aria-level`.
  const main = () => {
    const reached = [...element.querySelectorAll<HTMLElement>(".hero-slide:not([inert]) :is(h1, h2)")];
    return reached.filter((one) => one.matches("h1") || one.ariaLevel === "1").map((one) => one.textContent);
  };
  for (const name of ["One", "Two", "Three", "One"]) {
    await expect.poll(main).toEqual([`${name} title`]);
    await goesOn();
  }
});

test("slides rest while the keys or the pointer are at them", async () => {
  const { screen, element, shown, goesOn, rests } = await slides();
  (element.querySelector("a") as HTMLElement).focus({ focusVisible: true } as FocusOptions);
  await rests();
  expect(shown()).toBe("1 / 3");
  (document.activeElement as HTMLElement).blur();
  await goesOn();
  await expect.poll(shown).toBe("2 / 3");
  await screen.getByRole("button", { name: "Pause slides" }).hover();
  await rests();
  expect(shown()).toBe("2 / 3");
  await page.getByRole("button", { name: "Corner" }).hover();
  await goesOn();
  await expect.poll(shown).toBe("3 / 3");
});

test.each<[string, (element: HTMLElement) => Promise<void>]>([
  ["the keys", async (element) => element.querySelector("a")?.focus({ focusVisible: true } as FocusOptions)],
  ["the pointer", (element) => page.elementLocator(element).hover()],
])("slides that %s are at before they wake rest from then on", async (_, asleep) => {
  const { shown, rests } = await slides(undefined, asleep);
  await rests();
  expect(shown()).toBe("1 / 3");
});

test("who presses Play by a key sees them go on, though the focus stays on its button", async () => {
  const { element, shown, goesOn, button } = await slides();
  button("Pause slides").focus({ focusVisible: true } as FocusOptions);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => element.querySelector(".hero-slides")?.getAttribute("aria-live")).toBe("polite");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement).toBe(button("Pause slides"));
  await goesOn();
  await expect.poll(shown).toBe("2 / 3");
});

test("one slide stands still, without anything to press", async () => {
  const { element, shown, rests } = await slides(["Only"]);
  await rests();
  expect([shown(), element.querySelectorAll("button").length]).toEqual(["1 / 1", 0]);
});

test("slides stand still for those who prefer less motion, until they press Play", async () => {
  const asked = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: /reduce/.test(query) }) as never);
  onTestFinished(() => asked.mockRestore());
  const { shown, goesOn, rests, button } = await slides();
  await rests();
  expect(shown()).toBe("1 / 3");
  button("Play slides").click();
  await expect.poll(() => button("Pause slides").isConnected).toBe(true);
  await goesOn();
  await expect.poll(shown).toBe("2 / 3");
});
