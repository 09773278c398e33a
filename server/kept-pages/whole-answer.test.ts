import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendWhole, wholeAnswer } from "./whole-answer.ts";

test("a kept answer is dated anew in a copy: what a slow reader still waits for stays as it was", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-24T10:00:00.200Z") });
  onTestFinished(() => void vi.useRealTimers());
  const answer = wholeAnswer(200, ["content-type", "text/plain"], Buffer.from("words"));
  const written: Buffer[] = [];
  const socket = { write: (bytes: Buffer) => written.push(bytes) };
  const req = { httpVersionMinor: 1 };
  const response = { req, shouldKeepAlive: true, socket, emit: () => true } as unknown as ServerResponse;
  expect(sendWhole(response, answer)).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  sendWhole(response, answer);
  const dated = written.map((bytes) => /date: (.+)\r\n\r\nwords$/.exec(bytes.toString())?.[1]);
  expect(dated).toEqual(["Tue, 24 Nov 2026 10:00:00 GMT", "Tue, 24 Nov 2026 10:00:02 GMT"]);
});
