import { expect, test } from "vitest";
import { mountedForm } from "../../../tests/components/mounted-form.tsx";

test("what is chosen is stored by its name, which is shown in words", async () => {
  const { screen, value } = await mountedForm({ type: "testimonial" });
  const trade = screen.getByRole("combobox", { name: "Trade" });
  await trade.selectOptions("Hotel or restaurant");
  expect(value().trade).toBe("hotel or restaurant");
  await expect.element(trade).toHaveDisplayValue("Hotel or restaurant");
  await expect.element(trade).toHaveAccessibleDescription(/^Its icon stands beside the name/);
});

test("an icon is shown beside its name once there is one", async () => {
  const { screen, value } = await mountedForm({ type: "service", data: { card: { icon: "nothing-of-the-kind" } } });
  (screen.getByText("Card", { exact: true }).element() as HTMLElement).click();
  const icon = screen.getByRole("combobox", { name: "Icon" });
  const drawn = () => icon.element().parentElement?.querySelector("svg");
  await expect.element(icon).toHaveDisplayValue("Choose…");
  expect(drawn()).toBeNull();
  await icon.selectOptions("Cloud");
  expect(value().card).toMatchObject({ icon: "cloud" });
  await expect.poll(drawn).not.toBeNull();
});

test("a switch stores whether it is on", async () => {
  const { screen, value } = await mountedForm({ type: "settings" });
  const mails = screen.getByRole("checkbox", { name: "Confirmation emails" });
  await expect.element(mails).not.toBeChecked();
  await expect.element(mails).toHaveAccessibleDescription(/^Whoever sends the form gets one email/);
  await screen.getByText("Confirmation emails").click();
  await expect.element(mails).toBeChecked();
  expect(value().confirms).toBe(true);
  await screen.getByText("Confirmation emails").click();
  expect(value().confirms).toBe(false);
});

test("a color is picked or typed, and is one color", async () => {
  const { screen, value } = await mountedForm({ type: "settings", data: { colours: { accent: "#0f5c4d" } } });
  (screen.getByText("Colors", { exact: true }).element() as HTMLElement).click();
  const picker = screen.getByLabelText("Main color, picker");
  const typed = screen.getByRole("textbox", { name: "Main color" });
  await picker.fill("#112233");
  expect(value().colours).toMatchObject({ accent: "#112233" });
  await expect.element(typed).toHaveValue("#112233");
  await typed.fill(" #445566 ");
  expect(value().colours).toMatchObject({ accent: "#445566" });
  await expect.element(picker).toHaveValue("#445566");
  await typed.fill("teal");
  await expect.element(picker).toHaveValue("#0f5c4d");
  await expect.element(typed).toHaveValue("teal");
});
