import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../tests/components/mounted.tsx";
import { Divider } from "./divider.tsx";

beforeEach(() => localStorage.clear());

/** The line in an editor of 1000 pixels, and the width that its style sheet reads. */
const divided = async () => {
  const { screen } = await mounted(() => (
    <div style={{ width: 1000, marginLeft: 100, height: 50 }} data-testid="editor">
      <Divider />
    </div>
  ));
  const line = screen.getByRole("separator", { name: "Width of the fields" });
  await expect.element(line).toBeInTheDocument();
  const press = (keys: string) => userEvent.keyboard(keys);
  const share = () => (screen.getByTestId("editor").element() as HTMLElement).style.getPropertyValue("--fields");
  return { screen, line, press, share };
};

test("the line between fields and preview is moved by keys within its limits, and remembered", async () => {
  const { screen, line, press, share } = await divided();
  await expect.element(line).toHaveAttribute("aria-valuenow", "48");
  const { ariaOrientation, ariaValueMin, ariaValueMax } = line.element();
  expect([ariaOrientation, ariaValueMin, ariaValueMax]).toEqual(["vertical", "35", "70"]);
  expect(share()).toBe("");
  (line.element() as HTMLElement).focus();
  for (const [keys, value] of [
    ["{ArrowRight}", "50"],
    ["{ArrowLeft}{ArrowLeft}", "46"],
    ["{Home}", "35"],
    ["{ArrowLeft}", "35"],
    ["{End}", "70"],
    ["{ArrowRight}", "70"],
    ["a", "70"],
  ] as const) {
    await press(keys);
    await expect.element(line).toHaveAttribute("aria-valuenow", value);
    await expect.element(line).toHaveAttribute("aria-valuetext", `${value} percent`);
    expect(share()).toBe(value);
  }
  await screen.unmount();
  const again = await divided();
  await expect.element(again.line).toHaveAttribute("aria-valuenow", "70");
  (again.line.element() as HTMLElement).focus();
  await again.press("{Enter}");
  await expect.element(again.line).toHaveAttribute("aria-valuenow", "48");
  expect([again.share(), localStorage.length]).toEqual(["", 0]);
});

test("the line is dragged, and a double click puts it back; a width beyond its limits is not remembered", async () => {
  localStorage.setItem("editor-fields", "90");
  const { line } = await divided();
  await expect.element(line).toHaveAttribute("aria-valuenow", "48");
  const element = line.element() as HTMLElement;
  let captured = false;
  element.setPointerCapture = () => {
    captured = true;
  };
  element.hasPointerCapture = () => captured;
  const { left } = element.parentElement?.getBoundingClientRect() ?? { left: 0 };
  const point = (type: string, x: number) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left + x }));
  point("pointermove", 600);
  expect(localStorage.getItem("editor-fields")).toBe("90");
  point("pointerdown", 480);
  point("pointermove", 604);
  await expect.element(line).toHaveAttribute("aria-valuenow", "60");
  expect(localStorage.getItem("editor-fields")).toBe("60");
  element.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  await expect.element(line).toHaveAttribute("aria-valuenow", "48");
});
