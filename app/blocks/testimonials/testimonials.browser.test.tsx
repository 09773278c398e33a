import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { BlockOf } from "#domain/content/blocks/block.ts";
import { writtenIsland } from "../../../tests/components/woken-island.tsx";
import { filledView } from "../../../tests/filled-fields.ts";
import { island } from "./island.ts";

const block = {
  ...{ type: "testimonials", id: "b1", hidden: false, heading: "Voices", testimonials: ["c", "a", "b"] },
} as BlockOf<"testimonials">;

/** Each quote as wide as the row, as on a phone. */
const WIDE =
  ".testimonials-view { width: 600px; overflow: auto } .testimonials-row { display: flex; padding: 0 } .quote { flex: 0 0 100%; list-style: none }";

const quotes = () => {
  const style = document.createElement("style");
  style.textContent = WIDE;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const full = filledView(true);
  const [one] = full.testimonials;
  const testimonials = ["a", "b", "c"].map((id, at) => ({
    ...{ ...one, id, name: `Voice ${id}`, position: `Place ${id}` },
    rating: at + 3,
  }));
  const view = { ...full, testimonials: testimonials as typeof full.testimonials };
  const written = writtenIsland(island, block, view);
  const button = (name: string) => written.screen.getByRole("button", { name });
  const current = () =>
    [...written.element.querySelectorAll(".dot")].findIndex((dot) => dot.getAttribute("aria-current") === "true");
  return { ...written, button, current };
};

test("quotes stand in the order of the block, and go on by arrows, dots and keys, which end at both ends", async () => {
  const { screen, element, button, current, isAwake } = quotes();
  expect([...element.querySelectorAll("figcaption b")].map((name) => name.textContent)).toEqual([
    "Voice c",
    "Voice a",
    "Voice b",
  ]);
  const stars = [...element.querySelectorAll(".stars")].map((row) => [
    row.getAttribute("aria-label"),
    row.querySelectorAll(".star-full").length,
  ]);
  expect(stars).toEqual([5, 3, 4].map((rating) => [`${rating} out of 5 stars`, rating]));
  (element.querySelector("[tabindex]") as HTMLElement).focus();
  await expect.poll(isAwake).toBe(true);
  await expect.element(button("Previous testimonial")).toHaveAttribute("aria-disabled", "true");
  await expect.poll(current).toBe(0);
  await button("Next testimonial").click();
  await expect.poll(current).toBe(1);
  await expect.element(button("Previous testimonial")).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("{Enter}");
  await expect.poll(current).toBe(2);
  await expect.element(button("Next testimonial")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Next testimonial")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  await expect.poll(current).toBe(1);
  await screen.getByRole("button", { name: /Place c/ }).click();
  await expect.poll(current).toBe(0);
  await expect.poll(() => element.querySelector(".quote-current")?.textContent).toContain("Voice c");
});

test("what somebody went on to before the quotes woke stays, and all of them can be reached from there", async () => {
  const { element, button, current, isAwake } = quotes();
  const row = element.querySelector(".testimonials-view") as HTMLElement;
  const left = (at: number) => element.querySelectorAll(".quote")[at]?.getBoundingClientRect().left;
  const edge = row.getBoundingClientRect().left;
  row.scrollLeft = 600;
  await expect.poll(isAwake).toBe(true);
  await expect.poll(current).toBe(1);
  await expect.poll(() => left(1)).toBe(edge);
  await button("Previous testimonial").click();
  await expect.poll(current).toBe(0);
  await expect.poll(() => left(0)).toBe(edge);
});

test("in a page that is read from right to left the arrow to the left goes on", async () => {
  document.dir = "rtl";
  onTestFinished(() => {
    document.dir = "";
  });
  const { element, current, isAwake } = quotes();
  (element.querySelector("[tabindex]") as HTMLElement).focus();
  await expect.poll(isAwake).toBe(true);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(current).toBe(1);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(current).toBe(0);
});
