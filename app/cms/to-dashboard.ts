import { redirect } from "react-router";

/** /cms is the dashboard. */
export const loader = () => redirect("/cms/dashboard");
