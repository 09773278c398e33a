import { afterEach, expect, test, vi } from "vitest";
import { sendFile } from "./use-uploads.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that gives one answer, as `XMLHttpRequest` tells of it; status 0 for none. */
const answering = (status: number, response: unknown) => {
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    readonly [name: string]: unknown;
    status = status;
    response = response;
    responseType = "";
    open() {}
    setRequestHeader() {}
    send() {
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 1, total: 4 }));
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 0, total: 0 }));
      this.dispatchEvent(new Event(status === 0 ? "error" : "load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
};

const file = new File(["x"], "x.png");

test("what was taken is handed over, and how far it has come is told", async () => {
  answering(200, { picture: { id: "x" } });
  const parts: number[] = [];
  expect(await sendFile("/cms/media/upload", file, (part) => parts.push(part))).toEqual({
    ok: true,
    answer: { picture: { id: "x" } },
  });
  expect(parts).toEqual([0.25, 0]);
});

test.each([
  [0, null, true, "The connection broke off. Try again"],
  [200, null, true, "The server could not take this file. Try again"],
  [401, null, true, expect.stringMatching(/^Your session has ended/)],
  [403, null, false, "Your role can't add pictures"],
  [413, { error: "Too large" }, false, "Too large"],
  [499, null, false, "The server could not take this file. Try again"],
  [500, null, true, "The server could not take this file. Try again"],
])("answered %i it is told in words, and can be sent again where that helps", async (status, body, again, message) => {
  answering(status, body);
  expect(await sendFile("/cms/media/upload", file, () => {})).toEqual({ ok: false, message, again });
});
