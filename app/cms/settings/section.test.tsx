import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formOf } from "#domain/content/form/document-form.ts";
import { SectionLinks } from "./section.tsx";

test("the way to a section is marked where one of its fields is at fault, however deep", () => {
  const errors = { "contact.phone": "This field is required", "footer.quickLinks.2.path": "No page has this address" };
  const html = renderToStaticMarkup(<SectionLinks form={formOf("settings")} errors={errors} />);
  expect([...html.matchAll(/href="#(\w+)" class="is-bad"/g)].map(([, name]) => name).sort()).toEqual([
    "contact",
    "footer",
  ]);
});
