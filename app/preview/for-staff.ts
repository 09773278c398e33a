import { Outlet } from "react-router";
import { lock } from "#app/cms/lock.ts";
import { idsOnly } from "#app/cms/staff-request.ts";

/** Every preview but the shared one lies below this layout: strangers are led to the login, or get 401. */
export const middleware = [lock, idsOnly];

export default Outlet;
