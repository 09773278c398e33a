import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { system } from "../../staff/system.ts";
import { insertDocument } from "../drafts/create-document.server.ts";
import { listPreviewLinks, makePreviewLink, openPreviewLink, withdrawPreviewLink } from "./preview-links.server.ts";

const DAY_MS = 86_400_000;
const actor = { id: "ada", role: "editor" as const };

describe.each(databaseKinds)("links to a draft on %s", (kind) => {
  test("a link is listed until it expires or is withdrawn", async () => {
    const deps = await openDeps(kind);
    const { id } = await deps.database
      .transaction()
      .execute((transaction) =>
        insertDocument(transaction, system, { type: "member", data: { name: "Mo" } }, deps.clock()),
      );
    await makePreviewLink(deps, actor, id, 1);
    await makePreviewLink(deps, actor, id, 30);
    const [first] = await listPreviewLinks(deps, actor, id);
    expect(await listPreviewLinks(deps, actor, id)).toHaveLength(2);
    deps.time.now += 2 * DAY_MS;
    const left = await listPreviewLinks(deps, actor, id);
    expect(left).toHaveLength(1);
    expect(await withdrawPreviewLink(deps, actor, "other", left[0]?.id ?? "")).toBe(false);
    expect(await withdrawPreviewLink(deps, actor, id, left[0]?.id ?? "")).toBe(true);
    expect(await listPreviewLinks(deps, actor, id)).toEqual([]);
    const actions = await deps.database.selectFrom("activity").select("action").orderBy("at").execute();
    expect(actions.map(({ action }) => action)).toEqual(["preview-link", "preview-link", "preview-link-withdraw"]);
    expect(first?.madeBy).toBe("");
    expect(await makePreviewLink(deps, actor, "no-such", 1)).toBeNull();
  });

  test("a link opens the draft until its last moment, and not from then on", async () => {
    const deps = await openSeeded(kind);
    const link = await makePreviewLink(deps, actor, "service-cloud", 1);
    deps.time.now += DAY_MS - 1;
    expect(await openPreviewLink(deps, link?.token ?? "")).not.toBeNull();
    deps.time.now += 1;
    expect(await openPreviewLink(deps, link?.token ?? "")).toBeNull();
  });
});
