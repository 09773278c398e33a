import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit, documentRow as rowOf } from "../../../tests/edit.ts";
import { openSeeded as openSite } from "../../../tests/seeded.ts";
import { written } from "../../../tests/written.ts";
import type { DocumentType } from "../document-types.ts";
import { makePreviewLink } from "../preview/preview-links.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { translate } from "../translation/translate.server.ts";
import { createDocument, duplicate } from "./create-document.server.ts";
import { sweepBlank } from "./sweep-blank.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const DAY_MS = 24 * 3_600_000;

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const site = await openSite(kind);
    const start = async (type: DocumentType = "post") => {
      const made = await createDocument(site, editor, type);
      if (made.outcome !== "created") throw new Error(made.outcome);
      return made.id;
    };
    const left = async (ids: string[]) =>
      (await site.database.selectFrom("document").select("id").where("id", "in", ids).execute()).map(({ id }) => id);
    return { site, start, left };
  };

  test("what was started and left blank goes a day later, whole, and is written down", async () => {
    const { site, start, left } = await open();
    const ids = [await start(), await start("page"), await start("member")];
    const thrown = await start();
    await trash(site, editor, thrown);
    const used = () => site.database.selectFrom("revision_picture").selectAll().execute();
    const pictures = await used();
    site.time.now += DAY_MS - 1;
    expect(await sweepBlank(site)).toBe(0);
    site.time.now += 1;
    expect(await sweepBlank(site)).toBe(4);
    expect(await left([...ids, thrown])).toEqual([]);
    expect(await used(), "the pictures of all others").toEqual(pictures);
    const revisions = site.database.selectFrom("revision").select("id").where("document_id", "in", ids);
    expect(await revisions.execute()).toEqual([]);
    const line = [null, "sweep-blank", ids[1], "an empty page, a day after it was started"];
    expect(await written(site.database, "sweep-blank")).toContainEqual(line);
    const { swept, msg } = JSON.parse(site.logged.at(-1) ?? "{}");
    expect([swept, msg]).toEqual([4, "content: empty drafts removed"]);
    expect(await sweepBlank(site)).toBe(0);
  });

  test("one typed letter, a picture, a plan, a preview link, a copy, a translation or a place in another document keep it", async () => {
    const { site, start, left } = await open();
    const [typed, pictured, emptied, shared] = [await start(), await start(), await start(), await start()];
    await edit(site, typed, (data) => ({ ...data, title: "a" }));
    await edit(site, pictured, (data) => ({ ...data, picture: "service-cloud" }));
    await edit(site, emptied, (data) => ({ ...data, title: "a" }));
    await edit(site, emptied, (data) => ({ ...data, title: "" }));
    await makePreviewLink(site, editor, shared, 7);
    const copied = await duplicate(site, editor, "service-cloud");
    for (const plan of ["publish_at", "unpublish_at"])
      await site.database
        .updateTable("document")
        .set({ [plan]: site.time.now + 9 * DAY_MS })
        .where("id", "=", await start())
        .execute();
    const picked = await start("service");
    await edit(site, "page-about", (data) => ({ ...data, picked }));
    const shown = await start("service");
    await edit(site, "page-contact", (data) => ({ ...data, shown }));
    const onSite = { published_revision: (await rowOf(site, "page-contact")).draft_revision };
    await site.database.updateTable("document").set(onSite).where("id", "=", "page-contact").execute();
    await edit(site, "page-contact", ({ shown: _, ...data }) => data);
    const translated = await translate(site, editor, await start(), "es");
    await edit(site, "id" in translated ? translated.id : "", (data) => ({ ...data, title: "Copias" }));
    const touched = await start();
    const live = (await site.database.selectFrom("document").select("id").execute()).map(({ id }) => id);
    site.time.now += DAY_MS;
    await site.database.updateTable("document").set({ updated_at: site.time.now }).where("id", "=", touched).execute();
    expect(await sweepBlank(site)).toBe(0);
    expect((await left(live)).length).toBe(live.length);
    expect(copied.outcome).toBe("duplicated");
  });
});
