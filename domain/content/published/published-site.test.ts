import { expect, test } from "vitest";
import { publishChange } from "../../../tests/edit.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { formServices } from "../form-services.ts";
import { publishedSite } from "./published-site.server.ts";

test("what visitors get of the settings holds neither plain mail addresses nor how long enquiries are kept", async () => {
  const site = await openSeeded("SQLite");
  const { services } = (await publishedSite(site)).settings.form;
  const told = services.map((service) => ({ ...service, receiver: "sales@example.org" }));
  await publishChange(site.database, "settings", { form: { services: told } });
  const { settings, settingsView } = await publishedSite(site);
  expect(settings.form.services[0]?.receiver).toBe("sales@example.org");
  expect(JSON.stringify(settingsView)).not.toContain("sales@example.org");
  expect(Object.keys(settings).filter((name) => !(name in settingsView))).toEqual([
    "answers",
    "confirms",
    "retentionMonths",
  ]);
  const [user, host] = settings.contact.email.split("@");
  expect(settingsView.contact).toMatchObject({ mailbox: { user, host } });
  expect(JSON.stringify(settingsView)).not.toContain(settings.contact.email);
});

test("a service of the form is named with the values of Settings, and sent by the word that its name has without them", async () => {
  const site = await openSeeded("SQLite");
  const before = (await publishedSite(site)).settings.form.services;
  const services = [...before, { name: "Anything {company} does", word: "", service: [], receiver: "" }];
  await publishChange(site.database, "settings", { form: { services } });
  const { settings, settingsView } = await publishedSite(site);
  expect(formServices(settingsView).at(-1)).toMatchObject({
    name: "Anything Mangrove IT does",
    word: formServices(settings).at(-1)?.word,
  });
});
