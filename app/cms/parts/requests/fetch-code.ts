import { use, useCallback } from "react";
import { preloadModule } from "react-dom";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/**
 * Fetches the code behind addresses, given as `app/routes.ts` writes them, while there is a connection: where the router can't
 * fetch code when it is needed, it loads the whole page again. `PrefetchPageLinks` would ask the server for data of each address as well.
 */
export const useFetchCode = () => {
  const routes = use(FrameworkContext)?.manifest.routes;
  return useCallback(
    (addresses: string[]) => {
      for (const route of Object.values(routes ?? {})) {
        if (!route || !addresses.includes(route.path ?? "")) continue;
        const { module, imports = [] } = route;
        for (const code of [module, ...imports]) preloadModule(code, { as: "script" });
      }
    },
    [routes],
  );
};
