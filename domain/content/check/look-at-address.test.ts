import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument as edit } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { createDocument, duplicate } from "../drafts/create-document.server.ts";
import { readDraft } from "../drafts/edit-draft.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { publishState } from "../publishing/publish-state.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { addRedirect } from "../redirects/save-redirect.server.ts";
import { lookAtAddress } from "./look-at-address.server.ts";

const CLOUD = "/services/cloud";

const newService = async (site: Seeded, path: string) => {
  const made = await createDocument(site, editor, "service");
  if (made.outcome !== "created") throw new Error(made.outcome);
  await edit(site, made.id, (data) => ({ ...data, title: `At ${path}`, path }));
  return made.id;
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("an address is taken by what is live, and had by what is not; the nearest free one avoids both", async () => {
    const site = await openSeeded(kind);
    const id = await newService(site, "/services/cloud-2");
    const look = (path: string, document = "service-data") => lookAtAddress(site, editor, { document, path });
    const movesFrom = "/services/data";
    expect(await look(CLOUD)).toEqual({
      ...{
        holder: { title: "Cloud Solutions", live: true },
        free: "/services/cloud-3",
        movesFrom,
        endsRedirectTo: null,
      },
    });
    expect((await look("/services/cloud-2"))?.holder).toEqual({ title: "At /services/cloud-2", live: false });
    expect(await look("/services/cloud-2", id)).toEqual({
      ...{ holder: null, free: "/services/cloud-2", movesFrom: null, endsRedirectTo: null },
    });
    await unpublish(site, editor, "service-cloud");
    expect((await look(CLOUD))?.holder).toEqual({ title: "Cloud Solutions", live: false });
    await addRedirect(site, admin, { from: "/services/clouds", to: "/contact" });
    expect(await look("/services/clouds")).toMatchObject({ free: "/services/clouds-2", endsRedirectTo: "/contact" });
    expect((await look("/blog/page"))?.free).toBe("/blog/page-2");
    expect(await look("/services/%")).toMatchObject({ holder: null, free: "/services/%" });
    expect(await look(CLOUD, "nobody")).toBeNull();
    await trash(site, editor, id);
    expect(await look("/services/cloud-2")).toMatchObject({ holder: null, free: "/services/cloud-2" });
  });

  test("what was live keeps its address, and says which redirect a new one makes until it is published", async () => {
    const site = await openSeeded(kind);
    expect((await readDraft(site, editor, await newService(site, "/services/x")))?.settled).toBe(false);
    expect((await readDraft(site, editor, "service-cloud"))?.settled).toBe(true);
    const redirect = async () => (await publishState(site, editor, "service-cloud"))?.redirect;
    expect(await redirect()).toBeNull();
    await edit(site, "service-cloud", (data) => ({ ...data, path: "/services/clouds" }));
    expect(await redirect()).toEqual({ from: CLOUD, to: "/services/clouds" });
    await publish(site, editor, "service-cloud");
    expect(await redirect()).toBeNull();
  });

  test("a new document has no address yet, and each copy one of its own", async () => {
    const site = await openSeeded(kind);
    const pathOf = async (result: { outcome: string; id?: string }) =>
      (await readDraft(site, editor, result.id ?? ""))?.data.path;
    expect(await pathOf(await createDocument(site, editor, "page"))).toBe("");
    const copies = [await duplicate(site, editor, "service-cloud"), await duplicate(site, editor, "service-cloud")];
    expect(await Promise.all(copies.map(pathOf))).toEqual(["/services/cloud-copy", "/services/cloud-copy-2"]);
    expect(await pathOf(await duplicate(site, editor, "page-home-es"))).toBe("/es/home-copy");
  });
});
