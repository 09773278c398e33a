import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Form } from "#domain/content/fields/structure.ts";
import { mountedForm } from "../../../tests/components/mounted-form.tsx";

test("a field says what is wrong once it is left, not before, and no longer once it is put right", async () => {
  const { screen, value } = await mountedForm({ type: "testimonial" });
  const field = screen.getByRole("textbox", { name: "Name" });
  await field.fill("A");
  await field.fill("");
  await expect.element(field).toHaveAccessibleDescription("");
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription("This field is required");
  await field.fill("Controller");
  await expect.element(field).not.toHaveAccessibleDescription("This field is required");
  expect(value()).toMatchObject({ name: "Controller" });
});

test("what is wrong is told only once a pressed pointer is up, so that nothing moves away under it", async () => {
  const { screen } = await mountedForm({ type: "testimonial" });
  const pointer = (type: string) => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  for (const [name, up] of [
    ["Name", "pointerup"],
    ["Position", "pointercancel"],
  ] as const) {
    const field = screen.getByRole("textbox", { name });
    (field.element() as HTMLElement).focus();
    pointer("pointerdown");
    (field.element() as HTMLElement).blur();
    await new Promise(requestAnimationFrame);
    await expect.element(field).toHaveAccessibleDescription("");
    pointer(up);
    await expect.element(field).toHaveAccessibleDescription("This field is required");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
  }
});

test("a number is stored as one, an empty one as none, and its range is told", async () => {
  const { screen, value } = await mountedForm({ type: "testimonial", data: { rating: 5 } });
  const stars = screen.getByRole("spinbutton", { name: "Stars" });
  await expect.element(stars).toHaveValue(5);
  await expect.element(stars).toHaveAccessibleDescription("Between 1 and 5");
  await stars.fill("3");
  expect(value().rating).toBe(3);
  await stars.fill("");
  expect(value().rating).toBe(null);
  await stars.fill("6");
  await userEvent.tab();
  await expect.element(stars).toHaveAccessibleDescription(/5.* Between 1 and 5$/);
  await expect.element(stars).toHaveAttribute("aria-invalid", "true");
});

test("a day, a line and a text are stored as they are typed, with how long they are", async () => {
  const { screen, value } = await mountedForm({ type: "post", data: { summary: "" } });
  const day = screen.getByLabelText("Date", { exact: true });
  await expect.element(day).toHaveValue("2026-11-20");
  await day.fill("2026-12-01");
  const summary = screen.getByRole("textbox", { name: "Summary" });
  await summary.fill("x".repeat(301));
  await expect.element(screen.getByText("301 of 300")).toHaveClass("is-over");
  await summary.fill(" One\ntwo");
  await expect.element(screen.getByText("8 of 300")).not.toHaveClass("is-over");
  await screen.getByRole("textbox", { name: "Title" }).first().fill("Storm ");
  await expect.element(screen.getByText("6 of 110")).toBeVisible();
  expect(value()).toMatchObject({ publishedOn: "2026-12-01", summary: " One\ntwo", title: "Storm " });
});

test("a text with a best length says how far it is from that", async () => {
  const { screen } = await mountedForm({ type: "seo", data: { description: "" } });
  const text = screen.getByRole("textbox", { name: "Meta Description" });
  const help = "Recommended length: 150-160 characters";
  for (const [length, told] of [
    [0, "150 short of it"],
    [149, "1 short of it"],
    [150, "150: just right"],
    [160, "160: just right"],
    [161, "1 over it: search engines cut it off"],
  ] as const) {
    await text.fill("🌴".repeat(length));
    await expect.element(text).toHaveAccessibleDescription(`${help} ${told}`);
  }
});

const examples: { name: string; form: Form }[] = [
  { name: "line", form: { control: "line", label: "Heading", example: "Say why", max: 60, required: true } },
  { name: "text", form: { control: "text", label: "Proof", example: "With a number", max: 200, required: true } },
];

test("an example says that it is one and is replaced by the first letter, however it is come to", async () => {
  const data = { line: "Say why", text: "With a number" };
  const { screen, value, store } = await mountedForm({ type: "page", fields: examples, data });
  await expect.poll(() => screen.getByText("Example").elements()).toHaveLength(2);
  await screen.getByRole("textbox", { name: "Heading" }).click();
  await userEvent.keyboard("W");
  expect(store.focus.get().at).toEqual(["line"]);
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox", { name: "Proof" })).toHaveFocus();
  await userEvent.keyboard("N");
  expect(value()).toMatchObject({ line: "W", text: "N" });
  expect(store.focus.get().at).toEqual(["text"]);
  await expect.element(screen.getByText("Example")).not.toBeInTheDocument();
  await userEvent.keyboard("o");
  await screen.getByRole("textbox", { name: "Proof" }).click();
  await userEvent.keyboard("!");
  expect(value().text).toHaveLength(3);
});
