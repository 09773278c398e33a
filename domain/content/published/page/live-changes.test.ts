import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../../tests/databases.ts";
import { editDocument } from "../../../../tests/edit.ts";
import { openSeeded } from "../../../../tests/seeded.ts";
import { editor } from "../../../../tests/staff-actors.ts";
import { bringBack } from "../../live/bring-back.server.ts";
import { publish } from "../../publishing/publish.server.ts";
import { trash } from "../../publishing/trash.server.ts";
import { unpublish } from "../../publishing/unpublish.server.ts";
import { publishedAddresses } from "./published-addresses.server.ts";
import { tagAddresses } from "./tags.server.ts";

const MOST = 100;

describe.each(databaseKinds)("when what an address shows last changed, on %s", (kind) => {
  test("is not the installation, nor a publish without a change", async () => {
    const site = await openSeeded(kind);
    const changes = async () =>
      Object.fromEntries(
        (await publishedAddresses(site.database, MOST, 0)).flatMap(({ path, changedAt }) =>
          changedAt === null ? [] : [[path, changedAt]],
        ),
      );
    const tags = async () => (await tagAddresses(site.database, MOST, 0)).filter(({ changedAt }) => changedAt !== null);
    expect([await changes(), await tags()]).toEqual([{}, []]);

    site.time.now += 1_000;
    await publish(site, editor, "service-cloud");
    expect(await changes()).toEqual({});

    const first = site.time.now + 1_000;
    site.time.now = first;
    await editDocument(site, "post-hipaa", (data) => ({ ...data, summary: "Written anew" }));
    expect(await changes()).toEqual({});
    await publish(site, editor, "post-hipaa");
    const HIPAA = "/blog/hipaa-security-risk-assessment-small-clinic";
    const CLINICS = "/industries/healthcare"; // It lists that post.
    expect(await changes()).toEqual({ "/blog": first, [HIPAA]: first, [CLINICS]: first }); // none of them in Spanish
    expect((await tags()).map(({ path }) => path)).toContain("/blog/tag/hipaa");

    site.time.now += 1_000;
    await publish(site, editor, "post-hipaa");
    expect(await changes()).toEqual({ "/blog": first, [HIPAA]: first, [CLINICS]: first });

    site.time.now += 1_000;
    const gone = await unpublish(site, editor, "position-devops-engineer");
    if (gone.outcome !== "unpublished") throw new Error(gone.outcome);
    expect(await changes()).toMatchObject({ "/careers": site.time.now });
    await bringBack(site, editor, [{ verb: "unpublish", before: gone.before }]);
    expect(await changes()).toEqual({ "/blog": first, [HIPAA]: first, [CLINICS]: first });
    const thrown = await trash(site, editor, "position-devops-engineer");
    if (thrown.outcome !== "trashed") throw new Error(thrown.outcome);
    expect(await changes()).toMatchObject({ "/careers": site.time.now });
    await bringBack(site, editor, [{ verb: "trash", before: thrown.before }]);
    expect(await changes()).toEqual({ "/blog": first, [HIPAA]: first, [CLINICS]: first });

    site.time.now += 1_000;
    const hidden = site.time.now;
    const { id } = await site.database
      .selectFrom("document")
      .select("id")
      .where("path", "=", CLINICS)
      .executeTakeFirstOrThrow();
    await editDocument(site, id, (data) => ({
      ...data,
      blocks: (data.blocks as { type: string }[]).map((block) =>
        block.type === "latest-posts" ? { ...block, hidden: true } : block,
      ),
    }));
    await publish(site, editor, id);
    site.time.now += 1_000;
    await editDocument(site, "post-hipaa", (data) => ({ ...data, summary: "Written once more" }));
    await publish(site, editor, "post-hipaa");
    expect(await changes(), "a list that nobody sees").toMatchObject({ "/blog": site.time.now, [CLINICS]: hidden });
  });
});
