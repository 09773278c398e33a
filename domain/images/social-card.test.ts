// @module-tag slow
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readSeed } from "#content/seed-content.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { openIllustrated } from "../../tests/seeded.ts";
import { saveDraft } from "../content/drafts/save-draft.server.ts";
import { publish } from "../content/publishing/publish.server.ts";
import { system } from "../staff/system.ts";
import { socialCard } from "./social-card.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  const open = async () => {
    const deps = await openIllustrated(kind);
    const cards = () => [...deps.files.kept.keys()].filter((key) => key.startsWith("card-"));
    const change = async (id: string, edit: (data: { [field: string]: unknown }) => void) => {
      const { draft_revision: revision } = await deps.database
        .selectFrom("document")
        .select("draft_revision")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const data = structuredClone(readSeed().documents.find((document) => document.id === id)?.data ?? {});
      edit(data as { [field: string]: unknown });
      await saveDraft(deps, system, { document: id, baseRevision: revision, data });
      expect(await publish(deps, system, id)).toMatchObject({ outcome: "published" });
    };
    return { deps, cards, change };
  };

  const cardAt = async (deps: Parameters<typeof socialCard>[0], path: string) => {
    const card = await socialCard(deps, path);
    if (card.outcome !== "card") throw new Error(card.outcome);
    return card;
  };

  test("a card is a PNG of 1200 by 630, drawn once however many ask", async () => {
    const { deps, cards } = await open();
    const puts: string[] = [];
    const put = async (key: string, bytes: Uint8Array) => {
      puts.push(key);
      await deps.files.put(key, bytes);
    };
    const files = { ...deps.files, put };
    const [first] = await Promise.all(Array.from({ length: 20 }, () => cardAt({ ...deps, files }, "/services/cloud")));
    expect(puts).toEqual(cards());
    expect(await sharp(first?.png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(cards()).toEqual([`card-${first?.fingerprint}.png`]);
  });

  test("a card is drawn anew when what it shows changes, and only then", async () => {
    const { deps, cards, change } = await open();
    const before = await cardAt(deps, "/services/cloud");
    await change("service-cloud", (data) => Object.assign(data, { lead: "Other words that the card does not show." }));
    expect((await cardAt(deps, "/services/cloud")).fingerprint).toBe(before.fingerprint);
    await change("service-cloud", (data) => Object.assign(data, { title: "Cloud and More" }));
    expect((await cardAt(deps, "/services/cloud")).fingerprint).not.toBe(before.fingerprint);
    expect(cards()).toHaveLength(2);
  });

  test("a card says what the names in its title stand for, those of how the installation is set up too", async () => {
    const { deps, change } = await open();
    const titled = async (title: string) => {
      await change("service-cloud", (data) => Object.assign(data, { title }));
      return (await cardAt(deps, "/services/cloud")).fingerprint;
    };
    expect(await titled("{company}: {map}")).toBe(
      await titled("Mangrove IT: The map on the contact page is our own drawing."),
    );
  });

  test("a card shows the picture that opens its page, not one that nobody sees before it", async () => {
    const { deps, change } = await open();
    const before = await cardAt(deps, "/about");
    await change("page-about", (data) => {
      const [first] = data.blocks as { id: string }[];
      data.blocks = [{ ...first, id: "hidden", hidden: true, picture: "coast" }, ...(data.blocks as object[])];
    });
    expect((await cardAt(deps, "/about")).fingerprint).toBe(before.fingerprint);
  });

  test("a picture chosen for sharing fills the card", async () => {
    const { deps, change } = await open();
    const before = await cardAt(deps, "/services/cloud");
    await change("service-cloud", (data) => Object.assign(data, { search: { picture: "coast" } }));
    const after = await cardAt(deps, "/services/cloud");
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(await sharp(after.png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("the picture of the site fills the cards of pages that have none of their own", async () => {
    const { deps, change } = await open();
    await change("service-data", (data) => Object.assign(data, { search: { picture: "coast" } }));
    const prints = async () =>
      Promise.all(["/services/cloud", "/services/data"].map(async (path) => (await cardAt(deps, path)).fingerprint));
    const [cloud, data] = await prints();
    await change("seo", (all) => Object.assign(all, { picture: "coast" }));
    const [after, same] = await prints();
    expect([after === cloud, same]).toEqual([false, data]);
  });

  test("an unknown address has no card", async () => {
    const { deps } = await open();
    expect(await socialCard(deps, "/nowhere")).toEqual({ outcome: "missing" });
  });
});
