import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffApp } from "./staff.ts";

let site: Awaited<ReturnType<typeof openStaffApp>>;

beforeAll(async () => {
  site = await openStaffApp();
});

afterAll(() => site.app[Symbol.asyncDispose]());

const save = async (id: string, body: unknown) => {
  const headers = { cookie: site.cookies.editor, "content-type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await site.app.fetch(`/cms/titles/${id}`, sent);
  return [answer.status, await answer.json()];
};

test("a line of the titles is saved, and what became of it is said by status and in words", async () => {
  const bare = { title: "", description: "" };
  const mine = { title: "Clouds over Miami", description: "" };
  const [, { theirs: before }] = await save("service-cloud", { texts: mine, base: bare });
  expect(await save("service-cloud", { texts: mine, base: before })).toMatchObject([200, { outcome: "saved" }]);
  const late = await save("service-cloud", { texts: { ...mine, title: "Fog" }, base: before });
  expect(late).toMatchObject([409, { outcome: "stale", theirs: mine }]);
  const long = { title: "x".repeat(71), description: "" };
  expect(await save("service-cloud", { texts: long, base: mine })).toMatchObject([
    422,
    { outcome: "refused", errors: { title: "At most 70 characters" } },
  ]);
  expect(await save("nobody", { texts: mine, base: bare })).toMatchObject([
    404,
    { outcome: "refused", errors: { title: "It was thrown away meanwhile" } },
  ]);
  expect(await save("service-cloud", { texts: mine })).toEqual([400, null]);
});
