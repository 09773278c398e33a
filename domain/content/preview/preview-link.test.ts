import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openGround } from "../../../tests/ground.ts";
import { openSeededGround } from "../../../tests/seeded-ground.ts";
import { system } from "../../staff/system.ts";
import { createDocument } from "../drafts/create-document.server.ts";
import { listPreviewLinks, makePreviewLink, openPreviewLink, withdrawPreviewLink } from "./preview-links.server.ts";

const DAY_MS = 86_400_000;
const actor = { id: "ada", role: "editor" as const };

describe.each(databaseKinds)("links to a draft on %s", (kind) => {
  test("a link is listed until it expires or is withdrawn", async () => {
    const ground = await openGround(kind);
    const { id } = await ground.database
      .transaction()
      .execute((transaction) =>
        createDocument(transaction, system, { type: "member", data: { name: "Mo" } }, ground.clock()),
      );
    await makePreviewLink(ground, actor, id, 1);
    await makePreviewLink(ground, actor, id, 30);
    const [first] = await listPreviewLinks(ground, actor, id);
    expect(await listPreviewLinks(ground, actor, id)).toHaveLength(2);
    ground.time.now += 2 * DAY_MS;
    const left = await listPreviewLinks(ground, actor, id);
    expect(left).toHaveLength(1);
    expect(await withdrawPreviewLink(ground, actor, "other", left[0]?.id ?? "")).toBe(false);
    expect(await withdrawPreviewLink(ground, actor, id, left[0]?.id ?? "")).toBe(true);
    expect(await listPreviewLinks(ground, actor, id)).toEqual([]);
    const actions = await ground.database.selectFrom("activity").select("action").orderBy("at").execute();
    expect(actions.map(({ action }) => action)).toEqual(["preview-link", "preview-link", "preview-link-withdraw"]);
    expect(first?.madeBy).toBe("");
    expect(await makePreviewLink(ground, actor, "no-such", 1)).toBeNull();
  });

  test("a link opens the draft until its last moment, and not from then on", async () => {
    const ground = await openSeededGround(kind);
    const link = await makePreviewLink(ground, actor, "service-cloud", 1);
    ground.time.now += DAY_MS - 1;
    expect(await openPreviewLink(ground, link?.token ?? "")).not.toBeNull();
    ground.time.now += 1;
    expect(await openPreviewLink(ground, link?.token ?? "")).toBeNull();
  });
});
