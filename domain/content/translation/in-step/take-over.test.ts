import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { documentRow, editDocument, publishChange } from "../../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../../tests/seeded.ts";
import { editor } from "../../../../tests/staff-actors.ts";
import { paragraph } from "../../../../tests/texts-with-cards.ts";
import { written } from "../../../../tests/written.ts";
import { placeKey } from "../../form/place.ts";
import { trash } from "../../publishing/trash.server.ts";
import { revisionData } from "../../stored/find-revision.server.ts";
import { bringInStep, takeOverStructure } from "./bring-in-step.server.ts";
import { changesSince, revisionToSay } from "./changes-since.server.ts";
import { outOfStep, type Stepped } from "./undo-in-step.server.ts";

const [ENGLISH, SPANISH] = ["page-about", "page-about-es"];

type Block = { id: string; hidden?: boolean };

const blocksOf = async (site: Seeded, id: string) => {
  const { draft_revision } = await documentRow(site, id);
  return (await revisionData(site.database, draft_revision ?? "")).blocks as Block[];
};

const seenIn = async (site: Seeded) => revisionToSay(await documentRow(site, ENGLISH)) ?? "";

const takeOver = async (site: Seeded) =>
  takeOverStructure(site, editor, {
    translation: SPANISH,
    seen: await seenIn(site),
    baseRevision: (await documentRow(site, SPANISH)).draft_revision ?? "",
  });

/** Another block with words, so that a translator has work left after its structure was taken over. */
const added = (id: string) => ({ type: "rich-text", id, hidden: false, body: paragraph("New words") });

describe.each(databaseKinds)("taking over what an original changed, on %s", (kind) => {
  test("a second time brings what changed since the first: what the translation left out then stays out", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, ENGLISH, { blocks: [added("one"), ...(await blocksOf(site, ENGLISH))] });
    expect(await takeOver(site)).toMatchObject({ outcome: "taken-over", left: 1 });
    const leftOut = (await blocksOf(site, SPANISH)).filter(({ id }) => id !== "one");
    await editDocument(site, SPANISH, (data) => ({ ...data, blocks: leftOut }));

    await publishChange(site.database, ENGLISH, { blocks: [...(await blocksOf(site, ENGLISH)), added("two")] });
    expect(await takeOver(site)).toMatchObject({ outcome: "taken-over" });
    expect((await blocksOf(site, SPANISH)).map(({ id }) => id)).toEqual([...leftOut.map(({ id }) => id), "two"]);
  });

  test("what was taken over is no change any more, also after one text was dealt with, until it is undone", async () => {
    const site = await openSeeded(kind);
    const before = await documentRow(site, SPANISH);
    await publishChange(site.database, ENGLISH, {
      blocks: [added("one"), added("two"), added("three"), ...(await blocksOf(site, ENGLISH))],
    });
    const seen = await seenIn(site);
    const kinds = async () =>
      (await changesSince(site.database, await documentRow(site, SPANISH), seen)).map(({ what, kind }) => [what, kind]);
    const taken = await takeOver(site);
    if (taken.outcome !== "taken-over") throw new Error(taken.outcome);
    expect(await kinds()).toEqual(Array(3).fill(["text", "added"]));
    const changes = await changesSince(site.database, await documentRow(site, SPANISH), seen);
    const undos: Stepped[] = [];
    for (const [at, { place }] of changes.slice(0, 2).entries()) {
      const dealt = await bringInStep(site, editor, { translation: SPANISH, seen, place: placeKey(place) });
      expect(dealt).toMatchObject({ outcome: "in-step", left: 2 - at });
      if (dealt.outcome === "in-step") undos.unshift(dealt.undo);
    }
    expect(await kinds()).toEqual([["text", "added"]]);

    expect(await outOfStep(site, editor, taken.undo), "others were dealt with since").toMatchObject({
      outcome: "changed",
    });
    site.time.now += 1_000;
    for (const undo of undos) expect(await outOfStep(site, editor, undo)).toMatchObject({ outcome: "out-of-step" });
    expect(await outOfStep(site, editor, taken.undo)).toMatchObject({ outcome: "out-of-step" });
    const line = (action: string) => [editor.id, action, SPANISH, before.title];
    const lines = await written(site.database, "in-step", "out-of-step");
    expect(lines).toEqual(["in-step", "in-step", "out-of-step", "out-of-step", "out-of-step"].map(line));
    const after = await documentRow(site, SPANISH);
    expect([after.made_from, after.in_step]).toEqual([before.made_from, before.in_step]);
    expect((await blocksOf(site, SPANISH)).map(({ id }) => id)).not.toContain("one");
  });

  test("what somebody wrote after it was taken over is not undone", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, ENGLISH, { blocks: [added("one"), ...(await blocksOf(site, ENGLISH))] });
    const taken = await takeOver(site);
    if (taken.outcome !== "taken-over") throw new Error(taken.outcome);
    await editDocument(site, SPANISH, (data) => ({ ...data, title: "Escrito después" }));
    const written = await documentRow(site, SPANISH);
    expect(await outOfStep(site, editor, taken.undo)).toMatchObject({ outcome: "changed" });
    expect(await documentRow(site, SPANISH)).toEqual(written);
  });

  test("what was dealt with before the structure was taken over stays dealt with", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, "service-cloud", { lead: "Another lead.", picture: "service-software" });
    const seen = revisionToSay(await documentRow(site, "service-cloud")) ?? "";
    const translation = "service-cloud-es";
    const place = placeKey(["lead"]);
    expect(await bringInStep(site, editor, { translation, seen, place })).toMatchObject({ left: 1 });
    const baseRevision = (await documentRow(site, translation)).draft_revision ?? "";
    expect(await takeOverStructure(site, editor, { translation, seen, baseRevision })).toMatchObject({ left: 0 });
    expect(await documentRow(site, translation)).toMatchObject({ made_from: seen, in_step: null });
  });

  test("a translation in the trash is not brought in step, nor out of it", async () => {
    const site = await openSeeded(kind);
    await publishChange(site.database, ENGLISH, { blocks: [added("one"), ...(await blocksOf(site, ENGLISH))] });
    const seen = await seenIn(site);
    const step = await bringInStep(site, editor, { translation: SPANISH, seen });
    if (step.outcome !== "in-step") throw new Error(step.outcome);
    await trash(site, editor, SPANISH);
    const row = await documentRow(site, SPANISH);
    expect(await outOfStep(site, editor, step.undo)).toEqual({ outcome: "missing" });
    expect(await bringInStep(site, editor, { translation: SPANISH, seen })).toEqual({ outcome: "missing" });
    expect(await takeOver(site)).toEqual({ outcome: "missing" });
    expect(await documentRow(site, SPANISH)).toEqual(row);
  });
});
