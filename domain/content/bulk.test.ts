import { describe, expect, test } from "vitest";
import { editDocument as edit, openContentSite as openSite } from "../../tests/content-site.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { bulk } from "./bulk.server.ts";

const editor = { id: "ed", role: "editor" } as const;

describe.each(databaseKinds)("on %s", (kind) => {
  test("several at once: one that is refused does not keep the others back", async () => {
    const site = await openSite(kind);
    await edit(site, "member-2", (data) => ({ ...data, name: "" }));
    const result = await bulk(site, editor, { verb: "publish", documents: ["member-1", "member-2", "nobody"] });
    expect(result).toEqual({
      done: 1,
      refused: [
        { title: "Untitled", why: "Name: this field is required" },
        { title: "Unknown", why: "It is no longer there" },
      ],
    });
    const gone = await bulk(site, editor, { verb: "trash", documents: ["member-1", "member-2"] });
    expect(gone).toEqual({ done: 2, refused: [] });
    expect((await bulk(site, editor, { verb: "restore", documents: ["member-1", "member-2"] })).done).toBe(2);
    expect((await bulk(site, editor, { verb: "unpublish", documents: ["member-3"] })).done).toBe(1);
  });
});
