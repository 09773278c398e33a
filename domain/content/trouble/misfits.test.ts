import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument } from "../../../tests/edit.ts";
import { makeOlder, withSteps } from "../../../tests/older-site.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { steps } from "../evolution/steps.ts";
import { publish } from "../publishing/publish.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { schedule } from "../schedule/schedule.server.ts";
import { contentTrouble } from "./content-trouble.server.ts";
import { contentMisfits, countMisfits, lookForMisfits } from "./misfits.server.ts";
import { misfitsInRows } from "./misfits-in-rows.ts";

const namedIn = async (site: Seeded) =>
  (await contentMisfits(site)).map(({ id, misfits }) => [id, ...misfits.map(({ field }) => field)].join(" "));

const told = ({ logLines }: Seeded) => logLines().filter(({ msg }) => msg === "content does not fit");

test("of plain rows what is live or planned is looked at, by the type it has now; drafts and the trash are not", async () => {
  const live = { type: "post", title: "Live", deleted_at: null, published_revision: "1", publish_revision: null };
  const documents = [
    { ...live, id: "live" },
    { ...live, id: "planned", title: "Planned", published_revision: null, publish_revision: "2" },
    { ...live, id: "draft", published_revision: null },
    { ...live, id: "trash", published_revision: "3", deleted_at: 1 },
    { ...live, id: "strange", type: "leaflet", published_revision: "4" },
  ];
  const revisions = ["1", "2", "3", "4", "5"].map((id) => ({ id, data: "{ cut off", shape: 0 }));
  const found = await misfitsInRows(async function* (table) {
    yield table === "document" ? documents : revisions;
  });
  expect(found.map(({ document, title }) => [document, title])).toEqual([
    ["live", "Live"],
    ["strange", "Live"],
    ["planned", "Planned"],
  ]);
});

describe.each(databaseKinds)("what does not fit, on %s", (kind) => {
  test("a new installation fits, and so does one that the steps carry over, but for a block that is gone", async () => {
    const site = await openSeeded(kind);
    expect(countMisfits(site.database)).toBeNull();
    await lookForMisfits(site);
    expect(await namedIn(site)).toEqual([]);
    expect(countMisfits(site.database)).toBe(0);
    const older = await openSeeded(kind);
    await makeOlder(older.database);
    withSteps(steps);
    await lookForMisfits(older);
    expect(await namedIn(older)).toEqual([expect.stringMatching(/^page-about blocks\.\d+$/)]);
  });

  test("each part is told in words, logged once, and gone from the list with the next publish", async () => {
    const site = await openSeeded(kind);
    await makeOlder(site.database);
    await lookForMisfits(site);
    const cloud = (await contentTrouble(site, editor)).misfits.find(({ id }) => id === "service-cloud");
    expect(cloud?.misfits).toEqual([
      { field: "opening", where: "Opening", why: "there is no such field anymore" },
      { field: "slogan", where: "Slogan", why: "there is no such field anymore" },
      { field: "lead", where: "Opening text", why: "this field is required" },
    ]);
    const lines = told(site).filter(({ document }) => document === "service-cloud");
    expect(lines.map(({ field, why }) => [field, why])).toContainEqual([
      "lead",
      "Opening text: this field is required",
    ]);
    const [count, before] = [countMisfits(site.database) ?? 0, told(site).length];
    await editDocument(site, "service-cloud", ({ opening, slogan: _, ...rest }) => ({ ...rest, lead: opening }));
    site.time.now += 1_000;
    expect(await publish(site, editor, "service-cloud")).toMatchObject({ outcome: "published" });
    expect((await namedIn(site)).filter((line) => line.startsWith("service-cloud"))).toEqual([]);
    expect(countMisfits(site.database)).toBe(count - 1);
    await unpublish(site, editor, "service-data");
    expect(await namedIn(site)).toHaveLength(count - 2);
    expect(told(site)).toHaveLength(before);
  });

  test("what another process publishes is found, and what is planned is looked at too", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "service-cloud", (data) => data);
    const at = { document: "service-cloud", what: "publish", date: "2030-01-01", time: "10:00" } as const;
    expect(await schedule(site, editor, at)).toMatchObject({ outcome: "scheduled" });
    await site.database
      .updateTable("revision")
      .set({ data: "{ cut off" })
      .where("document_id", "=", "service-cloud")
      .where("number", "=", 2)
      .execute();
    await lookForMisfits(site);
    expect(await namedIn(site)).toEqual(["service-cloud "]);
    const block = { type: "marquee", id: "m", words: "They walk" };
    await editDocument(site, "page-terms", (data) => ({ ...data, blocks: [...(data.blocks as object[]), block] }));
    site.time.now -= 1_000_000;
    expect(await publish(site, editor, "page-terms")).toMatchObject({ outcome: "published" });
    const both = ["service-cloud ", expect.stringMatching(/^page-terms blocks\.\d+$/)];
    expect(await namedIn(site)).toEqual(both);
    const before = told(site).length;
    await editDocument(site, "page-terms", (data) => ({ ...data, title: "Terms, still with what is gone" }));
    site.time.now += 1_000;
    expect(await publish(site, editor, "page-terms")).toMatchObject({ outcome: "published" });
    expect([(await namedIn(site)).length, told(site).length]).toEqual([both.length, before]);
  });
});
