import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { fallingBehind } from "../translation/falling-behind.server.ts";
import { type ForTranslations, publishOriginal } from "./publish-original.server.ts";

const edited = async (site: Seeded) => {
  await editDocument(site, "service-cloud", (data) => ({ ...data, lead: "Another lead." }));
  return documentRow(site, "service-cloud");
};

const publishAs = (site: Seeded, translations: ForTranslations) =>
  publishOriginal(site, admin, { document: "service-cloud", wanted: {}, translations });

const SPANISH = "service-cloud-es";

describe.each(databaseKinds)("publishing an original on %s", (kind) => {
  test("a translation that falls behind stays and is told to be behind, unless it says the same", async () => {
    const site = await openSeeded(kind);
    const before = await documentRow(site, SPANISH);
    const row = await edited(site);
    expect(await fallingBehind(site.database, row)).toMatchObject([{ id: SPANISH, language: "es", changes: 1 }]);
    expect(await publishAs(site, "tell")).toMatchObject({ outcome: "published" });
    expect(await documentRow(site, SPANISH)).toMatchObject({
      made_from: before.made_from,
      published_revision: before.published_revision,
    });
    await publishAs(site, "same");
    expect(await documentRow(site, SPANISH)).toMatchObject({ made_from: row.draft_revision });
    expect(await fallingBehind(site.database, row)).toEqual([]);
  });

  test("it is taken off the site together with the publish, out of the menu too, and keeps its draft", async () => {
    const site = await openSeeded(kind);
    const { path, draft_revision } = await documentRow(site, SPANISH);
    const inMenu = async () =>
      JSON.stringify((await publishedSite(site.database, "es")).settings.menu).includes(path ?? "");
    expect(await inMenu()).toBe(true);
    await edited(site);
    expect(await publishAs(site, "take-off")).toMatchObject({ outcome: "published" });
    expect(await documentRow(site, SPANISH)).toMatchObject({ published_revision: null, draft_revision });
    expect(await inMenu()).toBe(false);
  });

  test("nothing happens to a translation where the original can't go live", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "service-cloud", (data) => ({ ...data, lead: "" }));
    expect(await publishAs(site, "take-off")).toMatchObject({ outcome: "blocked" });
    expect((await documentRow(site, SPANISH)).published_revision).not.toBeNull();
  });
});
