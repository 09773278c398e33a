import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";

test("a button shows its icon beside its name, and is told from others of that name by what it is about", () => {
  const html = renderToStaticMarkup(<Button name="Restore" icon="again" about="version 3" kind="primary" small />);
  expect(html).toMatch(/^<button [^>]*class="btn btn-primary btn-small"/);
  expect(html).toContain("<svg");
  expect(html).toMatch(/<\/svg>Restore<span class="visually-hidden"> version 3<\/span><\/button>$/);
  expect(renderToStaticMarkup(<Button name="Restore" />)).not.toContain("<svg");
});
