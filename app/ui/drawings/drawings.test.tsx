import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, ButtonLink } from "../button.tsx";
import { Glyph } from "./glyph.tsx";
import { Icon } from "./icon.tsx";

test("drawings are for the eye alone, and wear the class of their place", () => {
  const glyph = renderToStaticMarkup(<Glyph name="plus" className="sign" />);
  expect(glyph).toMatch(
    /^<svg viewBox="0 0 24 24" class="glyph sign" aria-hidden="true"><path d="M[^"]+"><\/path><\/svg>$/,
  );
  expect(renderToStaticMarkup(<Glyph name="plus" />)).toContain('class="glyph"');
  const icon = renderToStaticMarkup(<Icon name="cloud" className="big" />);
  expect(icon).toMatch(/^<svg viewBox="0 0 48 48" class="icon big" aria-hidden="true"><path d="M[^"]+">/);
  expect(icon.match(/class="icon-second"/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<Icon name="cloud" />)).toContain('class="icon"');
});

test("a button sends no form unless it says so; looks and a class of its own go together", () => {
  expect(renderToStaticMarkup(<Button kind="ghost" size="big" className="own" />)).toBe(
    '<button type="button" class="button button-ghost button-big own"></button>',
  );
  expect(renderToStaticMarkup(<Button type="submit" />)).toBe('<button type="submit" class="button"></button>');
  expect(renderToStaticMarkup(<ButtonLink href="/a">A</ButtonLink>)).toBe('<a class="button" href="/a">A</a>');
});
