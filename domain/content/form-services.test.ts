import { expect, test } from "vitest";
import { contactPath, formServices } from "./form-services.ts";

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
