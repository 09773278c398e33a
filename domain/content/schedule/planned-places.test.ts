import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { documentRow, editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import type { Actor } from "../../staff/rights.ts";
import { localParts } from "../../time/local-time.ts";
import { insertDocument } from "../drafts/create-document.server.ts";
import { bringBack } from "../live/bring-back.server.ts";
import { takeAway } from "../live/take-away.server.ts";
import { servicePlaces } from "../places/publish-service.server.ts";
import { publishedDocument } from "../published/published-document.server.ts";
import { publish } from "../publishing/publish.server.ts";
import { runSchedule } from "./run-schedule.server.ts";
import { cancelSchedule, schedule } from "./schedule.server.ts";

const HOUR_MS = 3_600_000;
const everywhere = { menu: true, footer: true, form: true, home: true };

describe.each(databaseKinds)("on %s", (kind) => {
  /** A new service that is planned for the next hour. */
  const open = async (who: Actor) => {
    const site = await openSeeded(kind);
    const cloud = await publishedDocument(site.database, "/services/cloud");
    const data = { ...cloud?.data, title: "Phones", path: "/services/voip" };
    await site.database
      .transaction()
      .execute((open) => insertDocument(open, admin, { id: "voip", type: "service", data }, 1));
    const soon = localParts(site.time.now + 2 * HOUR_MS);
    const plan = () => schedule(site, who, { document: "voip", what: "publish", wanted: everywhere, ...soon });
    expect(await plan()).toMatchObject({ outcome: "scheduled" });
    const run = async () => {
      site.time.now += 2 * HOUR_MS;
      return runSchedule(site);
    };
    const stands = async () =>
      (await servicePlaces(site, admin, "voip"))?.flatMap(({ place, stands }) => (stands ? [place] : [])) ?? [];
    return { site, plan, run, stands };
  };

  test("a planned service goes live where it was ticked, in the same publish, and not before", async () => {
    const { site, run, stands } = await open(admin);
    expect(await stands()).toEqual([]);
    expect(await run()).toBe(1);
    expect(await stands()).toEqual(["menu", "footer", "form", "home"]);
    expect(await documentRow(site, "voip")).toMatchObject({ publish_places: null, publish_at: null });
  });

  test("it is listed where who planned it may list it; a canceled plan lists nothing", async () => {
    const { site, plan, run, stands } = await open(editor);
    await cancelSchedule(site, editor, { document: "voip", what: "publish" });
    expect((await documentRow(site, "voip")).publish_places).toBeNull();
    await plan();
    expect(await run()).toBe(1);
    expect(await stands()).toEqual(["home"]);
  });

  test("a plan that takes a newer draft or another time keeps its places, unless they are chosen anew", async () => {
    const { site, run, stands } = await open(admin);
    await editDocument(site, "voip", (data) => ({ ...data, lead: "Phones that ring." }));
    await editDocument(site, "page-home", (data) => ({ ...data, title: "Half a title" }));
    const soon = localParts(site.time.now + 2 * HOUR_MS);
    const again = { document: "voip", what: "publish", ...soon } as const;
    expect(await schedule(site, admin, again)).toMatchObject({ outcome: "scheduled" });
    const planned = async () => JSON.parse((await documentRow(site, "voip")).publish_places ?? "null");
    expect(await planned()).toEqual(everywhere);
    await schedule(site, admin, { ...again, wanted: { footer: false } });
    expect(await planned()).toEqual({ ...everywhere, footer: false });
    await publish(site, admin, "page-home");
    expect(await run()).toBe(1);
    expect(await stands()).toEqual(["menu", "form", "home"]);
  });

  test("whoever may not change Settings keeps of a plan what they may change", async () => {
    const { site, plan } = await open(admin);
    await schedule(site, editor, { document: "voip", what: "publish", ...localParts(site.time.now + 2 * HOUR_MS) });
    expect((await documentRow(site, "voip")).publish_places).toBe(JSON.stringify({ home: true }));
    await plan();
    expect((await documentRow(site, "voip")).publish_places).toBe(JSON.stringify(everywhere));
  });

  test("what is published by hand or put into the trash has no planned places any more; Undo brings them back", async () => {
    const { site, plan } = await open(admin);
    const { publish_places } = await documentRow(site, "voip");
    await publish(site, admin, "voip");
    expect((await documentRow(site, "voip")).publish_places).toBeNull();
    await plan();
    const gone = await takeAway(site, admin, { document: "voip", verb: "trash" });
    expect((await documentRow(site, "voip")).publish_places).toBeNull();
    if ("before" in gone) await bringBack(site, admin, [{ verb: "trash", ...gone }]);
    const { publish_places: again, published_revision } = await documentRow(site, "voip");
    expect([again, published_revision !== null]).toEqual([publish_places, true]);
  });

  test("where a list is being changed at that moment, service and lists wait together, and staff read why", async () => {
    const { site, run, stands } = await open(admin);
    await editDocument(site, "page-home", (data) => ({ ...data, title: "Half a title" }));
    expect(await run()).toBe(0);
    const late = await documentRow(site, "voip");
    expect([late.published_revision, await stands()]).toEqual([null, []]);
    expect(late.schedule_fault).toBeTruthy();
    await publish(site, admin, "page-home");
    expect(await run()).toBe(1);
    expect(await stands()).toEqual(["menu", "footer", "form", "home"]);
  });
});
