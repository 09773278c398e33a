import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { filledForm } from "../filled-form.ts";
import { cheapToken } from "../human-token.ts";
import { openApp } from "./app.ts";

const SECRET = "a secret that only these tests know";
const NAME = "Séan O’Brien-Núñez Jr.";

/** What the form says that it takes, and what becomes of a name with other signs. */
const tryName = async (settings: Record<string, string>) => {
  await using app = await openApp({ AUTH_SECRET: SECRET, ...settings });
  const form = filledForm({ name: NAME, recaptchaToken: await cheapToken(SECRET), formId: randomUUID() });
  const headers = { "content-type": "application/json" };
  const answer = await app.fetch("/api/contact", { method: "POST", headers, body: JSON.stringify(form) });
  const rows = await app.platform.database.selectFrom("enquiry").select("name").execute();
  const page = (await (await app.fetch("/contact")).text()).replace(/<script.*?<\/script>/gs, "");
  return { page, answer: await answer.json(), rows };
};

test("a name is letters and spaces, and the form says which sign is neither", async () => {
  const { page, answer, rows } = await tryName({});
  expect(page).toContain("Letters and spaces");
  expect(answer).toMatchObject({ fields: { name: "Please enter only letters and spaces. “’” is neither." } });
  expect(rows).toEqual([]);
});

test("an owner can let in whatever people are called", async () => {
  const { page, rows } = await tryName({ NAME_RULE: "any" });
  expect(page).not.toContain("Letters and spaces");
  expect(rows).toEqual([{ name: NAME }]);
});
