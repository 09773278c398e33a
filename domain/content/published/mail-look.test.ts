import { describe, expect, test } from "vitest";
import { databaseKinds } from "../../../tests/databases.ts";
import { publishChange } from "../../../tests/edit.ts";
import { filledForm } from "../../../tests/filled-form.ts";
import { openSeeded } from "../../../tests/seeded.ts";
import { admin } from "../../../tests/staff-actors.ts";
import { submitEnquiry } from "../../enquiries/submit/submit-enquiry.server.ts";
import { PLAIN } from "../../look/mail-page.ts";
import { invite } from "../../staff/members/invite.server.ts";
import { mailLook } from "./mail-look.server.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("mails go out in the plain look where Settings can't be read, and in the company's once they can", async () => {
    const deps = await openSeeded(kind);
    const { database, mail } = deps;
    const settings = () => database.updateTable("document").where("type", "=", "settings");
    const live = await database
      .selectFrom("document")
      .select("published_revision")
      .where("type", "=", "settings")
      .executeTakeFirstOrThrow();
    const htmlOf = async (n: number) => {
      await submitEnquiry(deps, filledForm(), `address-${n}`);
      const sent = await invite(
        deps,
        { ...admin, name: "Ada", email: "ada@example.org" },
        { name: "Bo", email: `bo${n}@example.org`, role: "editor" },
        await mailLook(deps),
      );
      expect(sent.outcome).toBe("invited");
      return mail.sent.splice(0).map(({ html }) => html);
    };
    await settings().set({ published_revision: null }).execute();
    const plain = await htmlOf(1);
    expect(plain).toHaveLength(2);
    for (const html of plain) {
      expect(html).toContain(`background:${PLAIN.accent}`);
      expect(html).not.toContain("<img");
      expect(html).not.toContain("Mangrove");
    }
    await settings().set(live).execute();
    for (const html of await htmlOf(2)) {
      expect(html).toContain("Mangrove IT</div>");
      expect(html).toContain(`<img src="${deps.settings.PUBLIC_URL}/icons/icon-192.png"`);
    }
    await publishChange(database, "settings", { colours: { accent: "#123456", action: "#654321" } });
    const [first = "", second = ""] = await htmlOf(3);
    expect([first, second].filter((html) => html.includes("background:#123456"))).toHaveLength(2);
    expect(second, "the button of an invitation").toContain("background:#654321");
    expect(deps.settings.PUBLIC_URL).toMatch(/^https?:\/\//);
  });
});
