import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { readSingleton } from "./read-singleton.server.ts";
import { saveSingleton } from "./save-singleton.server.ts";

describe.each(databaseKinds)("settings and SEO on %s", (kind) => {
  test("saving is a new revision that is live at once", async () => {
    const deps = await openSeeded(kind);
    const { draft } = await readSingleton(deps, admin, "seo");
    const data = { ...draft.data, siteTitle: "Roots" };
    const result = await saveSingleton(deps, admin, { type: "seo", baseRevision: draft.revision, data });
    expect(result).toMatchObject({ outcome: "published" });
    expect((await publishedSite(deps.database)).seo.siteTitle).toBe("Roots");
    const after = await readSingleton(deps, admin, "seo");
    expect(after.draft.revision).not.toBe(draft.revision);
    const revisions = await deps.database
      .selectFrom("revision")
      .select("id")
      .where("document_id", "=", "seo")
      .execute();
    expect(revisions).toHaveLength(2);
  });

  test("saving what is live already writes nothing", async () => {
    const deps = await openSeeded(kind);
    const { draft } = await readSingleton(deps, admin, "seo");
    const request = { type: "seo", baseRevision: draft.revision, data: draft.data } as const;
    expect(await saveSingleton(deps, admin, request)).toEqual({ outcome: "unchanged" });
  });

  test("what can't be published is not kept, and the fields at fault are named", async () => {
    const deps = await openSeeded(kind);
    const { draft } = await readSingleton(deps, admin, "settings");
    const data = { ...draft.data, colours: { accent: "yellow", action: "#20304" } };
    const result = await saveSingleton(deps, admin, { type: "settings", baseRevision: draft.revision, data });
    expect(result).toMatchObject({
      outcome: "invalid",
      issues: [{ field: "colours.accent" }, { field: "colours.action" }],
    });
    expect((await readSingleton(deps, admin, "settings")).draft.revision).toBe(draft.revision);
    const empty = { ...draft.data, company: { ...(draft.data.company as object), name: " " } };
    expect(
      await saveSingleton(deps, admin, { type: "settings", baseRevision: draft.revision, data: empty }),
    ).toMatchObject({ outcome: "invalid", issues: [{ field: "company.name" }] });
  });

  test("with a stale base nothing is lost: what both changed is brought together, what clashes is told", async () => {
    const deps = await openSeeded(kind);
    const { draft } = await readSingleton(deps, admin, "seo");
    const request = { type: "seo", baseRevision: draft.revision } as const;
    const theirs = { ...draft.data, siteTitle: "Theirs", description: "Their description" };
    await saveSingleton(deps, admin, { ...request, data: theirs });
    const mine = { ...draft.data, siteTitle: "Mine", picture: "/logo.png" };
    const result = await saveSingleton(deps, admin, { ...request, data: mine });
    expect(result).toMatchObject({
      outcome: "stale",
      merged: { siteTitle: "Mine", description: "Their description", picture: "/logo.png" },
      conflicts: [{ place: ["siteTitle"], words: ["Site Title"], mine: "Mine", theirs: "Theirs" }],
    });
    expect((await publishedSite(deps.database)).seo.siteTitle).toBe("Theirs");
    if (result.outcome !== "stale") throw new Error(result.outcome);
    const again = { type: "seo", baseRevision: result.current.revision, data: result.merged } as const;
    expect(await saveSingleton(deps, admin, again)).toMatchObject({ outcome: "published" });
    expect((await publishedSite(deps.database)).seo).toMatchObject({
      siteTitle: "Mine",
      description: "Their description",
    });
  });

  test("editors may neither read nor save them", async () => {
    const deps = await openSeeded(kind);
    for (const type of ["seo", "settings"] as const) {
      await expect(async () => readSingleton(deps, editor, type)).rejects.toThrow(`right to ${type}`);
      const request = { type, baseRevision: "", data: {} };
      await expect(async () => saveSingleton(deps, editor, request)).rejects.toThrow(`right to ${type}`);
    }
  });
});
