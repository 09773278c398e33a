import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { editDocument as edit, publishChange, documentRow as rowOf } from "../../tests/edit.ts";
import { filledForm } from "../../tests/filled-form.ts";
import { openSeeded as openSite } from "../../tests/seeded.ts";
import { admin } from "../../tests/staff-actors.ts";
import { written } from "../../tests/written.ts";
import { createDocument } from "../content/drafts/create-document.server.ts";
import { takeAway } from "../content/live/take-away.server.ts";
import { publishedDocument, publishedOf } from "../content/published/published-document.server.ts";
import { publishedSite } from "../content/published/published-site.server.ts";
import { publish } from "../content/publishing/publish.server.ts";
import { restoreFromTrash, trash } from "../content/publishing/trash.server.ts";
import { unpublish } from "../content/publishing/unpublish.server.ts";
import { redirectOf } from "../content/redirects/redirect-rows.server.ts";
import { addRedirect, changeRedirect } from "../content/redirects/save-redirect.server.ts";
import { cancelSchedule, schedule } from "../content/schedule/schedule.server.ts";
import { revisionData } from "../content/stored/find-revision.server.ts";
import { bringInStep, takeOverStructure } from "../content/translation/in-step/bring-in-step.server.ts";
import { changeState } from "../enquiries/inbox/handle.server.ts";
import { markSpam, notSpam } from "../enquiries/inbox/mailing.server.ts";
import { readEnquiry } from "../enquiries/inbox/read-enquiry.server.ts";
import { submitEnquiry } from "../enquiries/submit/submit-enquiry.server.ts";
import { NotAllowed } from "../staff/rights.ts";
import { localParts } from "../time/local-time.ts";
import type { Step } from "./step.ts";
import { forgetUndone, rememberUndo, undo } from "./undo.server.ts";

const editor = { id: "ed", role: "editor" } as const;
const CLOUD = "service-cloud";
const HOUR_MS = 3_600_000;

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const site = await openSite(kind);
    /** Does it, and undoes it a few seconds later. */
    const undone = async (...steps: Step[]) => {
      const id = (await rememberUndo(site, editor, steps)) ?? "";
      site.time.now += 5_000;
      return undo(site, editor, id);
    };
    const away = async (verb: "trash" | "unpublish", document: string): Promise<Step> => {
      const result = await { trash, unpublish }[verb](site, editor, document);
      if (!("before" in result)) throw new Error(result.outcome);
      return { verb, before: result.before };
    };
    return { site, undone, away };
  };

  test.each(["trash", "unpublish"] as const)(
    "what was live goes live again after %s: the same revision at the same address, its plans, what stood in their way and its newer draft as they were",
    async (verb) => {
      const { site, undone, away } = await open();
      await edit(site, CLOUD, (data) => ({ ...data, lead: "A newer draft" }));
      const soon = localParts(site.time.now + 48 * HOUR_MS);
      await schedule(site, editor, { document: CLOUD, what: "unpublish", ...soon });
      const plan = site.database.updateTable("document").set({ schedule_fault: "A link leads nowhere" });
      await plan.where("id", "=", CLOUD).execute();
      const { updated_at: _, ...before } = await rowOf(site, CLOUD);
      expect(before.unpublish_at).not.toBeNull();
      const step = await away(verb, CLOUD);
      expect(await publishedDocument(site.database, "/services/cloud")).toBeNull();
      expect(await undone(step)).toMatchObject([{ outcome: "put-back", status: "scheduled" }]);
      const { updated_at: __, ...after } = await rowOf(site, CLOUD);
      expect(after).toEqual(before);
      expect((await publishedDocument(site.database, "/services/cloud"))?.id).toBe(CLOUD);
    },
  );

  test("a draft comes out of the trash as a draft, and what was unpublished as that, with its address while it is free", async () => {
    const { site, undone, away } = await open();
    const made = await createDocument(site, editor, "post");
    const draft = made.outcome === "created" ? made.id : "";
    expect(await undone(await away("trash", draft))).toMatchObject([{ status: "draft" }]);
    await unpublish(site, editor, CLOUD);
    const step = await away("trash", CLOUD);
    expect(await undone(step)).toMatchObject([{ status: "unpublished" }]);
    expect((await rowOf(site, CLOUD)).path).toBe("/services/cloud");
    const again = await away("trash", CLOUD);
    await edit(site, "service-data", (data) => ({ ...data, path: "/services/cloud" }));
    await publish(site, editor, "service-data");
    expect(await undone(again)).toMatchObject([{ status: "unpublished" }]);
    expect((await rowOf(site, CLOUD)).path).toBeNull();
  });

  test("it goes through the gate, and does nothing where somebody did something else meanwhile", async () => {
    const { site, undone, away } = await open();
    const taken = await away("trash", CLOUD);
    await edit(site, "service-data", (data) => ({ ...data, path: "/services/cloud" }));
    await publish(site, editor, "service-data");
    expect(await undone(taken)).toMatchObject([{ outcome: "not-live", why: "The address /services/cloud is taken" }]);
    expect(await rowOf(site, CLOUD)).toMatchObject({ deleted_at: null, published_revision: null });
    const [member, gone] = [await away("trash", "member-1"), await away("unpublish", "member-2")];
    await restoreFromTrash(site, editor, "member-1");
    await publish(site, editor, "member-2");
    const several = await undone(member, gone, await away("trash", "member-3"));
    expect(several?.map(({ outcome }) => outcome)).toEqual(["changed", "changed", "put-back"]);
  });

  test("of several that left, the last comes back first, so that each list is word for word as before", async () => {
    const { site } = await open();
    const lists = async () => {
      const { settings } = await publishedSite(site);
      return JSON.stringify([settings, (await publishedDocument(site.database, "/"))?.data]);
    };
    const before = await lists();
    const steps: Step[] = [];
    for (const document of [CLOUD, "service-data"]) {
      const gone = await takeAway(site, admin, { document, verb: "unpublish" });
      if ("before" in gone) steps.push({ verb: "unpublish", before: gone.before, listed: gone.listed });
    }
    const id = (await rememberUndo(site, admin, steps)) ?? "";
    expect(await undo(site, admin, id)).toMatchObject([{ title: "Cloud Solutions" }, { title: "Data Management" }]);
    expect(await lists()).toBe(before);
  });

  test("an unpublishing is not undone where somebody canceled or made a plan since", async () => {
    const { site, undone, away } = await open();
    const plan = (what: "publish" | "unpublish", hours: number) =>
      schedule(site, editor, { document: CLOUD, what, ...localParts(site.time.now + hours * HOUR_MS) });
    const cancel = () => cancelSchedule(site, editor, { document: CLOUD, what: "publish" });
    const replan = async () => {
      await edit(site, CLOUD, (data) => ({ ...data, lead: "For the same moment" }));
      await plan("publish", 2);
    };
    for (const meanwhile of [cancel, () => plan("publish", 9), () => plan("unpublish", 9), replan]) {
      await publish(site, editor, CLOUD);
      await plan("publish", 2);
      const step = await away("unpublish", CLOUD);
      await meanwhile();
      const { publish_at, publish_revision, unpublish_at } = await rowOf(site, CLOUD);
      expect(await undone(step)).toMatchObject([{ outcome: "changed" }]);
      const planned = { publish_at, publish_revision, unpublish_at };
      expect(await rowOf(site, CLOUD)).toMatchObject({ published_revision: null, ...planned });
    }
  });

  test.each(["trash", "unpublish"] as const)(
    "what a release before kept of %s, without places, is undone",
    async (verb) => {
      const { site, undone, away } = await open();
      const step = (await away(verb, CLOUD)) as Extract<Step, { before: object }>;
      const { publish_places: _, ...before } = step.before;
      expect(await undone({ verb, before })).toMatchObject([{ outcome: "put-back", status: "live" }]);
      expect(await rowOf(site, CLOUD)).toMatchObject({ publish_places: null });
    },
  );

  test("redirects that led to a page lead there again, unless somebody changed them since", async () => {
    const { site } = await open();
    const add = (from: string, to: string) => addRedirect(site, admin, { from, to });
    await add("/old-cloud", "/services/cloud#how");
    await add("/older-cloud", "/services/cloud");
    const gone = await takeAway(site, admin, { document: CLOUD, verb: "unpublish", redirectTo: "/services" });
    if (!("before" in gone)) throw new Error(gone.outcome);
    expect(await redirectOf(site.database, "/old-cloud")).toBe("/services#how");
    await changeRedirect(site, admin, { old: "/older-cloud", from: "/older-cloud", to: "/about" });
    const step: Step = { verb: "unpublish", before: gone.before, listed: gone.listed };
    const id = (await rememberUndo(site, admin, [step])) ?? "";
    expect(await undo(site, admin, id)).toMatchObject([{ outcome: "put-back" }]);
    expect(await redirectOf(site.database, "/services/cloud")).toBeNull();
    expect(await redirectOf(site.database, "/old-cloud")).toBe("/services/cloud#how");
    expect(await redirectOf(site.database, "/older-cloud")).toBe("/about");
  });

  test("documents that link to each other come back together, and what can't keeps back only what needs it", async () => {
    const { site, undone, away } = await open();
    const services = (await publishedOf(site.database, "service")).map(({ id }) => id);
    const leave = async () => {
      const steps: Step[] = [];
      for (const document of services) steps.push(await away("trash", document));
      return steps;
    };
    const outcomes = (await undone(...(await leave())))?.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(services.map(() => "put-back"));
    expect((await publishedOf(site.database, "service")).map(({ id }) => id)).toEqual(services);
    const steps = await leave();
    await site.database.updateTable("media").set({ alt: "" }).where("id", "=", "service-network").execute();
    const said = await undone(...steps);
    const why = (id: string) => said?.[services.indexOf(id)];
    expect(why("service-network")).toMatchObject({ outcome: "not-live", why: expect.stringContaining("picture") });
    expect(why("service-infrastructure")).toMatchObject({ why: expect.stringContaining("/services/network") });
    expect(said?.filter(({ outcome }) => outcome === "put-back").length).toBeGreaterThan(0);
    const trashed = site.database.selectFrom("document").select("id").where("deleted_at", "is not", null);
    expect(await trashed.execute()).toEqual([]);
  });

  test("it is used once, within the hour, by whoever did it and may still do it", async () => {
    const { site, away } = await open();
    const steps = [await away("trash", "member-1")];
    const id = (await rememberUndo(site, editor, steps)) ?? "";
    expect(await undo(site, { id: "eve", role: "editor" }, id)).toBeNull();
    const left = () => site.database.selectFrom("undo").select("id").execute();
    await forgetUndone(site);
    expect(await left()).toHaveLength(1);
    expect(await undo(site, editor, id)).toMatchObject([{ outcome: "put-back" }]);
    expect(await undo(site, editor, id)).toBeNull();
    const late = (await rememberUndo(site, editor, steps)) ?? "";
    site.time.now += HOUR_MS;
    expect(await undo(site, editor, late)).toBeNull();
    await forgetUndone(site);
    expect(await left()).toEqual([]);
    expect(await rememberUndo(site, editor, [])).toBeUndefined();
    const settings = (await rememberUndo(site, editor, [
      { verb: "unpublish", before: { ...(steps[0] as { before: object }).before, document: "settings" } } as Step,
    ])) as string;
    await expect(undo(site, editor, settings)).rejects.toThrow(NotAllowed);
  });

  test("what was said to be done of a translation is to be done again, and what was taken over into it is as it was", async () => {
    const { site, undone } = await open();
    const spanish = `${CLOUD}-es`;
    await publishChange(site.database, CLOUD, { lead: "Another lead.", picture: "service-software" });
    const { published_revision: seen } = await rowOf(site, CLOUD);
    const before = await rowOf(site, spanish);
    const stands = async () => {
      const { made_from, in_step } = await rowOf(site, spanish);
      return { made_from, in_step };
    };
    const was = await stands();
    const request = { translation: spanish, seen: seen ?? "" };
    const step = async (...args: Parameters<typeof bringInStep>): Promise<Step> => {
      const result = await bringInStep(...args);
      if (result.outcome !== "in-step") throw new Error(result.outcome);
      return { verb: "in-step", stepped: result.undo };
    };
    for (const place of ["lead", undefined]) {
      expect(await undone(await step(site, editor, { ...request, place }))).toMatchObject([{ outcome: "out-of-step" }]);
      expect(await stands()).toEqual(was);
    }
    const baseRevision = before.draft_revision ?? "";
    const taken = await takeOverStructure(site, editor, { ...request, baseRevision });
    if (taken.outcome !== "taken-over") throw new Error(taken.outcome);
    expect(await undone({ verb: "in-step", stepped: taken.undo })).toMatchObject([{ outcome: "out-of-step" }]);
    expect(await stands()).toEqual(was);
    const { draft_revision } = await rowOf(site, spanish);
    expect(await revisionData(site.database, draft_revision ?? "")).toEqual(
      await revisionData(site.database, baseRevision),
    );
    const first = await step(site, editor, { ...request, place: "lead" });
    await step(site, editor, request);
    expect(await undone(first)).toMatchObject([{ outcome: "changed" }]);
  });

  test("an enquiry goes back to the state it had, out of spam with its mail and into it with its reasons", async () => {
    const { site, undone } = await open();
    const send = async (changes: object) => {
      await submitEnquiry(site, filledForm({ elapsedMs: 9_000, ...changes }), "::1");
      return site.database
        .selectFrom("enquiry")
        .select("id")
        .where("name", "=", (changes as { name: string }).name)
        .executeTakeFirstOrThrow();
    };
    const [{ id: ada }, { id: bot }] = [await send({ name: "Ada" }), await send({ name: "Bot", website: "trap" })];
    const state = async (id: string) => (await readEnquiry(site, editor, id))?.state;
    const moved = (enquiry: string, from: "new" | "replied" | "spam", to: "new" | "replied" | "spam"): Step => ({
      verb: "move-enquiry",
      moved: { enquiry, from, to, reasons: ["A reason"] },
    });
    await changeState(site, editor, ada, "replied");
    expect(await undone(moved(ada, "new", "replied"))).toEqual([{ outcome: "moved-back", state: "New" }]);
    await changeState(site, editor, ada, "replied");
    await markSpam(site, editor, ada);
    expect(await undone(moved(ada, "replied", "spam"))).toEqual([{ outcome: "moved-back", state: "Replied" }]);
    expect(await state(ada)).toBe("replied");
    expect(site.mail.sent).toHaveLength(1);
    await notSpam(site, editor, bot);
    await undone(moved(bot, "spam", "new"));
    expect(await readEnquiry(site, editor, bot)).toMatchObject({ state: "spam", spamReasons: ["A reason"] });
    await changeState(site, editor, ada, "open");
    expect(await undone(moved(ada, "new", "replied"))).toEqual([{ outcome: "moved-since", state: "Open" }]);
    expect(await undone(moved("gone", "new", "replied"))).toEqual([{ outcome: "missing" }]);
    const { id: cy } = await send({ name: "Cy" });
    await markSpam(site, editor, cy);
    site.time.now += 1_000;
    expect(await undone(moved(cy, "new", "spam"))).toEqual([{ outcome: "moved-back", state: "New" }]);
    const lines = (await written(site.database, "enquiry-not-spam", "enquiry-state")).filter(([, , id]) => id === cy);
    expect(lines, "it is new with that alone").toEqual([[editor.id, "enquiry-not-spam", cy, ""]]);
  });
});
