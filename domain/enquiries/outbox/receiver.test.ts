import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { publishChange } from "../../../tests/edit.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { publishedSite } from "../../content/published/published-site.server.ts";
import { submitEnquiry } from "../submit/submit-enquiry.server.ts";

describe.each(databaseKinds)("the receiver on %s", (kind) => {
  test("is who Settings name for the service, else the office's address; what was mailed says to whom", async () => {
    const deps = await openSeeded(kind);
    const receiver = "cloud@example.org";
    const { services } = (await publishedSite(deps)).settings.form;
    const told = services.map((one) => (one.word === "cloud" ? { ...one, receiver } : one));
    await publishChange(deps.database, "settings", { form: { services: told } });
    for (const service of ["cloud", "managed", ""]) await submitEnquiry(deps, filledForm({ service }), "::1");
    expect(deps.mail.sent.map(({ to }) => to)).toEqual([receiver, "info@example.com", "info@example.com"]);
    const tries = await deps.database.selectFrom("mail_attempt").select("mail_to").execute();
    expect(tries.map(({ mail_to }) => mail_to)).toContain(receiver);
  });
});
