import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allLanguages } from "../../languages.ts";
import { wordingOf } from "../../words/catalogues.ts";
import type { DataOf } from "../document-types.ts";
import { shapeNow } from "../evolution/evolve.ts";
import { blankDocument } from "../form/document-form.ts";
import { configuredNames, namedValues } from "../names.ts";
import { indexVersion } from "./keep-texts.server.ts";

test("where other words stand for a name, TEXTS in keep-texts.server.ts is raised too: else two releases side by side undo what the other indexed", () => {
  const settings = blankDocument("settings", "2026-11-28") as DataOf<"settings">;
  const ways = allLanguages.flatMap((language) =>
    (["altcha", "recaptcha"] as const).flatMap((provider) =>
      ["", "https://maps.example/here"].map((embedUrl) => {
        const check = { provider, siteKey: "", scriptUrl: "" } as Parameters<typeof configuredNames>[1];
        return configuredNames({ ...settings, map: { ...settings.map, embedUrl } }, check, wordingOf(language), true);
      }),
    ),
  );
  const words = createHash("sha256").update(JSON.stringify([namedValues(settings), ways]));
  expect([indexVersion() - shapeNow(), words.digest("hex").slice(0, 12)]).toEqual([0, "01207f9168d4"]);
});
