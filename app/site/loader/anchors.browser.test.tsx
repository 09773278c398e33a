import { expect, onTestFinished, test } from "vitest";
import { followAnchors } from "./anchors.ts";

followAnchors();

/** What a click on a link does: the part that it led to in this page, or that it was left to the browser. */
const clicked = async (href: string, init: MouseEventInit = {}) => {
  const body = document.createElement("div");
  body.innerHTML = `<a href="${href}"><b>To the team</b></a><h2 id="team">Team</h2>`;
  document.body.append(body);
  onTestFinished(() => body.remove());
  let left = false;
  const leave = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", leave, { once: true });
  body.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return left ? "left to the browser" : location.hash;
};

test("a link to a part of the page leads there, and gives it the focus", async () => {
  expect(await clicked("#team")).toBe("#team");
  await expect.poll(() => document.activeElement?.id).toBe("team");
});

test.each([["ctrlKey"], ["metaKey"], ["shiftKey"], ["altKey"]])(
  "a click with %s is the browser's, which opens a tab, a window or a download",
  async (key) => expect(await clicked("#team", { [key]: true })).toBe("left to the browser"),
);

test("so is a click with another button, and a link to a page or to another site", async () => {
  expect(await clicked("#team", { button: 1 })).toBe("left to the browser");
  expect(await clicked("/about")).toBe("left to the browser");
  expect(await clicked("https://elsewhere.example/#team")).toBe("left to the browser");
});
