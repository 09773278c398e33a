import { expect, test } from "vitest";
import { aboutPath, contactPath, formServices } from "./form-services.ts";

const settings = (...services: { name: string; word?: string; service?: string[] }[]) => ({
  form: { services: services.map((one) => ({ word: "", service: [], ...one })) },
});

test("the page of a service leads to the form with it chosen, where the form offers it", () => {
  const offered = settings({ name: "Other" }, { name: "Cloud Solutions", word: "cloud", service: ["service-cloud"] });
  expect(contactPath({ settings: offered, words: { paths: { contact: "/contact" } } }, "service-cloud")).toBe(
    "/contact?service=cloud",
  );
  expect(contactPath({ settings: offered, words: { paths: { contact: "/contact" } } }, "service-help-desk")).toBe(
    "/contact",
  );
});

test("a word that is missing is made from the name, and each is there once", () => {
  const offered = formServices(
    settings(
      { name: "Réseau & Wi-Fi" },
      { name: "Wi-Fi", word: "reseau-wi-fi" },
      { name: "&" },
      { name: "!" },
      { name: "O\ufb03ce" },
    ),
  );
  expect(offered.map(({ word }) => word)).toEqual(["reseau-wi-fi", "reseau-wi-fi-2", "service", "service-2", "office"]);
});

test("a link to the form says what it is about; one to a place of a page or to another site stays as it is", () => {
  expect(aboutPath("/contact", "Help desk & on-site")).toBe("/contact?about=Help%20desk%20%26%20on-site");
  expect(aboutPath("/contact?service=careers", "Engineer")).toBe("/contact?service=careers&about=Engineer");
  for (const link of ["/contact#form", "#form", "mailto:jobs@example.com", "https://example.com/apply"])
    expect(aboutPath(link, "Engineer")).toBe(link);
});
