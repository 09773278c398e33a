import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded as openSite } from "../../../tests/seeded.ts";
import { compareRevisions } from "../compare/compare-revisions.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { saveEdit } from "./edit-draft.server.ts";
import { history } from "./history.server.ts";
import { restoreRevision } from "./restore-revision.server.ts";

const editor = { id: "ed", role: "editor" } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  test("history tells every version; two are compared in words; an old one comes back as a new draft", async () => {
    const site = await openSite(kind);
    await edit(site, "member-1", (data) => ({ ...data, role: "Chief of everything" }));
    const known = await history(site, editor, { document: "member-1", page: 1 });
    const [newest, first] = known?.sittings.map((sitting) => sitting.newest) ?? [];
    expect(known?.sittings.map(({ newest: { number, isLive, isDraft } }) => [number, isLive, isDraft])).toEqual([
      [2, false, true],
      [1, true, false],
    ]);
    expect(first?.publishedAt).toBe(site.time.now);
    const asked = { document: "member-1", before: first?.id ?? "", after: newest?.id ?? "" };
    const comparison = await compareRevisions(site, editor, asked);
    expect(comparison?.changes).toMatchObject([{ where: ["Role"], kind: "changed" }]);
    expect(comparison?.changes[0]?.words.find(({ how }) => how === "added")?.text).toBe("Chief of everything");
    const old = { document: "member-1", revision: first?.id ?? "" };
    expect(await restoreRevision(site, editor, { ...old, baseRevision: first?.id ?? "" })).toEqual({
      outcome: "stale",
    });
    await publish(site, editor, "member-1");
    const restored = await restoreRevision(site, editor, { ...old, baseRevision: newest?.id ?? "" });
    expect(restored).toMatchObject({ outcome: "restored", number: 3 });
    expect(
      await compareRevisions(site, editor, { ...asked, after: (await rowOf(site, "member-1")).draft_revision ?? "" }),
    ).toMatchObject({ changes: [] });
    const { draft_revision: baseRevision } = await rowOf(site, "member-1");
    await saveEdit(site, editor, "member-1", { baseRevision, data: { name: "Ana R." } });
    const after = await history(site, editor, { document: "member-1", page: 1 });
    const kept = after?.sittings.map(({ newest, earlier }) => [newest.number, newest.note, earlier.length]);
    expect(kept?.slice(0, 2), "what has a note is a line of its own").toEqual([
      [4, "", 0],
      [3, "Restored from version 1", 0],
    ]);
    for (const other of [{ document: "member-2" }, { before: "none" }, { after: "none" }])
      expect(await compareRevisions(site, editor, { ...asked, ...other })).toBeNull();
  });

  test("a revision of another document is not restored", async () => {
    const site = await openSite(kind);
    const [{ draft_revision: own }, { draft_revision: foreign }] = [
      await rowOf(site, "member-1"),
      await rowOf(site, "member-2"),
    ];
    const asked = { document: "member-1", revision: foreign ?? "", baseRevision: own ?? "" };
    expect(await restoreRevision(site, editor, asked)).toEqual({ outcome: "missing" });
    expect((await rowOf(site, "member-1")).draft_revision).toBe(own);
  });

  test("saves of one sitting are one line of the history; each of them is there and can be compared", async () => {
    const site = await openSite(kind);
    for (const role of ["C", "CE", "CEO"]) {
      site.time.now += 3_000;
      await edit(site, "member-1", (data) => ({ ...data, role }));
    }
    site.time.now += 600_000;
    await edit(site, "member-1", (data) => ({ ...data, role: "CTO" }));
    const known = await history(site, editor, { document: "member-1", page: 1 });
    const numbers = known?.sittings.map(({ newest, earlier }) => [newest.number, earlier.map(({ number }) => number)]);
    expect(numbers).toEqual([
      [5, []],
      [4, [3, 2]],
      [1, []],
    ]);
    const [, sitting, first] = known?.sittings ?? [];
    const asked = { document: "member-1", before: first?.newest.id ?? "", after: sitting?.earlier[1]?.id ?? "" };
    expect((await compareRevisions(site, editor, asked))?.changes).toMatchObject([{ where: ["Role"] }]);
    expect(known?.all).toHaveLength(5);
  });

  test("what was published once stays a line of its own, also when it is live no more", async () => {
    const site = await openSite(kind);
    for (const role of ["C", "CE", "CEO"]) {
      site.time.now += 3_000;
      await edit(site, "member-1", (data) => ({ ...data, role }));
      if (role !== "CE") await publish(site, editor, "member-1");
    }
    const known = await history(site, editor, { document: "member-1", page: 1 });
    const numbers = known?.sittings.map(({ newest, earlier }) => [newest.number, earlier.length, newest.isLive]);
    expect(numbers).toEqual([
      [4, 1, true],
      [2, 0, false],
      [1, 0, false],
    ]);
  });
});
