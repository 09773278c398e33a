// @module-tag slow
import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../tests/databases.ts";
import { openSeeded, type Seeded } from "../../tests/seeded.ts";
import { publishedSite } from "../content/published/published-site.server.ts";
import { searchSite } from "./search-site.server.ts";

describe.each(databaseKinds)("searches, on %s", (kind) => {
  test("sixty a minute are answered from one address, and where they can't be counted, all", async () => {
    const site = await openSeeded(kind);
    const english = await publishedSite(site);
    const ask = (more: { typed?: string; address?: string } = {}, deps: Pick<Seeded, "commit"> = site) =>
      searchSite({ ...site, ...deps }, english, { typed: "wombats", address: "203.0.113.7", ...more });
    for (let asked = 0; asked < 60; asked += 1) expect((await ask()).outcome).toBe("found");
    expect(await ask()).toEqual({ outcome: "limited", resetMs: 60_000 });
    expect((await ask({ typed: " " })).outcome).toBe("found");
    expect((await ask({ address: "203.0.113.8" })).outcome).toBe("found");
    expect((await ask({}, { commit: () => Promise.reject(new Error("the disk is full")) })).outcome).toBe("found");
    expect(site.logLines().at(-1)).toMatchObject({ msg: "search: not counted", err: { message: "the disk is full" } });
    site.time.now += 60_000;
    expect((await ask()).outcome).toBe("found");
  });
});
