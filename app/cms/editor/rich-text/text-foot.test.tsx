import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextFoot } from "./text-foot.tsx";

test.each([
  ["", "0 words"],
  ["Roots", "1 word, 1 min to read"],
  ["two words", "2 words, 1 min to read"],
  ["word ".repeat(1_200), "1,200 words, 6 min to read"],
])("below a text stands how long it is: %.9s", (text, told) => {
  const content = [{ type: "paragraph", content: text ? [{ type: "text", text }] : [] }];
  const html = renderToStaticMarkup(<TextFoot text={{ type: "doc", content }} />);
  expect(/<span class="num">([^<]*)</.exec(html)?.[1]).toBe(told);
});
