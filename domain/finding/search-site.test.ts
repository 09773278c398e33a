import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { bulkPosts } from "../../bench/bulk-posts.ts";
import { databaseKinds } from "../../tests/databases.ts";
import { editDocument, publishChange } from "../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../tests/seeded.ts";
import { editor } from "../../tests/staff-actors.ts";
import { shapeNow } from "../content/evolution/evolve.ts";
import { steps } from "../content/evolution/steps.ts";
import { publishedSite } from "../content/published/published-site.server.ts";
import { publish } from "../content/publishing/publish.server.ts";
import { unpublish } from "../content/publishing/unpublish.server.ts";
import { type Language, languageAt } from "../languages.ts";
import { countRows } from "../sql.server.ts";
import { indexMissing } from "./index-missing.server.ts";
import { searchSite } from "./search-site.server.ts";

const search = async (site: Seeded, typed: string, language: Language = "en") => {
  const result = await searchSite(site, await publishedSite(site, language), { typed, address: "203.0.113.7" });
  if (result.outcome !== "found") throw new Error(`"${typed}" is ${result.outcome}`);
  return result;
};
const paths = async (site: Seeded, typed: string) => (await search(site, typed)).hits.map(({ path }) => path);
const spanishPaths = async (site: Seeded, typed: string) =>
  (await search(site, typed, "es")).hits.map(({ path }) => path);

describe.each(databaseKinds)("the search of the site, on %s", (kind) => {
  test("finds live pages by their words, titles first, with the sentence that says them", async () => {
    const site = await openSeeded(kind);
    const { hits, some } = await search(site, "hipaa RISK assessment");
    expect(some).toBe(false);
    expect(hits[0]).toMatchObject({ path: "/blog/hipaa-security-risk-assessment-small-clinic", kind: "Blog" });
    const said = hits[0]?.parts.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase());
    expect(said).toEqual(expect.arrayContaining(["hipaa"]));
    const [byTitle] = (await search(site, "hipaa audit trail")).hits.filter(({ title }) => /hipaa/i.test(title));
    expect(byTitle?.parts.map(({ text }) => text).join(""), "a hit does not say its title twice").not.toBe(
      byTitle?.title,
    );
    expect(await paths(site, "tomás")).toEqual([]);
    expect(await paths(site, '"electronic health record"')).toContain("/portfolio/healthcare");
  });

  test("shows a sentence of a page, not its tags or its title in search results", async () => {
    const site = await openSeeded(kind);
    const shown = async (typed: string, language?: Language) =>
      (await search(site, typed, language)).hits.map(({ parts }) => parts.map(({ text }) => text).join(""));
    expect((await shown("hurricane"))[0]).toMatch(/hurricane .*(\.| …)$/i);
    expect((await shown("budget")).filter((text) => /^(Contracts, )?IT budget$/.test(text))).toEqual([]);
    expect((await shown("empleo", "es")).filter((text) => text.includes("|"))).toEqual([]);
  });

  test("knows no draft, nothing hidden, nothing that left the site, and fills named values in", async () => {
    const site = await openSeeded(kind);
    const intro = { type: "intro", id: "intro", heading: "Call {phone} about wombats", hidden: false };
    const write = (hidden: boolean) =>
      editDocument(site, "page-portfolio", (data) => ({
        ...data,
        blocks: [{ ...intro, hidden, text: "", picture: "", eyebrow: "" }],
      }));
    await write(false);
    expect(await paths(site, "wombats")).toEqual([]);
    await publish(site, editor, "page-portfolio");
    const [hit] = (await search(site, "wombats")).hits;
    expect(hit?.parts.map(({ text }) => text).join("")).toBe("Call (305) 555-0142 about wombats");
    await write(true);
    await publish(site, editor, "page-portfolio");
    expect(await paths(site, "wombats")).toEqual([]);
    await write(false);
    await publish(site, editor, "page-portfolio");
    await unpublish(site, editor, "page-portfolio");
    expect(await paths(site, "wombats")).toEqual([]);
  });

  test("finds what a named value says, in the words of each language, and not the name that stands for it", async () => {
    const site = await openSeeded(kind);
    expect(await paths(site, "24/7")).toContain("/");
    expect((await spanishPaths(site, "Mangrove IT")).length).toBeGreaterThan(2);
    for (const name of ["legalName", "retentionMonths"]) expect(await paths(site, name), name).toEqual([]);
    const pictures = await countRows(site.database.selectFrom("media"));
    const policies = 2; // what follows from the configuration is filled in by the job alone
    expect(await indexMissing(site), "no other page: they were kept as they were published").toBe(pictures + policies);
  });

  test("finds what is written with a hyphen also without it, and marks it", async () => {
    const site = await openSeeded(kind);
    const { hits } = await search(site, "wifi");
    expect(hits.map(({ path }) => path).sort()).toEqual((await paths(site, "Wi-Fi")).sort());
    expect(hits.length).toBeGreaterThan(2);
    for (const { path, parts } of hits) {
      const marked = parts.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase());
      expect(marked, path).toContain("wi-fi");
    }
  });

  test("finds one of a thing for whoever types its plural, but for what only ends like one, or is quoted", async () => {
    const site = await openSeeded(kind);
    expect(await paths(site, "jobs")).toEqual(await paths(site, "job"));
    expect(await paths(site, "jobs")).toContain("/careers");
    expect(await paths(site, '"jobs"')).toEqual([]);
    expect(await spanishPaths(site, "huracanes temporadas")).toContain("/es/blog/lista-para-la-temporada-de-huracanes");
    for (const word of ["access", "status", "analysis"])
      for (const { parts } of (await search(site, word)).hits)
        for (const { text, hit } of parts) if (hit) expect(text.toLowerCase()).toMatch(new RegExp(`^${word}`));
    const [hit] = (await search(site, "jobs openings")).hits;
    expect(hit?.parts.filter(({ hit }) => hit).map(({ text }) => text)).toContain("job");
  });

  test("what Settings changed is found in the texts that name it within a turn of the job, and it takes those alone", async () => {
    const site = await openSeeded(kind);
    const intro = { type: "intro", id: "intro", hidden: false, text: "", picture: "", eyebrow: "" };
    const write = (id: string, heading: string) =>
      publishChange(site.database, id, {
        blocks: [{ ...intro, heading }],
        search: { title: heading, description: "All about them." },
      });
    await write("page-portfolio", "Wombats for {years} years");
    await write("page-services", "Quokkas");
    await indexMissing(site);
    const { contact } = (await publishedSite(site)).settings;
    await publishChange(site.database, "settings", { contact: { ...contact, street: "1 Long Lane" } });
    expect(await indexMissing(site), "no named value changed").toBe(0);
    const { claims } = (await publishedSite(site)).settings;
    const alone = site.database.updateTable("search_text").set({ words: "left alone" });
    await alone.where("document_id", "=", "page-services").where("version", "=", "live").execute();
    await publishChange(site.database, "settings", { claims: { ...claims, years: "umpteen" } });
    expect(await indexMissing(site)).toBeGreaterThan(0);
    expect(await paths(site, "wombats umpteen")).toEqual(["/portfolio"]);
    expect(await paths(site, '"left alone"')).toContain("/services");
    expect(await indexMissing(site)).toBe(0);
  });

  test("finds what the privacy policy says of this installation within a turn of the job, as it is set up by then, and not by name", async () => {
    const site = await openSeeded(kind);
    const policy = "/privacy";
    const marked = async (typed: string) => {
      const hit = (await search(site, typed)).hits.find(({ path }) => path === policy);
      return hit?.parts.map(({ text }) => text).join("");
    };
    expect(await paths(site, "humanCheck")).toEqual([]);
    await indexMissing(site);
    for (const name of ["humanCheck", "otherServers"]) expect(await paths(site, name), name).toEqual([]);
    expect(await marked("altcha arithmetic")).toContain("ALTCHA: your browser solves");
    expect(await marked("programs abuse altcha")).not.toContain("{");
    const humanCheck = {
      ...site.humanCheck,
      view: () => ({ provider: "recaptcha", siteKey: "", scriptUrl: "" }) as const,
    };
    // Set up otherwise is a process of its own, with another handle of the same database.
    Object.assign(site, { humanCheck, database: site.database.withoutPlugins() });
    expect(await indexMissing(site), "the policy, in each language").toBe(2);
    expect(await paths(site, "altcha arithmetic")).not.toContain(policy);
    expect(await marked("google recaptcha")).toContain("Google reCAPTCHA");
    expect(await indexMissing(site)).toBe(0);
    await publishChange(site.database, "page-privacy", {});
    expect(await indexMissing(site), "published anew, by whoever knows nothing of that").toBe(1);
    expect(await marked("google recaptcha")).toContain("Google reCAPTCHA");
  });

  test("what a release before kept without the values is filled in, of an upgrade and where it publishes beside this one", async () => {
    const site = await openSeeded(kind);
    const intro = { type: "intro", id: "intro", hidden: false, text: "", picture: "", eyebrow: "" };
    const write = (heading: string) =>
      publishChange(site.database, "page-portfolio", { blocks: [{ ...intro, heading }] });
    const { claims } = (await publishedSite(site)).settings;
    await publishChange(site.database, "settings", { claims: { ...claims, years: "umpteen" } });
    await write("Wombats for {years} years");
    await indexMissing(site);
    const row = site.database.selectFrom("search_text").select(["revision", "names"]);
    const live = () => row.where("document_id", "=", "page-portfolio").where("version", "=", "live");
    const before = await live().executeTakeFirstOrThrow();
    const found = async () => (await paths(site, "umpteen")).includes("/portfolio");
    const asBefore = async (changes: { names?: null | string }) => {
      const older = site.database.updateTable("search_text").set({ words: "wombats for years years", ...changes });
      await older.where("document_id", "=", "page-portfolio").where("version", "=", "live").execute();
      expect(await found()).toBe(false);
      expect(await indexMissing(site)).toBe(1);
      expect(await found()).toBe(true);
      expect(await indexMissing(site)).toBe(0);
    };
    await asBefore({ names: null });
    await write("More wombats for {years} years");
    await asBefore({ names: before.names });
    expect((await live().executeTakeFirstOrThrow()).names).not.toBe(before.names);
  });

  test("what a newer release indexed is left alone by an older one beside it, which makes other words of names, until Settings change", {
    tags: "slow",
  }, async () => {
    const site = await openSeeded(kind);
    const asNewer = async () => {
      steps.push({ about: "Nothing", types: ["post"], up: (data) => data });
      try {
        return await indexMissing({ ...site, settings: { ...site.settings, VISITS: false } });
      } finally {
        steps.pop();
      }
    };
    const asOlder = () => indexMissing(site);
    expect(await asOlder()).toBeGreaterThan(0);
    expect(await asNewer()).toBeGreaterThan(0);
    expect([await asOlder(), await asNewer(), await asOlder()]).toEqual([0, 0, 0]);
    await editDocument(site, "page-portfolio", (data) => ({ ...data, title: "Wombats" }));
    expect([await asOlder(), await asNewer(), await asOlder()]).toEqual([0, 1, 0]);
    const { claims } = (await publishedSite(site)).settings;
    await publishChange(site.database, "settings", { claims: { ...claims, years: "umpteen" } });
    expect(await asOlder(), "the newer one may be gone for good").toBeGreaterThan(0);
    expect((await paths(site, "umpteen")).length).toBeGreaterThan(0);
    expect(await asNewer()).toBeGreaterThan(0);
    expect(await asOlder()).toBe(0);
  });

  test("what many pages say leads to services first, then to pages, the home page after others, and to posts last", async () => {
    const site = await openSeeded(kind);
    const found = await paths(site, "backup");
    const at = (path: string) => found.indexOf(path);
    expect(found[0]).toMatch(/^\/services\//);
    const order = [
      "/services/software",
      "/services",
      "/",
      "/careers/devops-engineer",
      found.find((path) => path.startsWith("/blog/")) ?? "a post",
    ];
    expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b));
    expect(order.map(at)).not.toContain(-1);
  });

  test("of posts that say it the newest comes first", async () => {
    const site = await openSeeded(kind);
    const rows = site.database.selectFrom("document").select(["id", "path", "shown_on"]).where("type", "=", "post");
    const posts = await rows.where("language", "=", "en").orderBy("shown_on", "desc").execute();
    for (const { id } of posts) await publishChange(site.database, id, { summary: "What quokkas teach us." });
    expect(await paths(site, "quokkas")).toEqual(posts.map(({ path }) => path));
  });

  test("finds what one language says however often the others say it, also what was kept before there were marks", {
    tags: "slow",
  }, async () => {
    const site = await openSeeded(kind);
    const { database } = site;
    const found = await spanishPaths(site, "microsoft");
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((path) => languageAt(path) !== "es")).toEqual([]);
    await bulkPosts(database, 450);
    const said = { shape: shapeNow(), words: "microsoft" };
    const numbers = Array.from({ length: 450 }, (_, n) => n);
    for (const version of ["draft", "live"] as const)
      await database
        .insertInto("search_text")
        .values(numbers.map((n) => ({ ...said, version, document_id: `wide-${n}`, revision: `wide-revision-${n}` })))
        .execute();
    expect((await paths(site, "microsoft")).some((path) => path.startsWith("/blog/wide-"))).toBe(true);
    expect(await spanishPaths(site, "microsoft")).toEqual(found);
    expect(await spanishPaths(site, "microsoft quokkas")).toEqual(found);
    const unmarked = sql<string>`replace(words, ' xqes', '')`;
    await database.updateTable("search_text").set({ words: unmarked }).where("version", "=", "live").execute();
    expect(await spanishPaths(site, "microsoft")).toEqual([]);
    expect(await indexMissing(site)).toBeGreaterThan(found.length);
    expect(await spanishPaths(site, "microsoft")).toEqual(found);
    expect(await indexMissing(site)).toBe(0);
  });

  test("finds in its language what is longer than the index takes, by its beginning, and makes it anew no more than once", async () => {
    const site = await openSeeded(kind);
    const { id, path } = await site.database
      .selectFrom("document")
      .select(["id", "path"])
      .where("type", "=", "post")
      .where("language", "=", "es")
      .where("published_revision", "is not", null)
      .executeTakeFirstOrThrow();
    const text = `Quokkas. ${"Llueve mucho en la ciudad. ".repeat(9_000)}`;
    const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
    await publishChange(site.database, id, { body });
    await indexMissing(site);
    expect(await spanishPaths(site, "quokkas")).toEqual([path]);
    expect(await indexMissing(site)).toBe(0);
  });

  test("offers what says a part where no page says all, and takes anything typed for words", async () => {
    const site = await openSeeded(kind);
    const { hits, some } = await search(site, "hipaa wombats");
    expect([some, hits.some(({ path }) => path.startsWith("/blog/hipaa"))]).toEqual([true, true]);
    for (const odd of ["", " ", '"', "'; --", "a:* & b", "AND OR NOT", "%%", "x".repeat(5_000), "(", "NEAR(a b)"])
      expect(await search(site, odd)).toMatchObject({ hits: expect.any(Array) });
    expect((await search(site, "wombats quokkas")).hits).toEqual([]);
  });
});
