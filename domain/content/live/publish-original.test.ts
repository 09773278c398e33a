import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument, publishChange } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { publishState } from "../publishing/publish-state.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { takeOverStructure } from "../translation/in-step/bring-in-step.server.ts";
import { changesSince, revisionToSay } from "../translation/in-step/changes-since.server.ts";
import { outOfStep } from "../translation/in-step/undo-in-step.server.ts";
import { fallingBehind } from "../translation/states/falling-behind.server.ts";
import { bringBack } from "./bring-back.server.ts";
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
    const behind = [{ id: SPANISH, language: "es", changes: 1 }];
    expect(await fallingBehind(site.database, row)).toMatchObject(behind);
    expect((await publishState(site, admin, "service-cloud"))?.behind, "and asked for, before").toMatchObject(behind);
    expect(await publishAs(site, "tell")).toMatchObject({ outcome: "published" });
    expect(await documentRow(site, SPANISH)).toMatchObject({
      made_from: before.made_from,
      published_revision: before.published_revision,
    });
    await publishAs(site, "same");
    expect(await documentRow(site, SPANISH)).toMatchObject({ made_from: row.draft_revision });
    expect(await fallingBehind(site.database, row)).toEqual([]);
  });

  test("a translation that visitors don't see is not told to fall behind", async () => {
    const site = await openSeeded(kind);
    await unpublish(site, admin, SPANISH);
    expect(await fallingBehind(site.database, await edited(site))).toEqual([]);
  });

  test("one that says the same still has nothing left of what was dealt with before, and only what changes next is told", async () => {
    const site = await openSeeded(kind);
    const told = async () => {
      const changes = await changesSince(
        site.database,
        await documentRow(site, SPANISH),
        revisionToSay(await documentRow(site, "service-cloud")),
      );
      return changes.map(({ where }) => where.join(" › "));
    };
    await publishChange(site.database, "service-cloud", { lead: "Another lead.", picture: "service-software" });
    const seen = revisionToSay(await documentRow(site, "service-cloud")) ?? "";
    const { draft_revision } = await documentRow(site, SPANISH);
    await takeOverStructure(site, admin, { translation: SPANISH, seen, baseRevision: draft_revision ?? "" });
    expect(await told()).toEqual(["Opening text"]);
    const before = await documentRow(site, SPANISH);
    await editDocument(site, "service-cloud", (data) => ({ ...data, picture: "service-network" }));
    const result = await publishAs(site, "same");
    expect(await told()).toEqual([]);
    await publishChange(site.database, "service-cloud", { priceNote: "Another note." });
    expect(await told()).toEqual(["What the indicative price assumes"]);

    const [followed] = result.followed ?? [];
    if (!followed || !("stepped" in followed)) throw new Error(result.outcome);
    expect(await outOfStep(site, admin, followed.stepped)).toMatchObject({ outcome: "out-of-step" });
    const after = await documentRow(site, SPANISH);
    expect([after.made_from, after.in_step]).toEqual([before.made_from, before.in_step]);
    expect(await told()).toEqual(["Picture", "Opening text", "What the indicative price assumes"]);
  });

  test("it is taken off the site together with the publish, out of the menu too, and keeps its draft", async () => {
    const site = await openSeeded(kind);
    const { path, draft_revision } = await documentRow(site, SPANISH);
    const inMenu = async () => JSON.stringify((await publishedSite(site, "es")).settings.menu).includes(path ?? "");
    expect(await inMenu()).toBe(true);
    await edited(site);
    const result = await publishAs(site, "take-off");
    expect(result).toMatchObject({ outcome: "published" });
    expect(await documentRow(site, SPANISH)).toMatchObject({ published_revision: null, draft_revision });
    expect(await inMenu()).toBe(false);
    const [followed] = result.followed ?? [];
    if (!followed || !("gone" in followed)) throw new Error(result.outcome);
    expect(await bringBack(site, admin, [followed.gone])).toMatchObject([{ outcome: "put-back" }]);
    expect(await inMenu(), "undone, it stands where it stood").toBe(true);
  });

  test("nothing is published where a place that is wanted can't be changed, and why is said", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "page-home", (data) => ({ ...data, title: "In work" }));
    const before = (await edited(site)).published_revision;
    const request = { document: "service-cloud", wanted: { home: false }, translations: "tell" } as const;
    expect(await publishOriginal(site, admin, request)).toEqual({
      outcome: "not-placed",
      why: "The home page has changes that are not published",
    });
    expect((await documentRow(site, "service-cloud")).published_revision).toBe(before);
  });

  test("nothing happens to a translation where the original can't go live", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "service-cloud", (data) => ({ ...data, lead: "" }));
    expect(await publishAs(site, "take-off")).toMatchObject({ outcome: "blocked" });
    expect((await documentRow(site, SPANISH)).published_revision).not.toBeNull();
  });
});
