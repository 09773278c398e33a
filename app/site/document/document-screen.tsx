import type { DocumentView } from "#domain/content/published/page-view.server.ts";
import type { RenderedIslands } from "../islands/island.tsx";
import { PageScreen } from "./page-screen.tsx";
import { PostScreen } from "./post-screen.tsx";
import { ProjectScreen } from "./project-screen.tsx";
import { ServiceScreen } from "./service-screen.tsx";

/** The screen of a published document, by its type. Members and the like have no screen of their own. */
export const DocumentScreen = ({ document, view, islands }: DocumentView & { islands: RenderedIslands }) => {
  switch (document.type) {
    case "page":
      return <PageScreen data={document.data} view={view} islands={islands} />;
    case "service":
      return <ServiceScreen data={document.data} view={view} />;
    case "project":
      return <ProjectScreen data={document.data} view={view} />;
    case "post":
      return <PostScreen data={document.data} view={view} />;
    default:
      return null;
  }
};
