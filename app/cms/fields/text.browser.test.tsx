import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountedForm } from "../../../tests/mounted-form.tsx";

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
