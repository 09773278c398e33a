import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { siteVersion } from "../../site-version.server.ts";
import { createMember } from "../../staff/members/create-member.server.ts";
import { trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { importRedirects } from "./import-redirects.server.ts";
import { exportRedirects, listRedirects } from "./list-redirects.server.ts";
import { dismissMissingPath, listMissingPaths, noteMissingPath } from "./missing-paths.server.ts";
import { addRedirect, changeRedirect, deleteRedirect } from "./save-redirect.server.ts";

const pathsOf = async (site: Seeded, words: string, page = 1) =>
  (await listRedirects(site, admin, { words, page })).entries.map(({ from }) => from);

const told = ({ database }: Seeded) =>
  database.selectFrom("activity").select(["action", "detail"]).where("actor", "=", admin.id).orderBy("at").execute();

describe.each(databaseKinds)("on %s", (kind) => {
  test("redirects are listed by their paths, fifty a page, and found by what stands in path or target", async () => {
    const site = await openSeeded(kind);
    expect(await listRedirects(site, admin, { words: "", page: 1 })).toEqual({ entries: [], total: 0, pages: 1 });
    const lines = Array.from({ length: 51 }, (_, n) => `/old-${String(n).padStart(2, "0")},/about`);
    await importRedirects(site, admin, lines.join("\n"));
    const first = await listRedirects(site, admin, { words: " ", page: 1 });
    expect([first.total, first.pages, first.entries.length, first.entries[0]?.from]).toEqual([51, 2, 50, "/old-00"]);
    expect(await pathsOf(site, "", 2)).toEqual(["/old-50"]);
    await addRedirect(site, admin, { from: "/Place", to: "https://Other.example/100%25_off" });
    await addRedirect(site, admin, { from: "/an-older", to: "/about" });
    const exported = (await exportRedirects(site, admin)).split("\r\n").map((line) => line.split(",")[0]);
    expect(exported.slice(0, 4), "by their paths").toEqual(["\ufefffrom", "/Place", "/an-older", "/old-00"]);
    await deleteRedirect(site, admin, "/an-older");
    expect(await pathsOf(site, "OTHER.example")).toEqual(["/Place"]);
    expect(await pathsOf(site, "plac")).toEqual(["/Place"]);
    expect(await pathsOf(site, "pl_ce")).toEqual([]);
    expect(await pathsOf(site, "100%")).toEqual(["/Place"]);
    expect(await pathsOf(site, "p%e")).toEqual([]);
    expect(await pathsOf(site, "!")).toEqual([]);
  });

  test("a redirect says who made it when, and whether anything is at its end", async () => {
    const site = await openSeeded(kind);
    const who = { name: "Erin", email: "erin@example.org", role: "admin", passwordHash: null } as const;
    const erin = { id: (await createMember(site.database, who, site.time.now)) ?? "", role: "admin" } as const;
    await addRedirect(site, erin, { from: "/a", to: "/services/cloud?x=1#y" });
    await addRedirect(site, admin, { from: "/b", to: "/services/data" });
    await addRedirect(site, admin, { from: "/c", to: "/blog/rss.xml" });
    await addRedirect(site, admin, { from: "/d", to: "https://other.example/" });
    await addRedirect(site, admin, { from: "/e", to: "/nowhere" });
    await unpublish(site, admin, "service-cloud");
    await trash(site, admin, "service-data");
    const { entries } = await listRedirects(site, admin, { words: "", page: 1 });
    expect(entries.map(({ nothingThere }) => nothingThere)).toEqual([true, true, false, false, true]);
    const createdAt = site.time.now;
    expect(entries[0]).toMatchObject({ from: "/a", to: "/services/cloud?x=1#y", createdAt, createdBy: "Erin" });
    expect(entries[1]?.createdBy).toBeNull();
  });

  test("each change is written down and seen by visitors at once; what changes nothing is not", async () => {
    const site = await openSeeded(kind);
    const version = await siteVersion(site.database);
    const steps = [
      () => addRedirect(site, admin, { from: "/a", to: "/about" }),
      () => changeRedirect(site, admin, { old: "/a", from: "/b", to: "/contact" }),
      () => importRedirects(site, admin, "FROM,to\n/b,/contact\n/c,/about\n/d,/b\n/c,/about"),
      () => importRedirects(site, admin, "/b,/about\n/c,/about\n/d,/services"),
      () => deleteRedirect(site, admin, "/b"),
      () => exportRedirects(site, admin),
    ];
    const advanced: number[] = [];
    for (const step of steps) {
      site.time.now += 1_000;
      await step();
      advanced.push((await siteVersion(site.database)) - version);
    }
    expect(advanced).toEqual([1, 2, 2, 3, 4, 4]);
    expect(await told(site)).toEqual([
      { action: "redirect-add", detail: "/a to /about" },
      { action: "redirect-change", detail: "/b to /contact" },
      { action: "redirect-import", detail: "2 new, 1 changed, 0 as before" },
      { action: "redirect-delete", detail: "/b to /about" },
      { action: "redirect-export", detail: "2 redirects" },
    ]);
  });

  test("faulty lines of an import are named with what is wrong in them", async () => {
    const site = await openSeeded(kind);
    const csv = "/a,/about\n/b\n/c,/d,/e\nfrom,/x\n/a,/contact\n/about,nowhere\n";
    const result = await importRedirects(site, admin, csv);
    expect(result).toEqual({
      outcome: "invalid",
      issues: [
        { line: 2, text: "/b", message: "Two cells are expected: from and to" },
        { line: 3, text: "/c, /d, /e", message: "Two cells are expected: from and to" },
        { line: 4, text: "from, /x", message: "from: Start with /, such as /old-page" },
        { line: 5, text: "/a, /contact", message: "from: /a stands on line 1 already" },
        {
          line: 6,
          text: "/about, nowhere",
          message:
            "from: Visitors can open /about; a page can't be redirected away; to: Start with / for a page of this site, or with https:// for another one",
        },
      ],
    });
    const lines = (count: number) => Array.from({ length: count }, () => "x,y").join("\n");
    expect(await importRedirects(site, admin, lines(5_001))).toEqual({ outcome: "too-many", most: 5_000 });
    expect((await importRedirects(site, admin, lines(5_000))).outcome).toBe("invalid");
  });

  test("missing addresses: the twenty asked for most, with when, how often and what was probably meant", async () => {
    const site = await openSeeded(kind);
    const start = site.time.now;
    for (let n = 0; n < 21; n += 1) await noteMissingPath(site, `/zz-${String(n).padStart(2, "0")}`);
    for (let n = 0; n < 3; n += 1) {
      site.time.now += 1_000;
      await noteMissingPath(site, "/service/cloud");
    }
    const { paths, total } = await listMissingPaths(site, admin);
    expect([paths.length, total]).toEqual([20, 22]);
    expect(paths[0]).toEqual({
      ...{ path: "/service/cloud", hits: 3, firstSeen: start + 1_000, lastSeen: site.time.now },
      suggestion: "/services/cloud",
    });
    expect(paths.slice(1, 3)).toMatchObject([{ path: "/zz-00", suggestion: null }, { path: "/zz-01" }]);
    expect(await dismissMissingPath(site, admin, "/zz-00")).toEqual({ outcome: "dismissed" });
    expect(await dismissMissingPath(site, admin, "/never-seen")).toEqual({ outcome: "missing" });
    expect((await listMissingPaths(site, admin)).total).toBe(21);
    expect(await told(site)).toEqual([{ action: "missing-dismiss", detail: "/zz-00" }]);
    expect(await dismissMissingPath(site, admin, "/zz-00")).toEqual({ outcome: "missing" });
    await addRedirect(site, admin, { from: "/zz-01", to: "/about" });
    const left = await listMissingPaths(site, admin);
    expect([left.total, left.paths[1]?.path]).toEqual([20, "/zz-02"]);
    await addRedirect(site, admin, { from: "/zz-01", to: "/about" });
    await deleteRedirect(site, admin, "/zz-01");
    expect((await listMissingPaths(site, admin)).total).toBe(20);
  });

  test("an address that answers by now is not missing, and comes back when it no longer does", async () => {
    const site = await openSeeded(kind);
    await noteMissingPath(site, "/services/cloud");
    expect((await listMissingPaths(site, admin)).total).toBe(0);
    await unpublish(site, admin, "service-cloud");
    expect((await listMissingPaths(site, admin)).paths).toMatchObject([{ path: "/services/cloud" }]);
  });

  test("no more than 5,000 missing addresses are stored, each cut after 200 characters", async () => {
    const site = await openSeeded(kind);
    const long = `/${"x".repeat(300)}`;
    await noteMissingPath(site, long);
    await noteMissingPath(site, long.slice(0, 250));
    expect((await listMissingPaths(site, admin)).paths).toMatchObject([{ path: long.slice(0, 200), hits: 2 }]);
    const rows = Array.from({ length: 4_998 }, (_, n) => ({ path: `/m-${n}`, hits: 1, first_seen: 1, last_seen: 1 }));
    for (let n = 0; n < rows.length; n += 1_000)
      await site.database
        .insertInto("missing_path")
        .values(rows.slice(n, n + 1_000))
        .execute();
    const stored = async () =>
      (await site.database.selectFrom("missing_path").select("path").execute()).map((row) => row.path);
    await noteMissingPath(site, "/the-last");
    expect(await stored()).toHaveLength(5_000);
    await dismissMissingPath(site, admin, "/m-0");
    await noteMissingPath(site, "/one-too-many");
    await noteMissingPath(site, "/one-too-many");
    expect((await stored()).length).toBeLessThanOrEqual(5_000);
    expect(await stored()).toEqual(expect.arrayContaining(["/m-0", "/the-last", "/one-too-many", long.slice(0, 200)]));
    expect((await listMissingPaths(site, admin)).paths.slice(0, 2)).toMatchObject([
      { path: "/one-too-many", hits: 2 },
      { path: long.slice(0, 200), hits: 2 },
    ]);
  });
});
