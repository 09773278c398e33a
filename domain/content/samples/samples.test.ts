import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument as edit } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { written } from "../../../tests/written.ts";
import { rememberUndo, undo } from "../../undo/undo.server.ts";
import { createDocument } from "../drafts/create-document.server.ts";
import { readDraft } from "../drafts/edit-draft.server.ts";
import { listDocuments } from "../lists/list-documents.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { publishState } from "../publishing/publish-state.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { saveSingleton } from "../singletons/save-singleton.server.ts";
import { confirmSample, liveSamples } from "./samples.server.ts";

const admin = { id: "ada", role: "admin" } as const;
const filter = { type: "testimonial", search: "", status: null, sort: "order", page: 1 } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const site = await openSeeded(kind);
    const count = async (type: string) =>
      (await liveSamples(site, admin)).documents.find((one) => one.type === type)?.count ?? 0;
    const praise = async () =>
      (await publishState(site, admin, "page-home"))?.check.issues.find(({ title }) => title.includes("praise"));
    return { site, count, praise };
  };

  test("what came with the installation is a sample until something else of it is live, or somebody says that it is true", async () => {
    const { site, count } = await open();
    const { entries, counts } = await listDocuments(site, admin, filter);
    expect(entries.every(({ sample }) => sample)).toBe(true);
    expect([counts.samples, await count("testimonial")]).toEqual([entries.length, entries.length]);
    await edit(site, "testimonial-1", (data) => ({ ...data, content: "They answered at night." }));
    expect(await count("testimonial"), "visitors read the sample still").toBe(entries.length);
    await publish(site, admin, "testimonial-1");
    await confirmSample(site, admin, "testimonial-2");
    await unpublish(site, admin, "testimonial-3");
    const { title } = await documentRow(site, "testimonial-2");
    expect(await written(site.database, "confirm")).toEqual([[admin.id, "confirm", "testimonial-2", title]]);
    expect(await count("testimonial")).toBe(entries.length - 3);
    const left = await listDocuments(site, admin, { ...filter, samples: true });
    expect(left.entries.map(({ id }) => id)).not.toContain("testimonial-2");
    expect([left.total, left.entries.some(({ id }) => id === "testimonial-3")]).toEqual([entries.length - 2, true]);
    expect([
      (await readDraft(site, admin, "testimonial-2"))?.sample,
      (await readDraft(site, admin, "member-1"))?.sample,
    ]).toEqual([false, true]);
    const made = await createDocument(site, admin, "page");
    expect((await readDraft(site, admin, made.outcome === "created" ? made.id : ""))?.sample).toBe(false);
  });

  test("the figures of Settings are samples one by one, whatever else of Settings was changed", async () => {
    const { site } = await open();
    const labels = async () => (await liveSamples(site, admin)).figures.map(({ label }) => label);
    const all = await labels();
    expect(all).toContain("Satisfied clients");
    const draft = await readDraft(site, admin, "settings");
    const claims = { ...(draft?.data.claims as object), clients: "12" };
    const data = { ...draft?.data, retentionMonths: 7, claims };
    expect(
      await saveSingleton(site, admin, { type: "settings", baseRevision: draft?.revision ?? "", data }),
    ).toMatchObject({ outcome: "published" });
    expect(await labels()).toEqual(all.filter((label) => label !== "Satisfied clients"));
    expect(await confirmSample(site, admin, "settings")).toMatchObject({ outcome: "confirmed" });
    expect(await labels()).toEqual([]);
    await confirmSample(site, admin, "member-1");
    const id = (await rememberUndo(site, admin, [{ verb: "confirm", document: "settings" }])) ?? "";
    expect(await undo(site, admin, id)).toMatchObject([{ outcome: "unconfirmed" }]);
    expect(await labels()).toHaveLength(all.length - 1);
    expect((await readDraft(site, admin, "member-1"))?.sample, "still true").toBe(false);
    await expect(confirmSample(site, { id: "ed", role: "editor" }, "settings")).rejects.toThrow();
  });

  test("the check names praise that nobody gave, on the page that shows it and of itself, and lets it pass", async () => {
    const { site, praise } = await open();
    expect(await praise()).toMatchObject({ level: "warning", text: expect.stringContaining("more are samples") });
    const own = await publishState(site, admin, "testimonial-1");
    expect(own?.check.issues[0]).toMatchObject({ title: "This praise is a sample" });
    expect(await publish(site, admin, "testimonial-1")).toMatchObject({ outcome: "published" });
    await edit(site, "testimonial-2", (data) => ({ ...data, content: "They answered at night." }));
    expect((await publishState(site, admin, "testimonial-2"))?.check.issues, "what a client did say").toEqual([]);
    const { entries } = await listDocuments(site, admin, filter);
    for (const { id } of entries) await confirmSample(site, admin, id);
    expect(await praise()).toBeUndefined();
  });
});
