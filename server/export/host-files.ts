type Redirect = { from_path: string; to_path: string };

/** What holds for every page wherever it is served from; the rest belongs to one answer. */
const FOR_ALL = [
  "content-security-policy",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "strict-transport-security",
  "x-content-type-options",
];
const FOREVER = "public, max-age=31536000, immutable";

/** The `_redirects` of a static host: moved addresses, and the API where it is another machine's. */
export const redirectsText = (redirects: Redirect[], api: string): string => {
  const moved = redirects.map(({ from_path, to_path }) => `${from_path} ${to_path} 301`);
  return [...moved, ...(api ? [`/api/* ${api.replace(/\/+$/, "")}/api/:splat 200`] : [])]
    .map((line) => `${line}\n`)
    .join("");
};

/** The `_headers` of a static host. One policy for all, so the map may be framed by its own site, as every page. */
export const headersText = (headers: Headers): string => {
  const lines = FOR_ALL.flatMap((name) => {
    const value = headers.get(name)?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    return value ? [`  ${name}: ${value}`] : [];
  });
  const kept = ["/assets/*", "/fonts/*", "/media/*"].flatMap((path) => [path, `  Cache-Control: ${FOREVER}`]);
  return `${["/*", ...lines, "  x-frame-options: SAMEORIGIN", ...kept].join("\n")}\n`;
};
