import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openedForm } from "../../../tests/components/opened-form.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const at = (search: string) => {
  const before = location.search;
  history.replaceState(null, "", search);
  onTestFinished(() => history.replaceState(null, "", before || location.pathname));
};

test("the counter counts down from 500 characters as people count them, and says how much is too much", async () => {
  const { screen, field } = await openedForm();
  await expect.element(screen.getByText("500 characters remaining")).toBeVisible();
  for (const [message, words] of [
    ["x".repeat(490), "10 characters remaining"],
    ["x".repeat(500), "0 characters remaining"],
    ["x".repeat(503), "3 characters too many"],
    ["🌴".repeat(501), "1 character too many"],
    ["🌴".repeat(499), "1 character remaining"],
  ] as const) {
    await field("Message").fill(message);
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  }
});

test("nothing is wrong while one begins to write; an error goes as soon as its field is right, the others stay", async () => {
  const { field, button } = await openedForm();
  const says = (name: string, words: string) => expect.element(field(name)).toHaveAccessibleDescription(words);
  await field("Name").fill("R");
  await expect.element(field("Name")).not.toHaveAttribute("aria-invalid");
  await button("Send Message").click();
  const hint = (field("Name").element().getAttribute("aria-describedby") ?? "").split(" ")[0] ?? "";
  const help = document.getElementById(hint)?.textContent;
  await says("Name", `${help} Name must be at least 2 characters`);
  await field("Name").fill("R2");
  await says("Name", `${help} Please enter only letters and spaces. “2” is neither.`);
  await expect.element(field("Name")).toHaveValue("R2");
  await field("Name").fill("Ada");
  await expect.element(field("Name")).not.toHaveAttribute("aria-invalid");
  await says("Email", "Please enter a valid email address");
});

test("the service of the address is chosen, and none where there is no such one", async () => {
  const chosen = async (word: string) => {
    at(`?service=${word}`);
    const { field, screen } = await openedForm();
    const { value, options } = field("Service").element() as HTMLSelectElement;
    (screen.element() as Element).remove();
    return { value, words: [...options].map((option) => option.value) };
  };
  const [, , word = ""] = (await chosen("plumbing")).words;
  expect(word).not.toBe("");
  expect((await chosen(word)).value).toBe(word);
  expect((await chosen("plumbing")).value).toBe("");
});

test("a phone number that the browser fills in is read as a national one, once its field is left, or sent", async () => {
  const { posts, field, button, write, sentTimes } = await openedForm();
  await field("Phone").fill("+1 305.555.0100");
  await userEvent.click(field("Company"));
  await expect.element(field("Phone")).toHaveValue("305-555-0100");
  await write();
  await button("Solve").click();
  await field("Phone").fill("+13055550142");
  await userEvent.keyboard("{Enter}");
  await sentTimes(1);
  expect(posts[0]?.fields.phone).toBe("3055550142");
});

test("five requests that are left are not told of; the time until there are some again is looked at every minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const enquiryLimit = { most: 30, windowMs: 3_600_000 };
  const kept = (count: number) =>
    localStorage.setItem("contact-rate-limit", JSON.stringify({ count, resetTime: Date.now() + 1_790_000 }));
  kept(25);
  const { screen, button } = await openedForm({ enquiryLimit });
  await expect.element(button("Send Message")).toBeEnabled();
  expect(screen.getByText(/requests? remaining/).elements()).toEqual([]);
  kept(30);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(screen.getByText("Please try again in 29 minutes.", { exact: false })).toBeVisible();
  await expect.element(button("Send Message")).toBeDisabled();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(screen.getByText("Please try again in 28 minutes.", { exact: false })).toBeVisible();
});

test("what went wrong for want of a connection says so before the error, and has the focus, which was on the button till then", async () => {
  const { screen, posts, button, write, sentTimes } = await openedForm();
  await write();
  await button("Solve").click();
  (button("Send Message").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await sentTimes(1);
  await expect.element(button("Sending...")).toHaveFocus();
  Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
  posts[0]?.answer(500, null as unknown as object);
  const words = "You are offline. What you wrote stays here: send it again once the connection is back.";
  const said = () => [...document.querySelectorAll(".answers p")].map(({ textContent }) => textContent);
  await expect.poll(said).toEqual([words, "An unexpected error occurred. Please try again."]);
  expect(document.activeElement).toBe(document.querySelector(".answers"));
  await expect.element(screen.getByLabelText("Message", { exact: true })).toHaveValue("Our backups fail every night.");
});
