import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { visitorContext } from "./context.ts";

/**
 * Renders a whole page at once: public pages are kept in memory, so there is nothing to gain from streaming them. Pages
 * that run React in the browser (those with a nonce) carry their data along, which only the other renderer writes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { nonce } = loadContext.get(visitorContext);
  const page = <ServerRouter context={context} url={request.url} nonce={nonce ?? undefined} />;
  if (!nonce) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
  const stream = await renderToReadableStream(page, { nonce });
  await stream.allReady;
  return new Response(stream, { status, headers });
}

/**
 * Logs a fault with the id of its request; the visitor sees the error page without a stack. An answer below 500, such as
 * 404 or 405, is no fault of ours: the line of the request has its status.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as RouterContextProvider).get(visitorContext).log.error({ err: error }, "request failed");
};
