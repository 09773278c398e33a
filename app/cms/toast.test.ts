import { expect, test } from "vitest";
import { redirectWithToast } from "./toast.ts";

const cookieOf = async (text: string) =>
  (await redirectWithToast("/cms/enquiries", text)).headers
    .getSetCookie()
    .find((one) => one.startsWith("cms-toast=")) ?? "";

const textIn = (cookie: string): string => {
  const value = decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? "");
  return JSON.parse(Buffer.from(value, "base64").toString()).text;
};

test.each(["a".repeat(5_000), "🌴".repeat(5_000), '"\\'.repeat(5_000), "\u0001".repeat(5_000)])(
  "a flash message is cut to a cookie that every browser and proxy takes: %.6s",
  async (text) => {
    const cookie = await cookieOf(text);
    expect(cookie.length).toBeLessThan(2_000);
    expect(text.startsWith(textIn(cookie).slice(0, -1))).toBe(true);
    expect(textIn(cookie)).toMatch(/…$/);
  },
);

test("one that is short is said as it is", async () => {
  expect(textIn(await cookieOf("Published “About”"))).toBe("Published “About”");
});
