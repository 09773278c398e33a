import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { error, warning } from "#domain/content/check/issue.ts";
import { CheckList } from "./publish-answer.tsx";

const unclear = warning("blocks", "It shows praise that nobody gave", "");
const broken = error("blocks", "The link to /old leads nowhere");

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
