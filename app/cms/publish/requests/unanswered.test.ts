import { expect, test } from "vitest";
import { orUnanswered } from "./unanswered.ts";

const outcomeOf = (error: unknown) =>
  orUnanswered(() => Promise.reject(error)).catch((thrown: unknown) => ({ thrown }));

test("a connection that breaks is told by the screen; what the server refuses or leads elsewhere is not", async () => {
  expect(await orUnanswered(async () => "published")).toBe("published");
  expect(await outcomeOf(new TypeError("no network"))).toMatchObject({
    data: { outcome: "unanswered" },
    init: { status: 503 },
  });
  const answer = (status: number) => ({ status, statusText: "", internal: true, data: null });
  expect(await outcomeOf(answer(502))).toMatchObject({ init: { status: 503 } });
  expect(await outcomeOf(answer(499))).toEqual({ thrown: answer(499) });
  expect(await outcomeOf(answer(500))).toMatchObject({ init: { status: 503 } });
  const login = Response.redirect("https://site.example/cmslogin");
  expect(await outcomeOf(login)).toEqual({ thrown: login });
});
