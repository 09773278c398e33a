import { expect, onTestFinished, test } from "vitest";
import { notePage } from "./note-page.ts";

test("a page that is only rendered ahead is no step of the way before somebody sees it", () => {
  document.body.dataset.visits = "";
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  onTestFinished(() => {
    delete document.body.dataset.visits;
    Reflect.deleteProperty(document, "prerendering");
    sessionStorage.clear();
  });
  const pages = () => JSON.parse(sessionStorage.getItem("way") ?? '{"pages":[]}').pages;
  notePage();
  expect(pages()).toEqual([]);
  Object.defineProperty(document, "prerendering", { value: false, configurable: true });
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(pages()).toEqual([location.pathname]);
});
