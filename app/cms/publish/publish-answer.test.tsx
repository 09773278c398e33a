import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { error, type Issue, warning } from "#domain/content/check/issue.ts";
import { CheckList } from "./publish-answer.tsx";

const unclear = warning("blocks", "It shows praise that nobody gave", "");
const broken: Issue = { ...error("blocks", "The link to /old leads nowhere"), about: "link" };
const doubtful = warning("blocks", "The link to https://example.org may lead nowhere", "It did not answer.");

test.each([
  [[], 0, "Everything is in order"],
  [[], 1, "Everything is in order, its one link of this site works"],
  [[], 11, "Everything is in order, all 11 links of this site work"],
  [[unclear], 2, "Everything else is in order, all 2 links of this site work"],
  [[broken], 2, "Everything else is in order"],
])("after %j, with %i links: %s", (issues, links, words) => {
  const html = renderToStaticMarkup(<CheckList check={{ issues, links }} />);
  expect(html.replace(/<[^>]+>/g, "|")).toContain(`|${words}|`);
});

test("a doubtful link to another site says nothing against those of this one", () => {
  const elsewhere = { asked: 1, asking: 0, notAsked: 0, issues: [doubtful] };
  const html = renderToStaticMarkup(<CheckList check={{ issues: [], links: 2 }} elsewhere={elsewhere} />);
  expect(html).toContain("Everything else is in order, all 2 links of this site work");
});

test("of many errors the first ones stand open, the others in a fold that counts them; warnings stay in sight", () => {
  const errors = Array.from({ length: 33 }, (_, n) => error("blocks", `Fault ${n + 1}.`));
  const titles = (html: string) => html.match(/Fault \d+\./g);
  const shown = (issues: Issue[]) => renderToStaticMarkup(<CheckList check={{ issues, links: 0 }} />);
  const [open = "", folded = "", after = ""] = shown([unclear, ...errors]).split(/<details>|<\/details>/);
  expect(titles(open)).toEqual(["Fault 1.", "Fault 2.", "Fault 3."]);
  expect(folded).toContain("30 more to put right");
  expect(titles(folded)).toHaveLength(30);
  expect(after).toContain("It shows praise that nobody gave");
  expect(shown(errors.slice(0, 4)), "one alone is not folded away").not.toContain("<details>");
});
