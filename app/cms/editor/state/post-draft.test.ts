import { expect, onTestFinished, test, vi } from "vitest";
import { postDraft } from "./post-draft.ts";

const answering = (status: number) => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status }));
  onTestFinished(() => void vi.unstubAllGlobals());
};

test.each([
  [403, "Your role may not change this."],
  [404, "This was moved to the trash. Take it back there, then save again."],
  [413, "This is too large to be saved. Split it into two."],
  [422, "This can’t be saved from here. Copy what you wrote and open it anew."],
])("A draft answered with %i is refused in words", async (status, message) => {
  answering(status);
  expect(await postDraft("home")("r1", {})).toEqual({ outcome: "refused", message });
});

test("A fault of the server is a connection that answers, to be tried again", async () => {
  answering(500);
  expect(await postDraft("home")("r1", {})).toEqual({ outcome: "unreachable", connected: true });
});
