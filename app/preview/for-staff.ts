import { Outlet } from "react-router";
import { lock } from "#app/cms/lock.ts";
import { idsOnly } from "#app/cms/staff-request.ts";

/** Parent of all previews but the shared one: redirects strangers to the login, or answers 401. */
export const middleware = [lock, idsOnly];

export default Outlet;
