import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shapeNow } from "#domain/content/evolution/evolve.ts";
import { postDraft } from "./post-draft.ts";

const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", server));

afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

const answered = async (status: number, body: object | null = null) => {
  server.mockResolvedValueOnce(Response.json(body, { status }));
  return postDraft("page home")("r1", { title: "Home" });
};

test("a draft goes to its document, with what it was made from and the shape of this release", async () => {
  const saved = { revision: "r2", number: 2, at: 5 };
  expect(await answered(200, saved)).toEqual({ outcome: "saved", ...saved });
  const [path, init] = server.mock.calls[0] ?? [];
  expect(path).toBe("/cms/edit/page%20home/draft");
  const sent = { baseRevision: "r1", data: { title: "Home" }, shape: shapeNow() };
  expect(JSON.parse(String(init?.body))).toEqual(sent);
});

test("what somebody else saved since comes back with whose it is and when", async () => {
  const theirs = { data: { title: "Theirs" }, author: "Ada", savedAt: 7 };
  expect(await answered(409, { currentRevision: "r3", ...theirs })).toEqual({
    outcome: "stale",
    theirs: { ...theirs, revision: "r3" },
  });
});

test.each([
  [403, "Your role may not change this."],
  [404, "This was moved to the trash. Take it back there, then save again."],
  [413, "This is too large to be saved. Split it into two."],
  [422, "This can't be saved from here. Copy what you wrote and open it anew."],
])("%i is refused in words, and not sent again", async (status, message) => {
  expect(await answered(status)).toEqual({ outcome: "refused", message });
  expect(server).toHaveBeenCalledTimes(1);
});

test("any other answer is tried again later: the text is not refused", async () => {
  expect(await answered(418)).toEqual({ outcome: "unreachable", connected: true });
  expect(await answered(502)).toEqual({ outcome: "unreachable", connected: true });
  expect(await answered(401)).toEqual({ outcome: "signed-out" });
});
