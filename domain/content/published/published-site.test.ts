import { expect, test } from "vitest";
import { openSeeded } from "../../../tests/seeded.ts";
import { publishedSite } from "./published-site.server.ts";

test("what visitors get of the settings holds neither the plain mail address nor how long enquiries are kept", async () => {
  const { settings, settingsView } = await publishedSite((await openSeeded("SQLite")).database);
  expect(Object.keys(settings).filter((name) => !(name in settingsView))).toEqual(["retentionMonths"]);
  const [user, host] = settings.contact.email.split("@");
  expect(settingsView.contact).toMatchObject({ mailbox: { user, host } });
  expect(JSON.stringify(settingsView)).not.toContain(settings.contact.email);
});
