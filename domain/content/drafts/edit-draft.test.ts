import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { readDraft, saveEdit } from "./edit-draft.server.ts";
import { history } from "./history.server.ts";
import { restoreRevision } from "./restore-revision.server.ts";
import { saveDraft } from "./save-draft.server.ts";

const CLOUD = "service-cloud";
const MEGABYTE = 1024 * 1024;

/** Lists that lie so deep in one another. */
const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

describe.each(databaseKinds)("on %s", (kind) => {
  test("a draft is read with its text, who saved it when, and what of it is live", async () => {
    const site = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = (await createMember(site.database, who, site.time.now)) ?? "";
    const { draft_revision: first, title } = await rowOf(site, CLOUD);
    const before = await readDraft(site, editor, CLOUD);
    expect(before).toMatchObject({ id: CLOUD, type: "service", title, path: "/services/cloud", status: "live" });
    expect(before).toMatchObject({ revision: first, number: 1, published: first, author: "", savedAt: site.time.now });
    site.time.now += 5_000;
    const data = { ...before?.data, title: "Clouds" };
    const saved = await saveEdit(site, { id: erin, role: "editor" }, CLOUD, { baseRevision: first, data });
    if (saved.outcome !== "saved") throw new Error(saved.outcome);
    expect(await readDraft(site, editor, CLOUD)).toEqual({
      ...{
        id: CLOUD,
        type: "service",
        language: "en",
        title: "Clouds",
        path: "/services/cloud",
        sample: true,
        settled: true,
        publishAt: null,
        planned: null,
        endsAt: null,
        status: "changed",
      },
      ...{ revision: saved.revision, number: 2, published: first, savedAt: site.time.now, author: "Erin", data },
    });
    const stale = await saveEdit(site, editor, CLOUD, { baseRevision: first, data: { title: "Mine" } });
    expect(stale).toEqual({
      ...{ outcome: "stale", currentRevision: saved.revision, data, author: "Erin", savedAt: site.time.now },
    });
    expect((await rowOf(site, CLOUD)).draft_revision).toBe(saved.revision);
    await unpublish(site, editor, CLOUD);
    expect(await readDraft(site, editor, CLOUD)).toMatchObject({ path: null, published: null, status: "unpublished" });
    expect((await readDraft(site, editor, CLOUD))?.settled, "its address is its own still").toBe(true);
    expect(await readDraft(site, editor, "nobody")).toBeNull();
  });

  test("a draft has bounds: a megabyte, and sixty lists in one another", async () => {
    const site = await openSeeded(kind);
    const { draft_revision: first } = await rowOf(site, CLOUD);
    let baseRevision = first;
    const save = async (data: Record<string, unknown>) => {
      const result = await saveEdit(site, editor, CLOUD, { baseRevision, data: data as never });
      if (result.outcome === "saved") baseRevision = result.revision;
      return result.outcome;
    };
    const frame = JSON.stringify({ title: "" }).length;
    expect(await save({ title: "x".repeat(MEGABYTE - frame) })).toBe("saved");
    expect(await save({ title: "x".repeat(MEGABYTE - frame + 1) })).toBe("too-large");
    expect(await save({ title: "é".repeat(MEGABYTE / 2) })).toBe("too-large");
    expect(await save({ list: deep(59) })).toBe("wrong-kind");
    expect(await save({ list: deep(60) })).toBe("too-large");
    expect(await save({ none: null })).toBe("wrong-kind");
    expect(await save({ title: null })).toBe("wrong-kind");
    expect(await saveEdit(site, editor, "nobody", { baseRevision, data: {} })).toEqual({ outcome: "missing" });
    expect(await saveDraft(site, editor, { document: "nobody", baseRevision, data: {} })).toEqual({
      outcome: "missing",
    });
  });

  test("of eight who save on the same base at once, one is kept and the others are told", async () => {
    const site = await openSeeded(kind);
    const { draft_revision: baseRevision } = await rowOf(site, CLOUD);
    const save = (title: string) => saveEdit(site, editor, CLOUD, { baseRevision, data: { title } });
    const titles = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
    const outcomes = await Promise.all(titles.map(save));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["saved", ...Array(7).fill("stale")]);
    expect(titles).toContain((await rowOf(site, CLOUD)).title);
    const revisions = site.database.selectFrom("revision").select("id").where("document_id", "=", CLOUD);
    expect(await revisions.execute()).toHaveLength(2);
  });

  test("pages of the history hold thirty sittings, and say by whom, why and when each went live", async () => {
    const site = await openSeeded(kind);
    for (let n = 0; n < 30; n += 1) {
      site.time.now += 600_000;
      await editDocument(site, "member-1", (data) => ({ ...data, role: `Role ${n}` }));
    }
    site.time.now += 1_000;
    await publish(site, editor, "member-1");
    const pageOf = async (page: number) => history(site, editor, { document: "member-1", page });
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([first?.total, first?.pages, first?.sittings.length, second?.sittings.length]).toEqual([31, 2, 30, 1]);
    expect(first?.sittings[0]?.newest).toMatchObject({ number: 31, publishedAt: site.time.now, isLive: true });
    expect(first?.sittings[0]?.newest).toMatchObject({
      isDraft: true,
      note: "",
      author: null,
      at: site.time.now - 1_000,
    });
    expect(second?.sittings[0]?.newest).toMatchObject({ number: 1, note: "First content", isLive: false });
    expect(first?.document).toMatchObject({ id: "member-1", type: "member", path: null, trashed: false });
    expect(first?.all.map(({ isLive }) => isLive)).toEqual([true, ...Array(30).fill(false)]);
    expect(first?.draft).toBe(first?.all[0]?.id);
    const oldest = first?.all.at(-1)?.id ?? "";
    await trash(site, editor, "member-1");
    expect((await pageOf(1))?.document.trashed).toBe(true);
    const back = { document: "member-1", revision: oldest, baseRevision: first?.draft ?? "" };
    expect(await restoreRevision(site, editor, back)).toEqual({ outcome: "missing" });
    expect(await history(site, editor, { document: "nobody", page: 1 })).toBeNull();
  });
});
