import { expect, test } from "vitest";
import { saveDraft } from "#domain/content/drafts/save-draft.server.ts";
import { servicePlaces } from "#domain/content/places/publish-service.server.ts";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system } from "#domain/staff/system.ts";
import { databaseKinds } from "../databases.ts";
import { editDocument } from "../edit.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { admin } from "../staff-actors.ts";
import { openApp } from "./app.ts";
import { form, signedIn } from "./staff.ts";

test("a draft is not shown until it is published, then at once", async () => {
  await using app = await openApp();
  const before = await (await app.fetch("/services/cloud")).text();
  await editDocument(app.platform, "service-cloud", (data) => ({ ...data, title: "Clouds over Biscayne Bay" }));
  expect(await (await app.fetch("/services/cloud")).text()).toBe(before);
  const result = await publish(app.platform, system, "service-cloud");
  expect(result).toMatchObject({ outcome: "published", path: "/services/cloud" });
  expect(await (await app.fetch("/services/cloud")).text()).toContain("Clouds over Biscayne Bay");
});

test.each(databaseKinds)("what staff publish is on the page that is read next, on %s", async (kind) => {
  await using app = await openApp(kind === "SQLite" ? {} : { DATABASE_URL: await seededPostgresUrl() });
  const cookie = await signedIn(app, "editor");
  for (const title of ["First clouds", "Second clouds", "Third clouds"]) {
    expect(await (await app.fetch("/services/cloud")).text()).not.toContain(title);
    await editDocument(app.platform, "service-cloud", (data) => ({ ...data, title }));
    const published = form({ id: "service-cloud", back: "/cms/services" }, cookie);
    expect((await app.fetch("/cms/content/publish", published)).status).toBe(303);
    expect(await (await app.fetch("/services/cloud")).text()).toContain(title);
  }
});

test("the panel leaves a service where it stands, and takes it out of what it offered and nobody ticked", async () => {
  await using app = await openApp();
  const cookie = await signedIn(app, "admin");
  const stands = async () => {
    const places = await servicePlaces(app.platform, admin, "service-cloud");
    return places?.flatMap(({ place, stands }) => (stands ? place : []));
  };
  const publishWith = async (fields: Record<string, string>) =>
    (await app.fetch("/cms/edit/service-cloud/publish", form(fields, cookie))).status;
  const before = await stands();
  expect(before).toContain("footer");
  expect(await publishWith({})).toBe(200);
  expect(await stands()).toEqual(before);
  expect(await publishWith({ offered: "footer" })).toBe(200);
  expect(await stands()).toEqual(before?.filter((place) => place !== "footer"));
  expect(await publishWith({ offered: "footer", place: "footer" })).toBe(200);
  expect(await stands()).toEqual(before);
});

test("a changed address redirects from the old one for good, also after it changed twice", async () => {
  await using app = await openApp();
  for (const path of ["/services/clouds", "/services/cloud-computing"]) {
    await editDocument(app.platform, "service-cloud", (data) => ({ ...data, path }));
    await publish(app.platform, system, "service-cloud");
  }
  for (const old of ["/services/cloud", "/services/clouds"]) {
    const response = await app.fetch(old);
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/services/cloud-computing");
  }
  expect((await app.fetch("/services/cloud-computing")).status).toBe(200);
});

test("a document that breaks its schema is not published, and the fields at fault are named", async () => {
  await using app = await openApp();
  await editDocument(app.platform, "member-1", (data) => ({ ...data, name: "" }));
  const result = await publish(app.platform, system, "member-1");
  expect(result).toMatchObject({
    outcome: "blocked",
    check: { issues: [{ level: "error", field: "name", message: "This field is required" }] },
  });
});

test("an address that another document has is refused", async () => {
  await using app = await openApp();
  await editDocument(app.platform, "service-cloud", (data) => ({ ...data, path: "/services/data" }));
  const result = await publish(app.platform, system, "service-cloud");
  expect(result).toMatchObject({
    outcome: "blocked",
    check: { issues: [{ level: "error", field: "path", title: "The address /services/data is taken" }] },
  });
});

test("a draft that was started from an older revision is refused, and the newer one stays", async () => {
  await using app = await openApp();
  const first = { document: "member-1", baseRevision: null, data: { name: "A" } };
  const result = await saveDraft(app.platform, system, first);
  expect(result).toMatchObject({ outcome: "stale" });
});

test("settings are used by name everywhere", async () => {
  await using app = await openApp();
  await editDocument(app.platform, "settings", (data) => ({
    ...data,
    claims: { ...(data.claims as object), years: "21+" },
  }));
  await publish(app.platform, system, "settings");
  expect(await (await app.fetch("/")).text()).toContain("21+");
});

test("names are filled in where a post or a service is only listed, too", async () => {
  await using app = await openApp();
  await editDocument(app.platform, "post-hipaa", (data) => ({ ...data, title: "What {years} years taught us" }));
  await editDocument(app.platform, "service-cloud", (data) => ({
    ...data,
    card: { ...(data.card as object), text: "Moved {years} times." },
  }));
  for (const document of ["post-hipaa", "service-cloud"]) await publish(app.platform, system, document);
  expect(await (await app.fetch("/blog")).text()).toMatch(/What \d+\+? years taught us/);
  expect(await (await app.fetch("/services")).text()).toMatch(/Moved \d+\+? times\./);
});
