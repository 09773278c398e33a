import { expect, test } from "vitest";
import { filledForm } from "../filled-form.ts";
import { cheapToken } from "../human-token.ts";
import { form, openStaffApp, toastOf } from "./staff.ts";

test("erasing somebody who wrote hundreds of times answers within what proxies take, naming a few and how many more", async () => {
  const { app, cookies } = await openStaffApp();
  await using _ = app;
  const sent = filledForm({ elapsedMs: 9_000, recaptchaToken: await cheapToken(app.platform.secret) });
  const headers = { "content-type": "application/json" };
  await app.fetch("/api/contact", { method: "POST", headers, body: JSON.stringify(sent) });
  const row = await app.platform.database.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 260 }, (_, n) => ({
    ...row,
    id: `copy-${n}`,
    reference: `MIT-COPY-${n}`,
    form_id: `copy-${n}`,
  }));
  for (let n = 0; n < copies.length; n += 20)
    await app.platform.database
      .insertInto("enquiry")
      .values(copies.slice(n, n + 20))
      .execute();
  const answer = await app.fetch(
    `/cms/enquiries/${row.id}/erase`,
    form({ what: "person", told: "261" }, cookies.editor),
  );
  expect(answer.status).toBe(303);
  expect(toastOf(answer)).toMatch(/261 enquiries \(([\w-]+, ){4}[\w-]+ and 256 more\)/);
  expect(toastOf(answer)).toContain("backups made before keep them");
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  expect(lines.length).toBeLessThan(3_500);
});
