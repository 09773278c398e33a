import { expect, test } from "vitest";
import type { ContentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { contentTasks, More, SHOWN } from "./content-tasks.tsx";
import { ScreenTask } from "./task.tsx";

const NOW = Date.UTC(2026, 10, 20, 15);
const NONE: ContentTrouble = { brokenLinks: [], undescribed: [], overdue: [], misfits: [] };
const ABOUT = { id: "page-1", type: "page", title: "About" } as const;

const opened = async (trouble: Partial<ContentTrouble>) => {
  const lists = contentTasks({ ...NONE, ...trouble }, NOW);
  const { screen } = await mounted(() => (
    <ul>
      {lists.flatMap(({ tasks }) =>
        tasks.slice(0, SHOWN).map(({ key, ...task }) => <ScreenTask key={key} {...task} />),
      )}
      <More lists={lists} />
    </ul>
  ));
  const texts = [...screen.container.querySelectorAll(".task-text")].map((text) => text.textContent);
  const links = screen
    .getByRole("link")
    .elements()
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  return { texts, links, more: screen.container.querySelector(".panel-more")?.textContent };
};

test("what is overdue says what should have been done when, and why it was not", async () => {
  const late = { ...ABOUT, at: NOW - 86_400_000, fault: "A field is empty." };
  const { texts, links, more } = await opened({
    overdue: [
      { ...late, what: "publish" },
      { ...late, what: "unpublish" },
      { ...late, id: "page-2", what: "publish" },
    ],
  });
  expect(texts).toEqual([
    "It should have been published Yesterday. A field is empty.",
    "It should have been taken down Yesterday. A field is empty.",
    "It should have been published Yesterday. A field is empty.",
  ]);
  expect(links[0]).toBe("Open it: “About” is overdue /cms/edit/page-1");
  expect(more).toBeUndefined();
});

test("parts that are not shown are named, the first three with their reasons", async () => {
  const part = (where: string) => ({ field: "blocks", where, why: "its type is not known" });
  const misfits = [
    { ...ABOUT, misfits: ["Hero", "Text", "Map"].map(part) },
    { ...ABOUT, id: "page-2", misfits: ["Hero", "Text", "Map", "Quote", "Video"].map(part) },
  ];
  const { texts } = await opened({ misfits });
  const three = "Hero: its type is not known. Text: its type is not known. Map: its type is not known.";
  expect(texts).toEqual([`${three} Put it right and publish.`, `${three} And 2 more. Put it right and publish.`]);
});

test("links that lead nowhere and pictures without words lead to where they are mended; of many, the rest is counted", async () => {
  const brokenLinks = ["/a", "/b", "/c", "/d", "/e"].map((href) => ({ document: ABOUT, href }));
  const undescribed = ["1", "2", "3", "4"].map((id) => ({ id, file: `${id}.jpg`, document: ABOUT }));
  const { texts, links, more } = await opened({ brokenLinks, undescribed });
  expect(texts).toHaveLength(6);
  expect(texts[0]).toBe("Nothing is published at /a.");
  expect(texts[3]).toMatch(/^1\.jpg, on “About”\./);
  expect(links[0]).toBe("Fix it: A link on “About” leads nowhere /cms/edit/page-1");
  expect(links[3]).toBe("Describe it: A picture has no alternative text /cms/media/1");
  expect(more).toBe("And more: 2 links that lead nowhere, 1 picture without text.");
});

test.each([
  [1, "And more: 1 overdue, 1 document with parts that are not shown."],
  [2, "And more: 2 overdue, 2 documents with parts that are not shown."],
])("what is left of a list, %d of each, is counted in its words", async (left, words) => {
  const ids = Array.from({ length: SHOWN + left }, (_, n) => ({ ...ABOUT, id: `page-${n}` }));
  const overdue = ids.map((one) => ({ ...one, at: NOW, what: "publish" as const, fault: "" }));
  const misfits = ids.map((one) => ({ ...one, misfits: [] }));
  expect((await opened({ overdue, misfits })).more).toBe(words);
});
