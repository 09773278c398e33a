import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { editDocument } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin, editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { siteVersion } from "../../site-version.server.ts";
import { system } from "../../staff/system.ts";
import { publish } from "../publishing/publish.server.ts";
import { importRedirects } from "./import-redirects.server.ts";
import { exportRedirects, listRedirects } from "./list-redirects.server.ts";
import { dismissMissingPath, listMissingPaths, noteMissingPath } from "./missing-paths.server.ts";
import { movedTo, redirectOf } from "./redirect-rows.server.ts";
import { addRedirect, changeRedirect, deleteRedirect } from "./save-redirect.server.ts";

describe.each(databaseKinds)("redirects on %s", (kind) => {
  test("one that was added is served, counted as a change of the site, and written down", async () => {
    const deps = await openSeeded(kind);
    const before = await siteVersion(deps.database);
    const result = await addRedirect(deps, admin, { from: "/old-services", to: "/services" });
    expect(result).toMatchObject({ outcome: "saved", from: "/old-services", to: "/services", nothingThere: false });
    expect(await redirectOf(deps.database, "/old-services")).toBe("/services");
    expect(await siteVersion(deps.database)).toBe(before + 1);
    const { entries } = await listRedirects(deps, admin, { words: "OLD-", page: 1 });
    expect(entries).toMatchObject([{ from: "/old-services", to: "/services", nothingThere: false }]);
    const line = [admin.id, "redirect-add", null, "/old-services to /services"];
    expect(await written(deps.database, "redirect-add")).toEqual([line]);
  });

  test("a second one from the same path is refused; the first is changed, its address too, and deleted", async () => {
    const deps = await openSeeded(kind);
    await addRedirect(deps, admin, { from: "/a", to: "/about" });
    const second = await addRedirect(deps, admin, { from: "/a", to: "/contact" });
    expect(second).toMatchObject({ outcome: "invalid", issues: [{ field: "from" }] });
    expect(await changeRedirect(deps, admin, { old: "/a", from: "/b", to: "/a" })).toMatchObject({ to: "/a" });
    expect(await redirectOf(deps.database, "/a")).toBeNull();
    expect(await changeRedirect(deps, admin, { old: "/a", from: "/b", to: "/a" })).toEqual({ outcome: "missing" });
    expect(await deleteRedirect(deps, admin, "/b")).toEqual({ outcome: "deleted", to: "/a" });
    expect(await deleteRedirect(deps, admin, "/b")).toEqual({ outcome: "missing" });
  });

  test("what is refused changes nothing", async () => {
    const deps = await openSeeded(kind);
    const before = await siteVersion(deps.database);
    expect(await addRedirect(deps, admin, { from: "/about", to: "/contact" })).toMatchObject({
      outcome: "invalid",
    });
    expect(await siteVersion(deps.database)).toBe(before);
  });

  test("an address of another system leads where its own redirect says, before to the page that it may have meant", async () => {
    const deps = await openSeeded(kind);
    expect(await movedTo(deps.database, "/about/index.html")).toBe("/about");
    await addRedirect(deps, admin, { from: "/about/index.html", to: "/careers" });
    expect(await movedTo(deps.database, "/about/index.html")).toBe("/careers");
    expect(await movedTo(deps.database, "/nowhere/index.html")).toBeNull();
  });

  test("the old address of a page that moved leads there as people type or dictate it, too", async () => {
    const deps = await openSeeded(kind);
    await addRedirect(deps, admin, { from: "/who-we-are", to: "/about" });
    for (const typed of ["/Who-We-Are", "/who-we-are/index.html", "/WHO-WE-ARE/default.aspx"])
      expect(await movedTo(deps.database, typed), typed).toBe("/about");
    await addRedirect(deps, admin, { from: "/compañía", to: "/about" });
    expect(await movedTo(deps.database, "/Compa%C3%B1%C3%ADa/index.html")).toBe("/about");
  });

  test("chains close when the page at the end moves, also for a place within it", async () => {
    const deps = await openSeeded(kind);
    await addRedirect(deps, admin, { from: "/a", to: "/about#team" });
    await addRedirect(deps, admin, { from: "/b", to: "/a" });
    expect(await redirectOf(deps.database, "/b")).toBe("/about#team");
    await editDocument(deps, "page-about", (data) => ({ ...data, path: "/who-we-are" }));
    await publish(deps, system, "page-about");
    expect(await redirectOf(deps.database, "/about")).toBe("/who-we-are");
    expect(await redirectOf(deps.database, "/a")).toBe("/who-we-are#team");
    expect(await redirectOf(deps.database, "/b")).toBe("/who-we-are#team");
  });

  test("a page that moves while somebody redirects to it leaves no chain, whoever is first", async () => {
    const deps = await openSeeded(kind);
    for (const turn of [1, 2, 3, 4, 5]) {
      const [before, after] = [turn === 1 ? "/about" : `/about-${turn - 1}`, `/about-${turn}`];
      await editDocument(deps, "page-about", (data) => ({ ...data, path: after }));
      await Promise.all([
        publish(deps, system, "page-about"),
        addRedirect(deps, admin, { from: `/old-${turn}`, to: before }),
      ]);
      expect(await redirectOf(deps.database, `/old-${turn}`)).toBe(after);
    }
  });

  test("a page that moves back is no longer redirected away", async () => {
    const deps = await openSeeded(kind);
    for (const path of ["/who-we-are", "/about"]) {
      await editDocument(deps, "page-about", (data) => ({ ...data, path }));
      await publish(deps, system, "page-about");
    }
    expect(await redirectOf(deps.database, "/about")).toBeNull();
    expect(await redirectOf(deps.database, "/who-we-are")).toBe("/about");
  });

  test("an import is whole or not at all", async () => {
    const deps = await openSeeded(kind);
    await addRedirect(deps, admin, { from: "/a", to: "/about" });
    const bad = await importRedirects(deps, admin, "from,to\n/x,/about\n/about,/x\n=1+1,/about\n");
    expect(bad).toMatchObject({ outcome: "invalid", issues: [{ line: 3 }, { line: 4 }] });
    expect(await redirectOf(deps.database, "/x")).toBeNull();
    const good = await importRedirects(deps, admin, "\ufefffrom;to\r\n/a;/contact\r\n/x;/a\r\n/y;/nowhere\r\n");
    expect(good).toEqual({ outcome: "imported", added: 2, changed: 1, same: 0, nothingThere: ["/nowhere"] });
    expect(await redirectOf(deps.database, "/x")).toBe("/contact");
    expect(await importRedirects(deps, admin, "from,to\n")).toEqual({ outcome: "empty" });
    expect(await importRedirects(deps, admin, "From URL,To URL\n")).toEqual({ outcome: "empty" });
    expect(await importRedirects(deps, admin, "from-miami-it,/about\n/x,/about\n")).toMatchObject({
      outcome: "invalid",
      issues: [{ line: 1, text: "from-miami-it, /about" }],
    });
  });

  test("an export is what an import takes", async () => {
    const deps = await openSeeded(kind);
    await importRedirects(deps, admin, '/a,/about\n/b,"https://other.example/?x=1,2"\n');
    const csv = await exportRedirects(deps, admin);
    expect(csv).toBe('\ufefffrom,to\r\n/a,/about\r\n/b,"https://other.example/?x=1,2"\r\n');
    expect(await importRedirects(deps, admin, csv)).toMatchObject({ outcome: "imported", added: 0, same: 2 });
  });

  test("what programs try on every site is not counted; old addresses of another system are, and all are dismissed at once", async () => {
    const deps = await openSeeded(kind);
    const probes = ["/.env", "/wp-login.php", "/blog/wp-admin/setup.php", "/xmlrpc.php", "/.git/config", "/dump.sql"];
    const old = ["/index.php", "/wp-content/uploads/brochure.pdf", "/old-brochure", "/.well-known/thing"];
    for (const path of [...probes, ...old]) await noteMissingPath(deps, path);
    const { paths } = await listMissingPaths(deps, admin);
    expect(paths.map(({ path }) => path).sort()).toEqual([...old].sort());
    expect(await dismissMissingPath(deps, admin, null)).toEqual({ outcome: "dismissed" });
    expect(await listMissingPaths(deps, admin)).toEqual({ paths: [], total: 0 });
    expect(await dismissMissingPath(deps, admin, null)).toEqual({ outcome: "missing" });
  });

  test("missing addresses are listed by hits until they are redirected or dismissed", async () => {
    const deps = await openSeeded(kind);
    for (const path of ["/one", "/two", "/two", "/three"]) await noteMissingPath(deps, path);
    expect((await listMissingPaths(deps, admin)).paths.map(({ path, hits }) => [path, hits])).toEqual([
      ["/two", 2],
      ["/one", 1],
      ["/three", 1],
    ]);
    await addRedirect(deps, admin, { from: "/two", to: "/about" });
    expect(await dismissMissingPath(deps, admin, "/three")).toEqual({ outcome: "dismissed" });
    await noteMissingPath(deps, "/three");
    expect(await dismissMissingPath(deps, admin, "/three")).toEqual({ outcome: "missing" });
    expect((await listMissingPaths(deps, admin)).paths.map(({ path }) => path)).toEqual(["/one"]);
  });

  test("editors may do none of it", async () => {
    const deps = await openSeeded(kind);
    const may = (work: () => Promise<unknown>) => expect(async () => work()).rejects.toThrow("right to redirects");
    await may(() => addRedirect(deps, editor, { from: "/a", to: "/about" }));
    await may(() => changeRedirect(deps, editor, { old: "/a", from: "/a", to: "/about" }));
    await may(() => deleteRedirect(deps, editor, "/a"));
    await may(() => importRedirects(deps, editor, "/a,/about"));
    await may(() => exportRedirects(deps, editor));
    await may(() => listRedirects(deps, editor, { words: "", page: 1 }));
    await may(() => listMissingPaths(deps, editor));
    await may(() => dismissMissingPath(deps, editor, "/a"));
  });
});
