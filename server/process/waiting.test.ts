import { expect, test } from "vitest";
import { waitingApp, whenThere } from "./waiting.ts";

test("while the site waits for its database a form is told that nothing is saved, and everybody when to come back", async () => {
  const { fetch, answerKept } = waitingApp({ PUBLIC_URL: "https://www.example.com" });
  const ask = async (path: string) => fetch(new Request(`https://www.example.com${path}`));
  expect(answerKept({} as never, {} as never)).toBe(false);
  expect(await (await ask("/healthz")).json()).toEqual({ status: "ok" });
  for (const path of ["/readyz", "/api/contact", "/about"]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      ...[path, 503, "5", "no-store"],
    ]);
  }
  expect(await (await ask("/api/contact")).json()).toMatchObject({ success: false, saved: false });
  const { headers } = await ask("/about");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("strict-transport-security")).toContain("max-age");
});

test("what waiting can't cure is thrown at once, and nobody is let in before", async () => {
  const doors: string[] = [];
  const wrong = () => Promise.reject(new Error("password authentication failed"));
  await expect(whenThere(wrong, {} as never, async () => doors.push("open"))).rejects.toThrow("password");
  expect(doors).toEqual([]);
});
