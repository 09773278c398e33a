import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { disableMember } from "../../staff/members/change-member.server.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
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

  test("whoever is switched off has no way to drafts left by a link of theirs; those of others stay open", async () => {
    const deps = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "editor", passwordHash: null } as const;
    const erin = { id: (await createMember(deps.database, who, deps.time.now)) ?? "", role: "editor" as const };
    const boss = { name: "Ada", email: "ada@example.org", role: "admin", passwordHash: "hash" } as const;
    const ada = { id: (await createMember(deps.database, boss, deps.time.now)) ?? "", role: "admin" as const };
    const hers = await makePreviewLink(deps, erin, "service-cloud", 30);
    const other = await makePreviewLink(deps, ada, "service-cloud", 30);
    expect(await disableMember(deps, ada, erin.id)).toMatchObject({ outcome: "changed" });
    expect(await openPreviewLink(deps, hers?.token ?? "")).toBeNull();
    expect(await openPreviewLink(deps, other?.token ?? "")).not.toBeNull();
    expect((await listPreviewLinks(deps, ada, "service-cloud")).map(({ madeBy }) => madeBy)).toEqual(["Ada"]);
  });
});
