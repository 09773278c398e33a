import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { publishChange } from "../../../tests/edit.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { makeOlder } from "../../../tests/older-site.ts";
import { openSeeded, type Seeded, seed } from "../../../tests/seeded.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { publishedSite } from "../../content/published/published-site.server.ts";
import { exportEnquiries } from "../inbox/export-enquiries.server.ts";
import { inbox } from "../inbox/inbox.server.ts";
import { readEnquiry } from "../inbox/read-enquiry.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";

type Option = { name: string; word?: string; service?: string[] };

const offer = async (site: Seeded, change: (before: Option[]) => Option[]) => {
  const { settings } = await publishedSite(site);
  await publishChange(site.database, "settings", { form: { services: change(settings.form.services) } });
};

const send = async (site: Seeded, service: string) => {
  const { outcome } = await submitEnquiry(site, filledForm({ service }), "203.0.113.9");
  const row = await site.database.selectFrom("enquiry").selectAll().orderBy("created_at", "desc").executeTakeFirst();
  site.time.now += 1_000;
  return { outcome, row };
};

describe.each(databaseKinds)("the services of the form, on %s", (kind) => {
  test("one that staff add arrives under its name in mail, inbox, export and search", async () => {
    const site = await openSeeded(kind);
    await offer(site, (before) => [
      ...before,
      { name: "Help Desk", word: "help-desk", service: ["service-help-desk"] },
    ]);
    const { outcome, row } = await send(site, "help-desk");
    expect([outcome, row?.service_name]).toEqual(["received", "Help Desk"]);
    expect(site.mail.sent[0]?.text).toContain("Service: Help Desk\n");
    expect((await readEnquiry(site, editor, row?.id ?? ""))?.service).toBe("Help Desk");
    expect(await exportEnquiries(site, editor, { states: [], search: "" })).toContain(",Help Desk,");
    const found = async (search: string) => (await inbox(site, editor, { states: [], search, page: 1 })).total;
    expect([await found("help desk"), await found("cybersecurity")]).toEqual([1, 0]);
  });

  test("one whose name holds a value of Settings arrives as visitors read it", async () => {
    const site = await openSeeded(kind);
    await offer(site, (before) => [...before, { name: "Anything {company} does", word: "anything", service: [] }]);
    expect((await send(site, "anything")).row?.service_name).toBe("Anything Mangrove IT does");
  });

  test("one that was renamed or taken out after the form was opened is taken as it was offered; never was, refused", async () => {
    const site = await openSeeded(kind);
    const first = await send(site, "security");
    await offer(site, (before) =>
      before.flatMap((one) => (one.word === "cloud" ? [] : one.word === "security" ? { ...one, name: "Safety" } : one)),
    );
    expect(await send(site, "cloud")).toMatchObject({ outcome: "received", row: { service_name: "Cloud Solutions" } });
    expect(await send(site, "security")).toMatchObject({ outcome: "received", row: { service_name: "Safety" } });
    expect((await readEnquiry(site, editor, first.row?.id ?? ""))?.service).toBe("Cybersecurity");
    await offer(site, (before) => before.filter(({ word }) => word !== "security"));
    expect((await send(site, "security")).row?.service_name, "as it was offered last").toBe("Safety");
    for (const service of ["plumbing", "toString"])
      expect(await submitEnquiry(site, filledForm({ service }), "::1")).toMatchObject({
        outcome: "invalid",
        fields: { service: "Please choose a service from the list" },
      });
  });

  test("Settings of the release before offer what its form did", async () => {
    const site = await openDeps(kind);
    await seed(site.database);
    const now = (await publishedSite(site)).settings.form;
    await makeOlder(site.database);
    await publishChange(site.database, "seo", { siteTitle: "Another" });
    expect((await publishedSite(site)).settings.form).toEqual(now);
    expect(now.services.map(({ word, name }) => `${word} = ${name}`)).toEqual([
      "consulting = IT Consulting",
      "managed = Managed Services",
      "cloud = Cloud Solutions",
      "security = Cybersecurity",
      "software = Software Development",
      "careers = Careers - Open Positions",
      "other = Other",
    ]);
  });
});
