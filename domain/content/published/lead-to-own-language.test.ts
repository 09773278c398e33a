import { describe, expect, test } from "vitest";
import { callTo } from "../../../tests/call-to.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { publishChange } from "../../../tests/edit.ts";
import { openSeeded, type Seeded } from "../../../tests/seeded.ts";
import { linksIn } from "../form/fields-in.ts";
import { leadToOwnLanguage } from "./lead-to-own-language.server.ts";
import { type Published, publishedDocument } from "./published-document.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  /** Where a link leads on the page at an address, whose group may be made to be another. */
  const leads = async ({ database }: Seeded, path: string, href: string, more: Partial<Published> = {}) => {
    const page = await publishedDocument(database, path);
    const shown = { ...page, data: { ...page?.data, blocks: [callTo(href)] }, ...more } as Published;
    return linksIn("page", (await leadToOwnLanguage(database, shown)).data).map((link) => link.href);
  };

  test("a link of a translation leads to the page in its own language, also by an address that has moved", async () => {
    const site = await openSeeded(kind);
    expect(await leads(site, "/es/nosotros", "/services/cloud?a=1#b")).toEqual(["/es/servicios/nube?a=1#b"]);
    await publishChange(site.database, "service-cloud", { path: "/services/cloud-hosting" });
    expect(await leads(site, "/es/nosotros", "/services/cloud?a=1#b")).toEqual(["/es/servicios/nube?a=1#b"]);
    expect(await leads(site, "/es/nosotros", "/services/cloud-hosting")).toEqual(["/es/servicios/nube"]);
    expect(await leads(site, "/es/nosotros", "/nowhere")).toEqual(["/nowhere"]);
  });

  test("what is translated into the first language has its links led too; an original there keeps its own", async () => {
    const site = await openSeeded(kind);
    expect(await leads(site, "/about", "/es/servicios/nube")).toEqual(["/es/servicios/nube"]);
    expect(await leads(site, "/about", "/es/servicios/nube", { group: "written-in-spanish" })).toEqual([
      "/services/cloud",
    ]);
  });
});
