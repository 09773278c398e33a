import { expect, onTestFinished, test, vi } from "vitest";
import { tellVisits } from "./tell-visits.ts";

test("a page that comes back from the browser's memory is told once more, one that only shows is not", async () => {
  const told = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  document.body.dataset.visits = "";
  onTestFinished(() => {
    told.mockRestore();
    delete document.body.dataset.visits;
  });
  tellVisits();
  const pages = () => told.mock.calls.filter(([, text]) => String(text).startsWith('["page"')).length;
  await expect.poll(pages).toBe(1);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(pages()).toBe(1);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(pages()).toBe(2);
});
