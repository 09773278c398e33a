import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { bringBack } from "./bring-back.server.ts";
import { lookAtLeaving } from "./look-at-leaving.server.ts";
import { takeAway } from "./take-away.server.ts";

const [ENGLISH, SPANISH] = ["service-cloud", "service-cloud-es"] as const;

const menus = async (site: Seeded) => {
  const both = [await publishedSite(site, "en"), await publishedSite(site, "es")];
  return both.map(({ settings }) => JSON.stringify(settings.menu));
};

describe.each(databaseKinds)("an original that leaves, on %s", (kind) => {
  test("the translations that visitors see are named, but not those that leave with it anyway", async () => {
    const site = await openSeeded(kind);
    const { translations } = await lookAtLeaving(site, admin, [ENGLISH]);
    expect(translations).toEqual([{ id: SPANISH, title: "La nube", language: "es" }]);
    expect((await lookAtLeaving(site, admin, [ENGLISH, SPANISH])).translations).toEqual([]);
    expect((await lookAtLeaving(site, admin, [SPANISH])).translations).toEqual([]);
  });

  test.each(["trash", "unpublish"] as const)(
    "by %s a translation stays, or goes too, out of its menu, and comes back with it",
    async (verb) => {
      const site = await openSeeded(kind);
      const before = { menus: await menus(site), es: await documentRow(site, SPANISH) };
      const kept = await takeAway(site, admin, { document: ENGLISH, verb });
      expect(kept.along).toEqual([]);
      expect((await documentRow(site, SPANISH)).published_revision).not.toBeNull();
      if (!("before" in kept)) throw new Error(kept.outcome);
      await bringBack(site, admin, [{ verb, before: kept.before, listed: kept.listed }]);

      const gone = await takeAway(site, admin, { document: ENGLISH, verb, along: true });
      if (!("before" in gone)) throw new Error(gone.outcome);
      expect(gone.along).toHaveLength(1);
      const { path } = before.es;
      const row = await documentRow(site, SPANISH);
      expect([row.published_revision, row.deleted_at !== null]).toEqual([null, verb === "trash"]);
      expect((await menus(site))[1]).not.toContain(path);
      const steps = [...gone.along, { verb, before: gone.before, listed: gone.listed }];
      expect(await bringBack(site, admin, steps)).toMatchObject([{ outcome: "put-back" }, { outcome: "put-back" }]);
      expect(await menus(site)).toEqual(before.menus);
      const { published_revision, made_from } = await documentRow(site, SPANISH);
      expect({ published_revision, made_from }).toEqual({
        published_revision: before.es.published_revision,
        made_from: before.es.made_from,
      });
    },
  );
});
