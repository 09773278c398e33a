import { describe, expect, test } from "vitest";
import { editDocument as edit, openContentSite as openSite, documentRow as rowOf } from "../../tests/content-site.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { compareRevisions } from "./compare/compare-revisions.server.ts";
import { history } from "./history.server.ts";
import { restoreRevision } from "./restore-revision.server.ts";

const editor = { id: "ed", role: "editor" } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  test("history tells every version; two are compared in words; an old one comes back as a new draft", async () => {
    const site = await openSite(kind);
    await edit(site, "member-1", (data) => ({ ...data, role: "Chief of everything" }));
    const known = await history(site, editor, { document: "member-1", page: 1 });
    const [newest, first] = known?.entries ?? [];
    expect(known?.entries.map(({ number, isLive, isDraft }) => [number, isLive, isDraft])).toEqual([
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
    const restored = await restoreRevision(site, editor, { ...old, baseRevision: newest?.id ?? "" });
    expect(restored).toMatchObject({ outcome: "restored", number: 3 });
    expect(
      await compareRevisions(site, editor, { ...asked, after: (await rowOf(site, "member-1")).draft_revision ?? "" }),
    ).toMatchObject({ changes: [] });
    expect(await compareRevisions(site, editor, { ...asked, document: "member-2" })).toBeNull();
  });
});
