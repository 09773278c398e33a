import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { shownAddresses, storedAddresses } from "./og-image.server.ts";
import { readSingleton } from "./read-singleton.server.ts";
import { saveSingleton } from "./save-singleton.server.ts";

describe.each(databaseKinds)("settings and SEO on %s", (kind) => {
  test("saving is a new revision that is live at once", async () => {
    const deps = await openSeeded(kind);
    const { draft } = await readSingleton(deps, admin, "seo");
    const data = { ...draft.data, siteTitle: "Roots" };
    const result = await saveSingleton(deps, admin, { type: "seo", baseRevision: draft.revision, data });
    expect(result).toMatchObject({ outcome: "published" });
    expect((await publishedSite(deps)).seo.siteTitle).toBe("Roots");
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

  test("what is a draft only goes live when it is saved as it is", async () => {
    const deps = await openSeeded(kind);
    await editDocument(deps, "seo", (data) => ({ ...data, siteTitle: "Waiting" }));
    const { draft, live } = await readSingleton(deps, admin, "seo");
    expect([draft.data.siteTitle, live.siteTitle === "Waiting"]).toEqual(["Waiting", false]);
    const request = { type: "seo", baseRevision: draft.revision, data: draft.data } as const;
    expect(await saveSingleton(deps, admin, request)).toMatchObject({ outcome: "published" });
    expect((await readSingleton(deps, admin, "seo")).live.siteTitle).toBe("Waiting");
  });

  test("a picture of the library is stored by its id, however its address is typed; any other address as it is", async () => {
    const deps = await openSeeded(kind);
    await deps.database.updateTable("media").set({ file: "palm.webp" }).where("id", "=", "service-cloud").execute();
    const { PUBLIC_URL } = deps.settings;
    const stored = async (picture: string) => (await storedAddresses(deps, "seo", { picture })).picture;
    for (const typed of ["/media/palm.webp", ` ${PUBLIC_URL}/media/palm.webp `])
      expect(await stored(typed)).toBe("service-cloud");
    for (const typed of ["/media/gone.webp", "/media/palm.webp?w=9", "https://other.example/media/palm.webp", ""])
      expect(await stored(typed)).toBe(typed);
    const shown = async (picture: string) => (await shownAddresses(deps.database, "seo", { picture })).picture;
    expect(await shown("service-cloud")).toBe("/media/palm.webp");
    expect([await shown("/logo.png"), await shown("")]).toEqual(["/logo.png", ""]);
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
    const wrong = { ...draft.data, contact: { ...(draft.data.contact as object), email: "x".repeat(500) } };
    expect(
      await saveSingleton(deps, admin, { type: "settings", baseRevision: draft.revision, data: wrong }),
      "each by one of its faults",
    ).toMatchObject({ outcome: "invalid", issues: [{ field: "contact.email" }] });
    const seo = await readSingleton(deps, admin, "seo");
    const short = { ...seo.draft.data, siteTitle: "", description: "Short" };
    const refused = await saveSingleton(deps, admin, { type: "seo", baseRevision: seo.draft.revision, data: short });
    expect(refused, "what is only advised against is no fault").toMatchObject({ issues: [{ field: "siteTitle" }] });
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
    expect((await publishedSite(deps)).seo.siteTitle).toBe("Theirs");
    if (result.outcome !== "stale") throw new Error(result.outcome);
    expect(result.current).toEqual({
      revision: (await readSingleton(deps, admin, "seo")).draft.revision,
      by: null,
      at: deps.time.now,
    });
    const again = { type: "seo", baseRevision: result.current.revision, data: result.merged } as const;
    expect(await saveSingleton(deps, admin, again)).toMatchObject({ outcome: "published" });
    expect((await publishedSite(deps)).seo).toMatchObject({
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

  test("a translation is saved by itself, with what all languages share as it stands in the original", async () => {
    const deps = await openSeeded(kind);
    const { draft: english } = await readSingleton(deps, admin, "settings");
    const { draft } = await readSingleton(deps, admin, "settings", "settings-es");
    const company = { ...(draft.data.company as object), tagline: "Otro lema", name: "Otro nombre" };
    const request = { type: "settings", document: "settings-es", baseRevision: draft.revision } as const;
    const saved = await saveSingleton(deps, admin, { ...request, data: { ...draft.data, company } });
    expect(saved).toMatchObject({ outcome: "published" });
    const { live } = await readSingleton(deps, admin, "settings", "settings-es");
    const { name } = english.data.company as { name: string };
    expect(live.company).toMatchObject({ tagline: "Otro lema", name });
    expect((await readSingleton(deps, admin, "settings")).draft.revision).toBe(english.revision);
    expect(await saveSingleton(deps, admin, { ...request, data: {} })).toMatchObject({ outcome: "stale" });
    const other = { ...request, document: "seo-es" };
    expect(await saveSingleton(deps, admin, { ...other, data: {} })).toEqual({ outcome: "missing" });
  });

  test("a translation is kept half-written, and visitors see what they saw; the original never is", async () => {
    const deps = await openSeeded(kind);
    const { draft } = await readSingleton(deps, admin, "settings", "settings-es");
    const company = { ...(draft.data.company as object), tagline: "", intro: "A medias" };
    const request = { type: "settings", document: "settings-es", baseRevision: draft.revision, draft: true } as const;
    const half = { ...draft.data, company };
    expect(await saveSingleton(deps, admin, { ...request, data: half })).toMatchObject({ outcome: "kept" });
    const after = await readSingleton(deps, admin, "settings", "settings-es");
    expect(after.draft.data.company).toMatchObject({ tagline: "" });
    expect(after.live).toEqual(draft.data);
    const again = { ...request, baseRevision: after.draft.revision, data: after.draft.data };
    expect(await saveSingleton(deps, admin, again)).toEqual({ outcome: "unchanged" });
    expect(await saveSingleton(deps, admin, { ...again, draft: false })).toMatchObject({ outcome: "invalid" });
    expect(await saveSingleton(deps, admin, { ...again, data: draft.data, draft: false })).toMatchObject({
      outcome: "published",
    });
    const english = await readSingleton(deps, admin, "seo");
    const own = { type: "seo", baseRevision: english.draft.revision, draft: true } as const;
    expect(await saveSingleton(deps, admin, { ...own, data: { ...english.draft.data, siteTitle: "T" } })).toMatchObject(
      { outcome: "published" },
    );
  });
});
