import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openedDetails } from "../../../../tests/components/opened-details.tsx";
import type { DescribeAnswer } from "./change.ts";

type Screen = Awaited<ReturnType<typeof openedDetails>>["screen"];
const textOf = (screen: Screen) => screen.getByRole("textbox", { name: "Alternative text" });
const save = (screen: Screen) => screen.getByRole("button", { name: "Save text" });
const told = (answer: DescribeAnswer, status = 200) => data(answer, { status });

const leaving = async (screen: Screen, what: string) => {
  await screen.getByRole("link", { name: "Back to all pictures" }).click();
  await expect.element(screen.getByText(`The ${what} of this picture is not saved.`)).toBeVisible();
  await screen.getByRole("button", { name: "Stay" }).click();
  // What is filled in below an open dialog goes nowhere.
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
};

test("a text is saved with its name; until then it says so, and leaving asks", async () => {
  const answers = { "POST /cms/media/boats/describe": () => told({ saved: true }) };
  const { screen, posted, now, where } = await openedDetails({ answers });
  const [text, button] = [textOf(screen), save(screen)];
  await expect.element(button).toBeDisabled();
  await expect.element(text).not.toHaveFocus();
  await expect.element(screen.getByText("19 of 300")).toBeVisible();
  await text.fill("Boats in the harbor ");
  await screen.getByRole("textbox", { name: "Name" }).fill(" Boats");
  await expect.element(button).toBeDisabled(); // Blanks at an end are no change.
  await text.fill("Boats at dawn");
  await expect.element(screen.getByText("Not saved yet")).toBeVisible();
  await leaving(screen, "text");
  await screen.getByRole("textbox", { name: "Name" }).fill("Dawn");
  now({ alt: "Boats at dawn", name: "Dawn" });
  await button.click();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveFocus();
  await text.fill("Boats at noon");
  await expect.element(screen.getByText("Saved", { exact: true })).not.toBeInTheDocument();
  await text.fill("Boats at dawn");
  const fields = { alt: "Boats at dawn", name: "Dawn", baseAlt: "Boats in the harbor", baseName: "Boats" };
  expect(posted()).toEqual([{ method: "POST", path: "/cms/media/boats/describe", fields }]);
  await screen.getByRole("link", { name: "Back to all pictures" }).click();
  await expect.poll(where).toBe("/cms/media?show=used");
});

test("a picture without its text begins there; what is refused stands at its field", async () => {
  const errors = { alt: "Say more", name: "Write a name" };
  const answers = { "POST /cms/media/boats/describe": () => told({ saved: false, errors }, 422) };
  const { screen } = await openedDetails({ alt: "", answers });
  await expect.element(textOf(screen)).toHaveFocus();
  await textOf(screen).fill("x");
  await save(screen).click();
  await expect.element(textOf(screen)).toHaveAccessibleDescription(/^Say more/);
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Write a name");
  await expect.element(textOf(screen)).toHaveValue("x");
  await expect.element(screen.getByText("Not saved yet")).toBeVisible();
});

test("where somebody else wrote meanwhile it says what; saving again puts this one in its place", async () => {
  const answers = { "POST /cms/media/boats/describe": () => told({ saved: false, stale: "Theirs" }, 409) };
  const { screen, posted } = await openedDetails({ answers });
  await textOf(screen).fill("Mine");
  await save(screen).click();
  const banner = screen.getByText(/^Somebody else changed the text meanwhile to “Theirs”\./);
  await expect.element(banner).toBeVisible();
  await expect.element(textOf(screen)).toHaveValue("Mine");
  await save(screen).click();
  await expect.poll(() => posted().map(({ fields }) => fields.baseAlt)).toEqual(["Boats in the harbor", "Theirs"]);
  await textOf(screen).fill("Theirs");
  await expect.element(banner).not.toBeInTheDocument();
});

test("what somebody else wrote meanwhile is taken into a box that is untouched, and is the base of no other", async () => {
  const answers = {
    "POST /cms/media/boats/describe": () => told({ saved: false, stale: "Theirs" }, 409),
    "POST /cms/media/selected/tag": () => ({ outcome: "tagged", pictures: 1 }),
  };
  const { screen, posted, now } = await openedDetails({ answers });
  const readAnew = async () => {
    await screen.getByRole("combobox", { name: "Tags" }).fill("Dock");
    await userEvent.keyboard("{Enter}");
  };
  now({ alt: "Text by Ben" });
  await readAnew();
  await expect.element(textOf(screen)).toHaveValue("Text by Ben");
  await expect.element(screen.getByText("Not saved yet")).not.toBeInTheDocument();
  await textOf(screen).fill("Mine");
  now({ alt: "Another by Ben" });
  await readAnew();
  await expect.element(screen.getByText("Not saved yet")).toBeVisible();
  await save(screen).click();
  const describes = () => posted().filter(({ path }) => path.endsWith("/describe"));
  await expect.poll(describes).toMatchObject([{ fields: { alt: "Mine", baseAlt: "Text by Ben" } }]);
});

test("a text is told to be saved however its white space was typed", async () => {
  const answers = { "POST /cms/media/boats/describe": () => told({ saved: true }) };
  const { screen, now, where } = await openedDetails({ answers });
  await textOf(screen).fill("Two boats.  One is\nblue");
  now({ alt: "Two boats. One is blue" });
  await save(screen).click();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  await screen.getByRole("link", { name: "Back to all pictures" }).click();
  await expect.poll(where).toBe("/cms/media?show=used");
});

test("nobody is asked who leaves at the moment in which a text is told to be saved", async () => {
  const answers = { "POST /cms/media/boats/describe": () => told({ saved: true }) };
  const { screen, now } = await openedDetails({ answers });
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const asked: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (screen.getByText("Saved", { exact: true }).elements().length > 0) asked.push(asks());
  });
  await textOf(screen).fill("Boats at dawn");
  expect(asks()).toBe(true);
  now({ alt: "Boats at dawn" });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await save(screen).click();
  await expect.poll(() => asked[0]).toBe(false);
  observer.disconnect();
});

test("the focal point is set by pointing, dragging and keys, shown as it crops, and saved on its own", async () => {
  const answers = { "POST /cms/media/boats/focus": () => ({ saved: true }) };
  const { screen, posted, now } = await openedDetails({ answers });
  const [left, top] = [
    screen.getByRole("slider", { name: "From left" }),
    screen.getByRole("slider", { name: "From top" }),
  ];
  const button = screen.getByRole("button", { name: "Save focal point" });
  await expect.element(button).toBeDisabled();
  const area = document.querySelector(".focus-area") as HTMLElement;
  const box = area.getBoundingClientRect();
  await page.elementLocator(area).click({ position: { x: box.width / 4, y: (box.height * 3) / 4 } });
  await expect.poll(() => Math.abs(Number(left.element().getAttribute("value")) - 25)).toBeLessThan(2);
  await expect.poll(() => Math.abs(Number(top.element().getAttribute("value")) - 75)).toBeLessThan(2);
  const moved = (buttons: number, x: number, y: number) =>
    area.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, buttons, clientX: x, clientY: y }));
  moved(1, box.left - 50, box.top + box.height * 2);
  await expect.element(left).toHaveValue("0");
  await expect.element(top).toHaveValue("100");
  moved(0, box.left + 10, box.top + 10);
  await expect.element(left).toHaveValue("0");
  (left.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(left).toHaveAttribute("aria-valuetext", "1%");
  const crops = screen.getByRole("list", { name: "As it is cropped" }).element();
  const shown = [...crops.querySelectorAll("img")].map(({ style }) => style.objectPosition);
  expect(shown).toEqual(Array(4).fill("1% 100%"));
  await leaving(screen, "focal point");
  now({ focus: { x: 1, y: 100 } });
  await button.click();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  expect(posted()).toEqual([{ method: "POST", path: "/cms/media/boats/focus", fields: { x: "1", y: "100" } }]);
  await expect.element(button).toBeDisabled();
});

test("a tag is saved as it is put on and taken off, and shown at once; what is refused stands at the box", async () => {
  const tags = [{ slug: "harbor", name: "Harbor" }];
  const off = Promise.withResolvers<object>();
  const ways = [{ outcome: "tagged", pictures: 1 }, off.promise, { outcome: "invalid", message: "Too many" }];
  const { screen, posted, now } = await openedDetails({
    loaded: { tags },
    answers: { "POST /cms/media/selected/tag": () => ways.shift() },
  });
  const box = screen.getByRole("combobox", { name: "Tags" });
  await box.fill("Dawn");
  now({}, { tags: [...tags, { slug: "dawn", name: "Dawn" }] });
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "Remove Dawn" })).toBeVisible();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  now({}, { tags: [{ slug: "dawn", name: "Dawn" }] });
  await screen.getByRole("button", { name: "Remove Harbor" }).click();
  await expect.element(screen.getByRole("button", { name: "Remove Harbor" })).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  off.resolve({ outcome: "tagged", pictures: 1 });
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
  await box.fill("More");
  await userEvent.keyboard("{Enter}");
  await expect.element(box).toHaveAccessibleDescription("Too many");
  await expect.element(screen.getByRole("button", { name: "Remove More" })).not.toBeInTheDocument();
  const fields = [{ add: "Dawn" }, { remove: "Harbor" }, { add: "More" }].map((field) => ({ id: "boats", ...field }));
  expect(posted().map((sent) => sent.fields)).toEqual(fields);
});

test("a text to which no answer came stays as it was typed, and is saved by pressing again", async () => {
  const lost = vi
    .fn()
    .mockReturnValue(told({ saved: true }))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { screen, now } = await openedDetails({ answers: { "POST /cms/media/boats/describe": lost } });
  await textOf(screen).fill("Boats at dawn");
  await save(screen).click();
  await expect.element(screen.getByText(/^The server gave no answer\./)).toBeVisible();
  await expect.element(textOf(screen)).toHaveValue("Boats at dawn");
  await expect.element(screen.getByText("Not saved yet")).toBeVisible();
  now({ alt: "Boats at dawn" });
  await save(screen).click();
  await expect.element(screen.getByText("Saved", { exact: true })).toBeVisible();
});
