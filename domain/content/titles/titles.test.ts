import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import type { Data } from "../fields/structure.ts";
import { trash } from "../publishing/trash.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { listTitles, type PageTitles } from "./list-titles.server.ts";
import { saveTitles } from "./save-titles.server.ts";
import { pageTypes } from "./titles-filter.ts";

const CLOUD = "service-cloud";
const all = { type: null, filter: "all", search: "", page: 1 } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const site = await openSeeded(kind);
    const draft = async () => revisionData(site.database, (await documentRow(site, CLOUD)).draft_revision ?? "");
    const texts = async () => ((await draft()).search as Data as PageTitles & Data) ?? {};
    const write = (changes: Partial<PageTitles>, base: PageTitles) =>
      saveTitles(site, editor, { id: CLOUD, texts: { ...base, ...changes }, base });
    return { site, draft, texts, write };
  };
  const of = ({ title, description }: PageTitles): PageTitles => ({ title, description });

  test("every page is listed with its texts, those without one by a filter, the trash not", async () => {
    const { site, texts } = await open();
    const first = await listTitles(site, editor, all);
    const services = await listTitles(site, editor, { ...all, type: "service" });
    expect(services.rows.find(({ id }) => id === CLOUD)).toEqual({
      ...{ id: CLOUD, type: "service", name: "Cloud Solutions", path: "/services/cloud", status: "live" },
      ...of(await texts()),
    });
    expect([first.counts.all, first.total]).toEqual([first.total, first.counts.all]);
    const lacking = async () => (await listTitles(site, editor, { ...all, filter: "no-description" })).total;
    const before = await lacking();
    await editDocument(site, CLOUD, (data) => ({ ...data, search: { title: "T", description: "" } }));
    const bare = await listTitles(site, editor, { ...all, filter: "no-description", type: "service" });
    expect(bare.rows.map(({ id }) => id)).toContain(CLOUD);
    expect(await lacking()).toBe(before + 1);
    const some = await listTitles(site, editor, { ...all, filter: "no-description" });
    expect(some.counts).toEqual({ all: first.counts.all, "no-description": before + 1 });
    const beyond = await listTitles(site, editor, { ...all, page: first.pages + 1 });
    expect(beyond).toEqual({ ...first, rows: [] });
    const order = first.rows.map(({ type, name }) => `${type} ${name.toLowerCase()}`);
    expect(order, "by kind, then by title").toEqual(order.toSorted());
    expect((await listTitles(site, editor, { ...all, type: "service", search: "/services/cloud" })).rows).toMatchObject(
      [{ id: CLOUD, title: "T", status: "changed" }],
    );
    await trash(site, editor, CLOUD);
    expect((await listTitles(site, editor, all)).total).toBe(first.total - 1);
    const spanish = await listTitles(site, editor, { ...all, language: "es" });
    expect(spanish.rows.filter(({ path }) => !path.startsWith("/es"))).toEqual([]);
    expect(spanish.total).toBe(first.total);
    expect(pageTypes).toEqual(["page", "post", "service", "project", "position"]);
  });

  test("a line is saved as a draft, with all else that the draft holds, and what is live stays", async () => {
    const { site, draft, texts, write } = await open();
    const row = await documentRow(site, CLOUD);
    const picture = "service-cloud";
    await editDocument(site, CLOUD, (data) => ({
      ...{ ...data, lead: "Another lead" },
      search: { ...(data.search as object), picture },
    }));
    const base = of(await texts());
    const saved = { title: "Clouds over Miami", description: base.description };
    expect(await write({ title: "  Clouds over Miami " }, base)).toEqual({ outcome: "saved", texts: saved });
    expect(await texts()).toEqual({ ...saved, picture });
    expect(await draft()).toMatchObject({ lead: "Another lead" });
    const now = await documentRow(site, CLOUD);
    expect(now.published_revision).toBe(row.published_revision);
    expect(await write({}, saved)).toMatchObject({ outcome: "saved" });
    expect((await documentRow(site, CLOUD)).draft_revision).toBe(now.draft_revision);
    const described = { ...saved, description: "Servers that stay up in a storm" };
    expect(await write(described, saved)).toEqual({ outcome: "saved", texts: described });
    expect(await texts()).toEqual({ ...described, picture });
  });

  test("too long is said at its field, other texts of somebody else are never overwritten unseen", async () => {
    const { site, texts, write } = await open();
    const base = of(await texts());
    const long = await write({ title: "x".repeat(71), description: "x".repeat(201) }, base);
    expect(long).toEqual({
      outcome: "invalid",
      errors: { title: "At most 70 characters", description: "At most 200 characters" },
    });
    await editDocument(site, CLOUD, (data) => ({ ...data, search: { ...(data.search as object), title: "Theirs" } }));
    const theirs = { ...base, title: "Theirs" };
    expect(await write({ title: "Mine" }, base)).toEqual({ outcome: "stale", theirs });
    expect(of(await texts())).toEqual(theirs);
    expect(await write({ title: "Theirs" }, base), "both wrote the same").toEqual({ outcome: "saved", texts: theirs });
    expect((await write({ title: "Mine" }, theirs)).outcome).toBe("saved");
    await site.database.updateTable("revision").set({ shape: 999 }).where("document_id", "=", CLOUD).execute();
    expect((await write({ title: "More" }, base)).outcome).toBe("newer");
    await trash(site, editor, CLOUD);
    expect((await write({ title: "More" }, base)).outcome).toBe("missing");
    const other = { id: "member-1", texts: base, base };
    expect(await saveTitles(site, editor, other)).toEqual({ outcome: "missing" });
  });
});
