import { afterEach, describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { openDeps } from "../../../tests/deps.ts";
import { seed } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { documentTypes } from "../document-types.ts";
import { wholeNumber } from "../fields/kinds/number.ts";
import { line } from "../fields/kinds/text.ts";
import { readSingleton } from "../singletons/read-singleton.server.ts";
import { publishedDocument } from "./published-document.server.ts";
import { publishedSite } from "./published-site.server.ts";

const added = { motto: line("Motto"), floor: wholeNumber("Floor", 2, 9) };

/** A release whose schema asks for more than what is stored. */
const newRelease = () =>
  Object.assign(documentTypes, {
    service: documentTypes.service.extend(added),
    settings: documentTypes.settings.extend(added),
  });

const { service, settings } = documentTypes;

afterEach(() => Object.assign(documentTypes, { service, settings }));

describe.each(databaseKinds)("what an older release stored, on %s", (kind) => {
  test("is shown with blanks for the fields that are required since", async () => {
    const site = await openDeps(kind);
    await seed(site.database); // no copy: what was read of a revision is remembered, and copies share theirs
    newRelease();
    const shown = await publishedSite(site);
    expect(shown.settings).toMatchObject({ motto: "", floor: 2, company: { name: expect.stringMatching(/./) } });
    expect(shown.services.length).toBeGreaterThan(5);
    const cloud = await publishedDocument(site.database, "/services/cloud");
    expect(cloud?.data).toMatchObject({ motto: "", floor: 2, title: expect.stringMatching(/./) });
    expect((await readSingleton(site, admin, "settings")).draft.data).toMatchObject({ motto: "", floor: 2 });
  });
});
