import type { ErrorHandler } from "hono";
import type { RequestEnv } from "./request-log.ts";

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title>
<body><h1>Unexpected Application Error!</h1><p>Unexpected Server Error</p><p><a href="/">Return to Home</a></p></body></html>`;

/** The last resort, for faults outside React Router: logged with the request's id, shown without a word of its inside. */
export const faultPage: ErrorHandler<RequestEnv> = (error, c) => {
  c.get("visitor").log.error({ err: error }, "request failed");
  if (c.req.path.startsWith("/api/"))
    return c.json({ success: false, error: "An unexpected error occurred. Please try again." }, 500);
  return c.html(PAGE, 500);
};
