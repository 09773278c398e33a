import { expect, test } from "vitest";
import { speculationRules } from "#app/site/speculation-rules.ts";
import { publishChange, withVideo } from "../edit.ts";
import { openApp } from "./app.ts";

test("health answers without a database, readiness with one", async () => {
  await using app = await openApp();
  expect((await app.fetch("/healthz")).status).toBe(200);
  expect((await app.fetch("/readyz")).status).toBe(200);
});

test("what is made for a request carries its id, and everything the security headers", async () => {
  await using app = await openApp({ PUBLIC_URL: "https://site.test" });
  for (const path of ["/", "/healthz", "/readyz", "/no-such-page", "/robots.txt"]) {
    const { headers } = await app.fetch(path);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  }
  const [picture = ""] = (await (await app.fetch("/")).text()).match(/\/media\/[\w-]+\.svg/) ?? [];
  expect((await app.fetch(picture)).headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("no cache keeps what is made for one request, refusals and redirects included", async () => {
  await using app = await openApp();
  for (const path of [
    "/preview/page-about",
    "/preview/shared/nothing",
    "/preview",
    "/healthz",
    "/api/challenge",
    "/cms",
  ])
    expect((await app.fetch(path)).headers.get("cache-control"), path).toBe("no-store");
});

test("what another site sends is refused", async () => {
  await using app = await openApp();
  const from = (headers: Record<string, string>) =>
    app.fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: "{}",
    });
  const refused = await from({ origin: "https://elsewhere.test" });
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { success: false, error: "This request came from another site" },
  ]);
  expect((await from({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await from({ origin: "http://site.test" })).status).toBe(400);
  const read = await app.fetch("/about", {
    headers: { origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" },
  });
  expect(read.status, "a link from there leads here").toBe(200);
});

test("behind a proxy that ends TLS the origin is PUBLIC_URL's, for staff too, and no other may change anything", async () => {
  const admin = { ADMIN_EMAIL: "ada@example.org", ADMIN_PASSWORD: "a long enough password" };
  await using app = await openApp({ PUBLIC_URL: "https://www.example.com", TRUST_PROXY: "1", ...admin });
  const signIn = (origin: string) =>
    app.fetch("/cmslogin", {
      method: "POST",
      headers: { origin, host: "127.0.0.1:3000", "x-forwarded-for": "198.51.100.1, 203.0.113.9" },
      body: new URLSearchParams({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
  const signedIn = await signIn("https://www.example.com");
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.get("location")).toBe("/cms/dashboard");
  const { detail } = await app.platform.database
    .selectFrom("activity")
    .select("detail")
    .where("action", "=", "sign-in")
    .executeTakeFirstOrThrow();
  expect(detail, "who asks is whom the proxy names, not what stands before that").toBe("from 203.0.113.9");
  // What lies below www is this site's too.
  expect(signedIn.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  const others = [
    "http://www.example.com",
    "http://127.0.0.1:3000",
    "https://example.com",
    "https://localhost",
    "null",
  ];
  for (const foreign of others) expect((await signIn(foreign)).status).toBe(403);
});

test("a site on this machine goes by each of its names", async () => {
  await using app = await openApp({ PUBLIC_URL: "http://localhost:3000" });
  const ask = (origin: string) =>
    app.fetch("/cmslogin", {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ email: "", password: "" }),
    });
  for (const own of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])
    expect((await ask(own)).status).toBe(401);
  for (const foreign of ["http://localhost:3001", "https://localhost:3000", "http://192.168.1.5:3000"])
    expect((await ask(foreign)).status).toBe(403);
});

test("a body that is too large is refused", async () => {
  await using app = await openApp();
  const body = JSON.stringify({ message: "x".repeat(100_000) });
  const headers = { "content-type": "application/json" };
  const refused = await app.fetch("/api/contact", { method: "POST", headers, body });
  expect([refused.status, await refused.json()]).toEqual([413, { success: false, error: "Too large" }]);
});

test("built files are immutable and travel compressed", async () => {
  await using app = await openApp();
  const [loader = ""] = (await (await app.fetch("/")).text()).match(/\/assets\/loader-[\w-]+\.js/) ?? [];
  const response = await app.fetch(loader, { headers: { "accept-encoding": "br" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
});

test("a part of a built file that it does not have is refused as that, and nothing is sent to who sends something there", async () => {
  await using app = await openApp();
  const html = await (await app.fetch("/")).text();
  const files = [/\/assets\/loader-[\w-]+\.js/, /\/mark\/\w+\.svg/].map((name) => name.exec(html)?.[0] ?? "");
  for (const path of files) {
    const whole = Number((await app.fetch(path, { method: "HEAD" })).headers.get("content-length"));
    const part = (range: string) => app.fetch(path, { headers: { range } });
    const within = await part("bytes=0-9");
    expect([within.status, (await within.arrayBuffer()).byteLength], path).toEqual([206, 10]);
    const beyond = await part(`bytes=${whole}-`);
    expect([beyond.status, await beyond.text()], path).toEqual([416, ""]);
    expect(beyond.headers.get("content-range")).toBe(`bytes */${whole}`);
    expect(beyond.headers.get("cache-control")).toBe("no-store");
    for (const method of ["POST", "PUT", "OPTIONS"]) expect((await app.fetch(path, { method })).status).toBe(405);
  }
});

test("a drawn picture can't run a script, and its name may be kept for ever", async () => {
  await using app = await openApp();
  const [picture = ""] = (await (await app.fetch("/")).text()).match(/\/media\/[\w-]+\.svg/) ?? [];
  const { status, headers } = await app.fetch(picture);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toContain("immutable");
});

test("React Router's data addresses of public pages do not answer", async () => {
  await using app = await openApp();
  expect((await app.fetch("/about.data")).status).toBe(404);
});

test("a fault shows the error page with its message and without a stack, and the log has the request's id", async () => {
  await using app = await openApp();
  await app.platform.database
    .updateTable("document")
    .set({ published_revision: null })
    .where("id", "=", "seo")
    .execute();
  await app.platform.database.updateTable("site_version").set({ version: 99 }).execute();
  const logged: unknown[] = [];
  app.platform.log.child = ((bindings: object) => ({
    ...bindings,
    info: () => {},
    error: (detail: object, message: string) => logged.push({ ...bindings, ...detail, message }),
  })) as never;
  const response = await app.fetch("/about");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Unexpected Application Error!");
  expect(html).toContain("Unexpected Server Error");
  expect(html).not.toMatch(/\.(ts|js):\d+/);
  const requestId = response.headers.get("x-request-id");
  expect(logged).toMatchObject([{ requestId, method: "GET", path: "/about", message: "request failed" }]);
});

test("files of the build are sent as long as their names hold; what is none of them is not found, and no page", async () => {
  await using app = await openApp();
  const kept = async (path: string) => (await app.fetch(path)).headers.get("cache-control");
  expect(await kept("/icons/icon.svg")).toBe("public, max-age=3600");
  const [mark = ""] = (await (await app.fetch("/")).text()).match(/\/mark\/\w+\.svg/) ?? [];
  expect(await kept(mark)).toBe("public, max-age=86400");
  for (const path of [
    "/assets/none.js",
    "/fonts/none.woff2",
    "/media/none",
    "/media/a.exe",
    "/mark/none.svg",
    "/.vite/manifest.json",
  ])
    expect((await app.fetch(path)).status, path).toBe(404);
  for (const path of ["/assets/none.js", "/media/none", "/media/none.svg"])
    expect((await app.fetch(path)).headers.get("cache-control"), `${path}: may be there soon`).toBe("no-store");
  expect(await (await app.fetch("/assets/none.js")).text()).not.toContain("<html");
  expect(await (await app.fetch("/none.html")).text()).toContain("Page not found");
});

test("a drawn picture travels as small as the reader takes it, and says so to caches", async () => {
  await using app = await openApp();
  const [picture = ""] = (await (await app.fetch("/")).text()).match(/\/media\/[\w-]+\.svg/) ?? [];
  for (const encoding of ["br", "gzip", null]) {
    const { headers } = await app.fetch(picture, { headers: { "accept-encoding": encoding ?? "" } });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([encoding, "Accept-Encoding"]);
    expect(headers.get("content-type")).toBe("image/svg+xml");
  }
});

test("a script of another version comes from where all replicas keep it, and caches are told how it differs", async () => {
  await using app = await openApp();
  const script = "console.log(1);".repeat(20);
  await app.platform.files.put("assets/other-1.js", Buffer.from(script));
  for (const encoding of ["br", "gzip", null]) {
    const { status, headers } = await app.fetch("/assets/other-1.js", {
      headers: { "accept-encoding": encoding ?? "" },
    });
    expect([status, headers.get("content-encoding"), headers.get("vary")]).toEqual([200, encoding, "Accept-Encoding"]);
    expect(headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  }
  expect(await (await app.fetch("/assets/other-1.js")).text()).toBe(script);
});

test("the one address of a page keeps the query; what is sent to another one is not led on", async () => {
  await using app = await openApp();
  const moved = await app.fetch("/contact//?service=cloud");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/contact?service=cloud"]);
  expect((await app.fetch("/api//contact", { method: "POST", body: "{}" })).status).not.toBe(308);
  expect((await app.fetch("/cms/blog.data")).status).toBe(401);
  for (const path of ["/about.data", "/_root.data"]) expect((await app.fetch(path)).status, path).toBe(404);
});

test("pages of visitors and of staff say what a browser may load, embed and send", async () => {
  await using app = await openApp();
  const policy = async (path: string) => {
    const text = (await app.fetch(path)).headers.get("content-security-policy") ?? "";
    return text.replace(/'(sha256|nonce)-[^']+'/g, "'$1'").split("; ");
  };
  const rest = ["form-action 'self'", "base-uri 'none'", "object-src 'none'"];
  const page = ["default-src 'self'", "script-src 'self' 'sha256' 'sha256'", "style-src 'self' 'unsafe-inline'"];
  expect(await policy("/about")).toEqual([...page, "img-src 'self' data:", "frame-ancestors 'none'", ...rest]);
  const embedUrl = "https://maps.example/embed?place=1";
  await publishChange(app.platform.database, "settings", { map: { embedUrl, picture: "service-area-map" } });
  expect(await policy("/about")).toContain("frame-src 'self' https://maps.example");
  await publishChange(app.platform.database, "post-hipaa", { body: withVideo });
  const hipaa = "/blog/hipaa-security-risk-assessment-small-clinic";
  for (const time of ["first", "kept"])
    expect(await policy(hipaa), time).toContain(
      "frame-src 'self' https://maps.example https://www.youtube-nocookie.com",
    );
  expect(await policy("/about")).toContain("frame-src 'self' https://maps.example");
  const staff = ["img-src 'self' data: blob:", "connect-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"];
  expect(await policy("/cmslogin")).toEqual([page[0], "script-src 'self' 'nonce'", page[2], ...staff, ...rest]);
  const { headers } = await app.fetch("/cmslogin");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  const fixed = ["referrer-policy", "cross-origin-opener-policy", "permissions-policy", "strict-transport-security"];
  expect(fixed.map((name) => headers.get(name))).toEqual([
    "strict-origin-when-cross-origin",
    "same-origin",
    "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    null,
  ]);
});

test("a browser is told to fetch pages ahead, and nothing else", () => {
  const [{ where }] = JSON.parse(speculationRules).prerender;
  const fits = (patterns: string | string[], path: string) =>
    [patterns].flat().some((pathname) => new URLPattern({ pathname }).test({ pathname: path }));
  const isFetched = (path: string) =>
    where.and.every(({ href_matches: yes, not }: { href_matches?: string; not?: { href_matches?: string[] } }) => {
      if (yes) return fits(yes, path);
      return !not?.href_matches || !fits(not.href_matches, path);
    });
  expect(["/", "/about", "/blog/tag/backup", "/services/cloud"].filter((path) => !isFetched(path))).toEqual([]);
  const others = ["/cms/dashboard", "/cmslogin", "/cmslogin/code", "/api/contact", "/files/a.pdf", "/preview/shared/a"];
  expect(others.filter(isFetched)).toEqual([]);
});

test("pages of an export may ask from PUBLIC_URL, whatever the address of this server; other sites may not", async () => {
  await using app = await openApp({ PUBLIC_URL: "https://www.example.com" });
  const origin = "https://www.example.com";
  const preflight = await app.fetch("/api/contact", {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
  const post = (from: string) =>
    app.fetch("/api/contact", {
      method: "POST",
      headers: { origin: from, "sec-fetch-site": "cross-site", "content-type": "application/json" },
      body: "{}",
    });
  expect((await post(origin)).status).toBe(400);
  const foreign = await post("https://elsewhere.test");
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get("access-control-allow-origin")).not.toBe("https://elsewhere.test");
});
