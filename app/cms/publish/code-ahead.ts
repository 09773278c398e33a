import { use, useEffect } from "react";
import { preloadModule } from "react-dom";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/** As `app/routes.ts` writes them: what the panel asks and sends, what it asks before something leaves the site, and what takes that back. */
const asked = [
  ...["check", "publish", "unpublish", "schedule", "cancel-schedule"].map((verb) => `cms/edit/:id/${verb}`),
  "cms/content/leaving",
  "cms/undo",
];

/**
 * Has the code behind the buttons fetched while there is a connection: where the router can't fetch code when it is needed,
 * it loads the whole page again. `PrefetchPageLinks` would ask the server for data of each address as well.
 */
export const useReadyToPublish = (): void => {
  const routes = use(FrameworkContext)?.manifest.routes;
  useEffect(() => {
    for (const route of Object.values(routes ?? {})) {
      if (!route || !asked.includes(route.path ?? "")) continue;
      const { module, imports = [] } = route;
      for (const code of [module, ...imports]) preloadModule(code, { as: "script" });
    }
  }, [routes]);
};
