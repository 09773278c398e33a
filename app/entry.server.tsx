import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { loggedPath } from "#domain/addresses.ts";
import { visitorContext } from "./context.ts";
import { withoutMoreLetters } from "./site/styles/more-letters.ts";

/** At once: public pages are kept, so streaming gains nothing. Pages with a nonce carry their data along. */
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
  if (!nonce) return new Response(`<!doctype html>${withoutMoreLetters(renderToString(page))}`, { status, headers });
  const stream = await renderToReadableStream(page, { nonce });
  await stream.allReady;
  return new Response(stream, { status, headers });
}

/** The visitor sees the error page without a stack. An answer below 500 is no fault: the line of the request has it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log } = (context as RouterContextProvider).get(visitorContext);
  log.error({ err: error, method: request.method, path: loggedPath(new URL(request.url).pathname) }, "request failed");
};
