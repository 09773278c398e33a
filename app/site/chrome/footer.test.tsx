import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import { filledView } from "../../../tests/filled-fields.ts";
import { Footer } from "./footer.tsx";

test("the footer leads to the blog of its language once something stands in it", () => {
  const { words, language, settings } = filledView(true) as unknown as { settings: SettingsView } & Parameters<
    typeof Footer
  >[0];
  const foot = (hasPosts: boolean) =>
    renderToStaticMarkup(
      <Footer {...{ words, language, settings, hasPosts }} path="/about" translations={[]} year={2026} />,
    );
  expect([foot(true), foot(false)].map((html) => html.includes('href="/blog"'))).toEqual([true, false]);
});
