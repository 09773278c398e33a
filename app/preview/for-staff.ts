import { type MiddlewareFunction, Outlet } from "react-router";
import { lock } from "#app/cms/lock.ts";
import { idsOnly } from "#app/cms/staff-request.ts";
import { previewHeaders } from "./page-of.server.tsx";

/** Also what is not there, whose headers React Router does not take from the loader that threw it. */
const unkept: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(previewHeaders())) response.headers.set(name, value);
  return response;
};

/** Parent of all previews but the shared one: redirects strangers to the login, or answers 401. */
export const middleware = [unkept, lock, idsOnly];

export default Outlet;
