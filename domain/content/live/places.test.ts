import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument, publishChange } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { siteVersion } from "../../site-version.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { insertDocument } from "../drafts/create-document.server.ts";
import type { Wanted } from "../places/place.ts";
import { servicePlaces } from "../places/publish-service.server.ts";
import { publishedDocument } from "../published/published-document.server.ts";
import { publishedSite } from "../published/published-site.server.ts";
import { redirectOf } from "../redirects/redirect-rows.server.ts";
import { bringBack } from "./bring-back.server.ts";
import { lookAtLeaving } from "./look-at-leaving.server.ts";
import { publishOriginal } from "./publish-original.server.ts";
import { takeAway } from "./take-away.server.ts";

const everywhere: Wanted = { menu: true, footer: true, form: true, home: true };

/** A new service, made of another, that nobody has published. */
const withVoip = async (kind: (typeof databaseKinds)[number]) => {
  const site = await openSeeded(kind);
  const cloud = await publishedDocument(site.database, "/services/cloud");
  if (!cloud) throw new Error("no such service");
  const { card, ...rest } = cloud.data as unknown as { card: object };
  const data = { ...rest, title: "Phones", path: "/services/voip", card: { ...card, title: "Phones (VoIP)" } };
  const given = { id: "voip", type: "service", data } as const;
  const { id } = await site.database.transaction().execute((open) => insertDocument(open, admin, given, 1));
  return { site, id };
};

const listed = async (site: Seeded) => {
  const { settings } = await publishedSite(site);
  const home = await publishedDocument(site.database, "/");
  if (!home) throw new Error("no home page");
  const { blocks } = home.data as unknown as { blocks: { type: string; services?: string[] }[] };
  return {
    menu: settings.menu.find(({ path }) => path === "/services")?.submenu.map(({ name, path }) => `${name} ${path}`),
    footer: settings.footer.services.map(({ name, path }) => `${name} ${path}`),
    form: settings.form.services.map(({ name }) => name),
    home: blocks.find(({ type }) => type === "service-grid")?.services,
  };
};

const publishTo = (site: Seeded, actor: Actor, document: string, wanted: Wanted) =>
  publishOriginal(site, actor, { document, wanted, translations: "tell" });

const standing = async (site: Seeded, id: string) =>
  (await servicePlaces(site, admin, id))?.filter(({ stands }) => stands).map(({ place }) => place);

describe.each(databaseKinds)("the places of a service, on %s", (kind) => {
  test("one publish puts it everywhere it is wanted, and takes it out of where it is not", async () => {
    const { site, id } = await withVoip(kind);
    expect(await standing(site, id)).toEqual([]);
    const before = await listed(site);
    expect(await publishTo(site, admin, id, everywhere)).toMatchObject({
      outcome: "published",
    });
    const after = await listed(site);
    expect(after.menu).toEqual([...(before.menu ?? []), "Phones (VoIP) /services/voip"]);
    expect(after.footer).toEqual([...before.footer, "Phones (VoIP) /services/voip"]);
    expect(after.form).toEqual([...before.form.slice(0, 5), "Phones (VoIP)", ...before.form.slice(5)]);
    expect(after.home).toEqual([...(before.home ?? []), id]);
    expect(await standing(site, id)).toEqual(["menu", "footer", "form", "home"]);
    for (const holder of ["settings", "page-home"]) {
      const { draft_revision, published_revision } = await documentRow(site, holder);
      expect(draft_revision).toBe(published_revision);
    }
    await publishTo(site, admin, id, { menu: false, home: false });
    expect(await standing(site, id)).toEqual(["footer", "form"]);
  });

  test("what can't go live keeps all of it back, and nothing is written", async () => {
    const { site, id } = await withVoip(kind);
    const version = await siteVersion(site.database);
    const before = await documentRow(site, "settings");
    await editDocument(site, id, (data) => ({ ...data, lead: "" }));
    expect((await publishTo(site, admin, id, everywhere)).outcome).toBe("blocked");
    await editDocument(site, id, (data) => ({ ...data, lead: "Phones that ring" }));
    await editDocument(site, "page-home", (data) => ({ ...data, title: "In work" }));
    expect(await publishTo(site, admin, id, everywhere)).toEqual({
      outcome: "not-placed",
      why: "The home page has changes that are not published",
    });
    expect(await siteVersion(site.database)).toBe(version);
    expect(await documentRow(site, "settings")).toEqual(before);
    expect((await documentRow(site, id)).published_revision).toBeNull();
  });

  test("a place that can't be changed now hinders nobody who leaves it as it is", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "page-home", (data) => ({ ...data, title: "In work" }));
    await editDocument(site, "service-cloud", (data) => ({ ...data, lead: "Another lead." }));
    const home = await documentRow(site, "page-home");
    const asItIs = await publishTo(site, admin, "service-cloud", { home: true });
    expect(asItIs).toMatchObject({ outcome: "published" });
    expect(await documentRow(site, "page-home")).toEqual(home);
  });

  test("a service that is published where it stands, under its name and address, changes no list", async () => {
    const site = await openSeeded(kind);
    const before = [await documentRow(site, "settings"), await documentRow(site, "page-home")];
    await publishTo(site, admin, "service-cloud", everywhere);
    expect([await documentRow(site, "settings"), await documentRow(site, "page-home")]).toEqual(before);
  });

  test("a service that moves takes its links along", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "service-cloud", (data) => ({ ...data, path: "/services/clouds" }));
    await publishTo(site, admin, "service-cloud", {});
    const { menu, footer } = await listed(site);
    expect(menu).toContain("Cloud Solutions /services/clouds");
    expect(footer).toContain("Cloud Solutions /services/clouds");
  });

  test("editors put it on the home page; what stands in Settings they may not touch", async () => {
    const { site, id } = await withVoip(kind);
    const reasons = (await servicePlaces(site, editor, id))?.map(({ place, reason }) => [place, reason !== null]);
    expect(reasons).toEqual([
      ["menu", true],
      ["footer", true],
      ["form", true],
      ["home", false],
    ]);
    expect((await publishTo(site, editor, id, everywhere)).outcome).toBe("not-placed");
    await publishTo(site, editor, id, { home: true });
    expect(await standing(site, id)).toEqual(["home"]);
    expect(await servicePlaces(site, editor, "page-about"), "a page has none").toBeNull();
  });

  test.each(["unpublish", "trash"] as const)(
    "%s takes it out everywhere and leads on, and undo brings all back",
    async (verb) => {
      const site = await openSeeded(kind);
      const before = { listed: await listed(site), row: await documentRow(site, "service-cloud") };
      const result = await takeAway(site, admin, { document: "service-cloud", verb, redirectTo: "/services" });
      if (!("before" in result)) throw new Error(result.outcome);
      expect([result.title, result.left]).toEqual(["Cloud Solutions", ""]);
      expect(await standing(site, "service-cloud")).toEqual([]);
      expect(JSON.stringify(await listed(site))).not.toContain("/services/cloud");
      expect(await redirectOf(site.database, "/services/cloud")).toBe("/services");
      expect(await bringBack(site, admin, [{ verb, ...result }])).toMatchObject([
        { outcome: "put-back", status: "live" },
      ]);
      expect(await listed(site)).toEqual(before.listed);
      expect(await redirectOf(site.database, "/services/cloud")).toBeNull();
      const { published_revision, path, deleted_at } = await documentRow(site, "service-cloud");
      expect({ published_revision, path, deleted_at }).toEqual({
        published_revision: before.row.published_revision,
        path: "/services/cloud",
        deleted_at: null,
      });
      expect(await bringBack(site, admin, [{ verb, ...result }])).toMatchObject([{ outcome: "changed" }]);
    },
  );

  test("what changed meanwhile is kept: the service is added again beside it", async () => {
    const site = await openSeeded(kind);
    const result = await takeAway(site, admin, { document: "service-cloud", verb: "unpublish" });
    const { settings } = await publishedSite(site);
    await editDocument(site, "settings", (data) => ({ ...data, hours: [{ days: "Always", hours: "Open" }] }));
    await publishTo(site, admin, "settings", {});
    if (!("before" in result)) throw new Error(result.outcome);
    await bringBack(site, admin, [{ verb: "unpublish", ...result }]);
    const after = (await publishedSite(site)).settings;
    expect(after.hours).toEqual([{ days: "Always", hours: "Open" }]);
    expect(settings.hours).not.toEqual(after.hours);
    expect(await standing(site, "service-cloud")).toEqual(["menu", "footer", "form", "home"]);
  });

  test("where a list can't be changed the service goes all the same, and that is said", async () => {
    const site = await openSeeded(kind);
    await editDocument(site, "page-home", (data) => ({ ...data, title: "In work" }));
    expect(await takeAway(site, editor, { document: "service-cloud", verb: "unpublish" })).toMatchObject({
      outcome: "unpublished",
      left: "It is in Settings, which you may not change",
    });
    await expect(takeAway(site, editor, { document: "service-data", verb: "trash", redirectTo: "/" })).rejects.toThrow(
      "right to redirects",
    );
  });

  test("a link that stays in the menu, since the menu has no place for services, is named among those that break", async () => {
    const site = await openSeeded(kind);
    const menu = [{ name: "Cloud", path: "/services/cloud", submenu: [] }];
    await publishChange(site.database, "settings", { menu });
    const { live, linkedFrom } = await lookAtLeaving(site, admin, ["service-cloud"]);
    expect(live[0]?.stands).toMatchObject([
      { place: "menu", reason: "The main menu has no entry that leads to /services" },
      { place: "footer", reason: null },
      { place: "form", reason: null },
      { place: "home", reason: null },
    ]);
    expect(linkedFrom.map(({ type }) => type)).toContain("settings");
    const away = await takeAway(site, admin, { document: "service-cloud", verb: "unpublish" });
    expect(away).toMatchObject({ left: "The main menu has no entry that leads to /services" });
    expect((await publishedSite(site)).settings.menu).toEqual(menu);
  });

  test("the address of what visitors did not see leads nowhere else when it goes", async () => {
    const site = await openSeeded(kind);
    await takeAway(site, admin, { document: "service-cloud", verb: "unpublish" });
    const gone = await takeAway(site, admin, { document: "service-cloud", verb: "trash", redirectTo: "/services" });
    expect(gone).toMatchObject({ outcome: "trashed" });
    expect(await redirectOf(site.database, "/services/cloud")).toBeNull();
  });

  test("where its address can't lead there, nothing is done, and why is said", async () => {
    const site = await openSeeded(kind);
    const all = async () => [await listed(site), await documentRow(site, "service-cloud")];
    const before = await all();
    const [document, verb] = ["service-cloud", "unpublish"] as const;
    const refused = await takeAway(site, admin, { document, verb, redirectTo: "/services/cloud", along: true });
    expect(refused).toEqual({ outcome: "no-redirect", why: expect.stringMatching(/\w/), along: [] });
    expect(await all()).toEqual(before);
    expect((await documentRow(site, "service-cloud-es")).published_revision).not.toBeNull();
  });

  test("several leave at once, and undone in the order back all lists are word for word as before", async () => {
    const site = await openSeeded(kind);
    const documents = ["service-cloud", "service-data", "nobody"];
    const before = await listed(site);
    const seen = await lookAtLeaving(site, admin, [...documents, "service-data"]);
    expect(seen.live.map(({ title, stands }) => [title, stands.length])).toEqual([
      ["Cloud Solutions", 4],
      ["Data Management", 1],
    ]);
    expect(seen.linkedFrom.map(({ type }) => type)).not.toContain("settings");
    expect(seen.mayRedirect).toBe(true);
    const source = seen.linkedFrom[0]?.id ?? "";
    const along = await lookAtLeaving(site, admin, [...documents, source]);
    expect(
      along.linkedFrom.map(({ id }) => id),
      "what leaves with it breaks no link",
    ).not.toContain(source);
    const byEditor = await lookAtLeaving(site, editor, documents);
    expect([byEditor.linkedFrom.map(({ type }) => type).includes("settings"), byEditor.mayRedirect]).toEqual([
      true,
      false,
    ]);
    const steps: Parameters<typeof bringBack>[2] = [];
    for (const document of documents.slice(0, 2)) {
      const result = await takeAway(site, admin, { document, verb: "trash" });
      if ("before" in result) steps.push({ verb: "trash", ...result });
    }
    expect((await lookAtLeaving(site, admin, documents)).live).toEqual([]);
    await bringBack(site, admin, steps.reverse());
    expect(await listed(site)).toEqual(before);
  });

  test("undo brings it back where a list can't be changed now, and says so", async () => {
    const site = await openSeeded(kind);
    const result = await takeAway(site, admin, { document: "service-cloud", verb: "unpublish" });
    if (!("before" in result)) throw new Error(result.outcome);
    await editDocument(site, "page-home", (data) => ({ ...data, title: "In work" }));
    expect(await bringBack(site, admin, [{ verb: "unpublish", ...result }])).toMatchObject([
      { outcome: "put-back", status: "live", unlisted: "The home page has changes that are not published" },
    ]);
  });
});
