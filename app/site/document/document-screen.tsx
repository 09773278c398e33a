import { BlockSwitch } from "#app/blocks/blocks.tsx";
import type { Block } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import type { DocumentView } from "#domain/content/published/page/page-view.server.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import type { RenderedIsland, RenderedIslands } from "../islands/render-islands.server.tsx";
import { PositionScreen } from "./position-screen.tsx";
import { PostScreen } from "./post-screen.tsx";
import { ProjectScreen } from "./project-screen.tsx";
import { ServiceScreen } from "./service-screen.tsx";

type Props = Pick<DocumentView, "document" | "view"> & { islands: RenderedIslands };

export const DocumentScreen = ({ document, view, islands }: Props) => {
  switch (document.type) {
    case "page":
      return <PageScreen data={document.data} view={view} islands={islands} />;
    case "service":
      return <ServiceScreen id={document.group} data={document.data} view={view} />;
    case "project":
      return <ProjectScreen data={document.data} view={view} />;
    case "position":
      return <PositionScreen id={document.group} data={document.data} view={view} />;
    case "post":
      return <PostScreen data={document.data} view={view} />;
    default:
      return null;
  }
};

type PageProps = { data: DataOf<"page">; view: BlockView; islands: RenderedIslands; below?: Block["type"] };

/** Moving blocks come rendered, as islands; the others are rendered here. `below`: the kind of the block that stands under these. */
export const PageScreen = ({ data, view, islands, below }: PageProps) =>
  data.blocks
    .filter((block) => !block.hidden)
    .map((block, at, shown) => {
      const island = islands[block.id];
      if (island) return <Island key={block.id} {...island} />;
      return <BlockSwitch key={block.id} block={block} view={view} next={shown[at + 1]?.type ?? below} />;
    });

/** Complete HTML, hydrated by the loader when `data-when` says; its props stand behind it, since an attribute would escape each of their quotes. */
const Island = ({ name, wakes, props, html }: RenderedIsland) => (
  <div
    data-island={name}
    data-when={wakes}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on this server from the same component, and JSON with every < escaped
    dangerouslySetInnerHTML={{ __html: html + (props && `<script type="application/json">${props}</script>`) }}
  />
);
