import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { publishChange } from "../edit.ts";
import { startSesServer } from "../servers/ses-server.ts";
import { openApp } from "./app.ts";

/** A stand-in for Google's siteverify: knows the tokens that start with "good", each once. */
const startGoogle = async () => {
  const known = new Set<string>();
  const google = { url: "", asked: [] as Record<string, string>[], broken: false, hostname: "site.test" };
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const asked = Object.fromEntries(new URLSearchParams(text));
    google.asked.push(asked);
    const token = asked.response ?? "";
    const fresh = token.startsWith("good") && !known.has(token) && asked.secret === "secret-key";
    known.add(token);
    const refusal = { success: false, "error-codes": ["timeout-or-duplicate"] };
    const answer = fresh ? { success: true, hostname: google.hostname } : refusal;
    response.writeHead(google.broken ? 500 : 200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  google.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`;
  onTestFinished(() => void server.close());
  return google;
};

const openSite = async () => {
  const google = await startGoogle();
  const ses = await startSesServer();
  const app = await openApp({
    RECAPTCHA_SITE_KEY: "site-key",
    RECAPTCHA_SECRET_KEY: "secret-key",
    RECAPTCHA_VERIFY_URL: google.url,
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret",
    EMAIL_FROM: "info@example.com",
    EMAIL_TO: "info@example.com",
    SES_ENDPOINT: ses.url,
  });
  onTestFinished(async () => {
    await app[Symbol.asyncDispose]();
    await ses.close();
  });
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await app.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  const send = (recaptchaToken: string) =>
    post("/api/contact", {
      name: "Ada Palmgrove",
      email: "ada@example.org",
      message: "Please call us about two servers.",
      recaptchaToken,
    });
  return { app, google, post, send };
};

test("a token that Google knows is good for one enquiry", async () => {
  const { google, send } = await openSite();
  expect((await send("good-1")).status).toBe(200);
  expect((await send("good-1")).status).toBe(403);
  expect(google.asked).toMatchObject([{ secret: "secret-key", response: "good-1" }]);
});

test("what was verified before the send is used by it, and Google is asked once", async () => {
  const { google, post, send } = await openSite();
  expect((await post("/api/verify-recaptcha", { token: "good-1" })).body).toEqual({ success: true });
  expect((await send("good-1")).status).toBe(200);
  expect((await send("good-1")).status).toBe(403);
  expect(google.asked).toHaveLength(1);
});

test("a token of another host, an unknown one and a Google that fails are refused", async () => {
  const { google, post, send } = await openSite();
  google.hostname = "elsewhere.test";
  expect((await send("good-1")).status).toBe(403);
  google.hostname = "site.test";
  expect(await send("bad")).toEqual({
    status: 403,
    body: { success: false, error: "Invalid reCAPTCHA verification", remaining: 13 },
  });
  google.broken = true;
  expect((await send("good-2")).status).toBe(403);
  expect((await post("/api/verify-recaptcha", { token: "good-3" })).body).toEqual({ success: false });
});

test("a page without the contact form allows no script of Google's, kept or not", async () => {
  const { app } = await openSite();
  await app.fetch("/contact");
  for (const path of ["/", "/about", "/no-such-page", "/map", "/about"])
    expect((await app.fetch(path)).headers.get("content-security-policy"), path).not.toMatch(/gstatic|recaptcha/);
  expect((await app.fetch("/contact")).headers.get("content-security-policy")).toContain("recaptcha");
  const { makePreviewLink } = await import("#domain/content/preview/preview-links.server.ts");
  const shared = async (id: string) => {
    const link = await makePreviewLink(app.platform, { id: "ada", role: "admin" }, id, 1);
    return (await app.fetch(`/preview/shared/${link?.token}`)).headers.get("content-security-policy");
  };
  expect(await shared("page-contact")).toContain("recaptcha");
  expect(await shared("page-about")).not.toContain("recaptcha");
});

test("the privacy policy says which check this installation has, and whose map", async () => {
  const { app } = await openSite();
  const policy = async (from: Pick<typeof app, "fetch">) => (await from.fetch("/privacy")).text();
  const withGoogle = await policy(app);
  expect(withGoogle).toContain("Our check is Google reCAPTCHA");
  expect(withGoogle).toContain("apart from the human check of the contact form.");
  expect(withGoogle).toContain("human check, the site runs only scripts that are part of it");
  expect(withGoogle).not.toContain("ALTCHA");
  const map = { embedUrl: "https://maps.example.com/frame", picture: "service-area-map" };
  await publishChange(app.platform.database, "settings", { map });
  expect(await policy(app)).toContain("The map on the contact page comes from maps.example.com");
  await using plain = await openApp();
  const own = await policy(plain);
  for (const said of ["Our check is ALTCHA", "no other server than ours.", "our own drawing"])
    expect(own).toContain(said);
  expect(own).not.toMatch(/reCAPTCHA|Google/);
});

test("the page knows the public key, the policy allows Google, and no tasks are set", async () => {
  const { app } = await openSite();
  const page = await app.fetch("/contact");
  expect(await page.text()).toContain("site-key");
  const policy = page.headers.get("content-security-policy") ?? "";
  const [, scripts = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
  const [, frames = ""] = /frame-src ([^;]*)/.exec(policy) ?? [];
  const foreign = (sources: string) => sources.split(" ").filter((source) => source.startsWith("https://www.g"));
  expect(foreign(scripts)).toEqual(["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"]);
  expect(frames).toContain("https://www.google.com/recaptcha/");
  expect((await app.fetch("/api/challenge")).status).toBe(404);
});
