// @module-tag slow
import { describe, expect, test } from "vitest";
import { statuses } from "#domain/content/document-status.ts";
import { listDocuments } from "#domain/content/lists/list-documents.server.ts";
import { inbox } from "#domain/enquiries/inbox/inbox.server.ts";
import { listPictures } from "#domain/media/library/read-pictures.server.ts";
import { readVisits } from "#domain/visits/numbers/read-visits.server.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { openSeeded } from "../../tests/seeded.ts";
import { admin } from "../../tests/staff-actors.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import { makeAll } from "./make-all.ts";

const AMOUNTS = { posts: 40, media: 50, enquiries: 60, redirects: 20, visits: { pages: 10, days: 90 } };

describe.each(databaseKinds)("a large site on %s", (kind) => {
  test("has as much of each as was asked for, in every state, and is not filled twice", async () => {
    const files = standInFiles();
    const deps = { ...(await openSeeded(kind)), files };
    await makeAll(deps, AMOUNTS);
    const all = { type: "post", search: '"what we learned about"', status: null, sort: "changed", page: 1 } as const;
    const posts = await listDocuments(deps, admin, all);
    expect(posts.total).toBe(AMOUNTS.posts - posts.counts.trash);
    for (const status of Object.keys(statuses)) expect(posts.counts, status).not.toMatchObject({ [status]: 0 });
    const pictures = await listPictures(deps, admin, { filter: "all", search: "many", page: 1 });
    expect(pictures.total).toBe(AMOUNTS.media);
    for (const { src } of pictures.pictures) expect(await files.get(src.replace("/media/", ""))).not.toBeNull();
    const enquiries = await inbox(deps, admin, { states: [], search: "visitor", page: 1 });
    expect(Object.values(enquiries.counts).reduce((sum, count) => sum + count)).toBe(AMOUNTS.enquiries);
    expect(Object.values(enquiries.counts)).not.toContain(0);
    const visits = await readVisits(deps, admin, { period: "30", most: 99 });
    expect(visits.tables.page?.names).toBe(10);
    expect(visits.days.every((day) => day.visits > 0)).toBe(true);
    await expect(makeAll(deps, AMOUNTS)).rejects.toThrow("There are enquiries");
  });
});
