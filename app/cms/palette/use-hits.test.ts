import { expect, test } from "vitest";
import { describeHit, type Hit } from "./use-hits.ts";

const plain = { id: "a", title: "Old news", note: "", live: true, trashed: false, excerpt: null };

test.each<[Partial<Hit> & Pick<Hit, "kind">, to: string, trashedTo: string]>([
  [{ kind: "post" }, "/cms/edit/a", "/cms/blog?status=trash&q=Old+news"],
  [{ kind: "page", language: "es" }, "/cms/edit/a", "/cms/pages?status=trash&q=Old+news&language=es"],
  [{ kind: "picture" }, "/cms/media/a", "/cms/media/trash"],
  [{ kind: "file" }, "/cms/media/a", "/cms/media/trash"],
])("%j leads to where it is changed, or to the trash that it lies in", (hit, to, trashedTo) => {
  expect(describeHit({ ...plain, ...hit }).to).toBe(to);
  expect(describeHit({ ...plain, ...hit, trashed: true }).to).toBe(trashedTo);
});

test("the settings of another language are opened in it", () => {
  expect(describeHit({ ...plain, kind: "seo", language: "es" }).to).toBe("/cms/seo?language=es");
  expect(describeHit({ ...plain, kind: "seo", language: "en" }).to).toBe("/cms/seo");
});
