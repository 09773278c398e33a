import { type LoaderFunctionArgs, redirect } from "react-router";

/** For addresses that only take forms: whoever opens one, after signing in again for instance, lands on its screen. */
export const leadsTo =
  (screen: (params: LoaderFunctionArgs["params"]) => string) =>
  ({ params }: LoaderFunctionArgs) =>
    redirect(screen(params));
