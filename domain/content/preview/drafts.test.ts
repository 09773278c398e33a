import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { createDocument } from "../drafts/create-document.server.ts";
import { reorder } from "../lists/reorder.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { draftAt } from "./drafts.server.ts";
import { takeMark, withMarks } from "./marks.ts";
import { preview, previewForStaff, previewRevision } from "./preview.server.ts";
import { listPreviewLinks, makePreviewLink, openPreviewLink, withdrawPreviewLink } from "./preview-links.server.ts";

const [DAY_MS, CLOUD] = [86_400_000, "service-cloud"];

describe.each(databaseKinds)("on %s", (kind) => {
  test("at an address stands what is live there, else the draft that was written last and would be", async () => {
    const { database, ...site } = await openSeeded(kind);
    const deps = { ...site, database };
    const at = (path: string) => draftAt(database, path);
    expect(await at("/services/cloud")).toBe(CLOUD);
    expect(await at("/nowhere")).toBeNull();
    const moveTo = (id: string, path: string) => editDocument(deps, id, (data) => ({ ...data, path }));
    await moveTo("service-data", "/services/new");
    deps.time.now += 1_000;
    await moveTo("service-network", "/services/new");
    expect(await at("/services/new")).toBe("service-network");
    await trash(deps, editor, "service-network");
    expect(await at("/services/new")).toBe("service-data");
    const made = await createDocument(deps, editor, "page");
    if (made.outcome !== "created") throw new Error(made.outcome);
    await moveTo(made.id, "/brand-new");
    expect(await at("/brand-new")).toBe(made.id);
    await unpublish(deps, editor, CLOUD);
    expect(await at("/services/cloud")).toBe(CLOUD);
  });

  test("each text and picture of a quote or a member that is edited carries its field, unseen; those of others none", async () => {
    const site = await openSeeded(kind);
    for (const [id, list] of [
      ["testimonial-1", "testimonials"],
      ["member-1", "members"],
    ] as const) {
      const shown = await preview(site, id);
      if (!shown) throw new Error(id);
      const { marked, marks } = withMarks(shown);
      const fieldIn = (text: string) => takeMark(text, marks).mark?.field;
      const [own, other] = [true, false].map((isOwn) => marked.view[list].find((one) => (one.id === id) === isOwn));
      expect([fieldIn(own?.name ?? ""), fieldIn(other?.name ?? "")]).toEqual(["name", undefined]);
      const before = shown.view[list].find((one) => one.id === id);
      expect(takeMark(own?.name ?? "", marks).shown).toBe(before?.name);
    }
  });

  test("a draft is shown among drafts, follows every change, and is whole where it is unfinished", async () => {
    const site = await openSeeded(kind);
    const members = async (id: string, data?: Record<string, unknown>) =>
      (await preview(site, id, data && { data }))?.site.members.map(({ name }) => name) ?? [];
    const before = await members(CLOUD);
    site.time.now += 1_000;
    await editDocument(site, "member-1", (data) => ({ ...data, name: "Ana R." }));
    expect((await members(CLOUD))[0]).toBe("Ana R.");
    expect((await members("member-1", { name: "Being typed" }))[0]).toBe("Being typed");
    expect((await members(CLOUD))[0]).toBe("Ana R.");
    await trash(site, editor, "member-1");
    expect(await members(CLOUD)).toEqual(before.slice(1));
    await reorder(site, editor, { type: "member", ids: ["member-5", "member-4", "member-3", "member-2"] });
    expect(await members(CLOUD), "another order").toEqual(before.slice(1).toReversed());
    const shown = await preview(site, "member-2");
    expect(shown?.document.type).toBe("page");
    expect(shown?.showsIn).not.toBe("");
    expect((await preview(site, CLOUD, { data: { title: "Half" } }))?.document).toMatchObject({
      ...{ id: CLOUD, path: "/services/cloud", data: { title: "Half", sections: [{ heading: "" }] } },
    });
    expect((await preview(site, "settings"))?.document).toMatchObject({ path: "/" });
    expect((await preview(site, CLOUD))?.showsIn).toBe("");
    expect(await preview(site, "nobody")).toBeNull();
    expect(await previewForStaff(site, editor, "nobody")).toBeNull();
    const { draft_revision: own } = await rowOf(site, CLOUD);
    expect(await previewRevision(site, editor, CLOUD, own ?? "")).not.toBeNull();
    expect(await previewRevision(site, editor, "service-data", own ?? "")).toBeNull();
  });

  test("links are listed newest first with who made them; only the hash of each is stored, and old ones go", async () => {
    const site = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = { id: (await createMember(site.database, who, site.time.now)) ?? "", role: "editor" } as const;
    const start = site.time.now;
    const first = await makePreviewLink(site, erin, CLOUD, 1);
    site.time.now += 1_000;
    const second = await makePreviewLink(site, editor, CLOUD, 7);
    await makePreviewLink(site, editor, "service-data", 30);
    expect([first?.expiresAt, second?.expiresAt]).toEqual([start + DAY_MS, site.time.now + 7 * DAY_MS]);
    expect(first?.token).toMatch(/^[\w-]{32}$/);
    const links = await listPreviewLinks(site, editor, CLOUD);
    expect(links.map(({ id: _, ...link }) => link)).toEqual([
      { madeBy: "", madeAt: start + 1_000, expiresAt: second?.expiresAt },
      { madeBy: "Erin", madeAt: start, expiresAt: start + DAY_MS },
    ]);
    const rows = () => site.database.selectFrom("preview_link").selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(first?.token);
    expect((await openPreviewLink(site, first?.token ?? ""))?.document.id).toBe(CLOUD);
    expect(await openPreviewLink(site, "made-up")).toBeNull();
    expect(await withdrawPreviewLink(site, editor, CLOUD, links[0]?.id ?? "")).toBe(true);
    expect(await openPreviewLink(site, second?.token ?? "")).toBeNull();
    expect(await openPreviewLink(site, first?.token ?? ""), "another link to it").not.toBeNull();
    const told = site.database.selectFrom("activity").select(["actor", "action", "document_id", "detail"]);
    const { title } = await rowOf(site, CLOUD);
    expect(await told.where("action", "like", "preview-link%").where("document_id", "=", CLOUD).execute()).toEqual(
      expect.arrayContaining([
        { actor: erin.id, action: "preview-link", document_id: CLOUD, detail: title },
        { actor: editor.id, action: "preview-link-withdraw", document_id: CLOUD, detail: "" },
      ]),
    );
    site.time.now = start + DAY_MS;
    await makePreviewLink(site, editor, CLOUD, 1);
    expect(await rows()).toHaveLength(2);
    await trash(site, editor, CLOUD);
    expect(await makePreviewLink(site, editor, CLOUD, 1)).toBeNull();
  });
});
