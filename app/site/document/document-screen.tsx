import { BlockSwitch } from "#app/blocks/blocks.tsx";
import { pictureSizes as INTRO_SIZES } from "#app/blocks/intro/look.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose/prose.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import type { DocumentView } from "#domain/content/published/page-view.server.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { longDate } from "#domain/time/local-time.ts";
import type { RenderedIsland, RenderedIslands } from "../islands/render-islands.server.tsx";
import { ProjectScreen } from "./project-screen.tsx";
import { BackLink } from "./screen-parts.tsx";
import { ServiceScreen } from "./service-screen.tsx";

export const DocumentScreen = ({ document, view, islands }: DocumentView & { islands: RenderedIslands }) => {
  switch (document.type) {
    case "page":
      return <PageScreen data={document.data} view={view} islands={islands} />;
    case "service":
      return <ServiceScreen id={document.id} data={document.data} view={view} />;
    case "project":
      return <ProjectScreen data={document.data} view={view} />;
    case "post":
      return <PostScreen data={document.data} view={view} />;
    default:
      return null;
  }
};

type PageProps = { data: DataOf<"page">; view: BlockView; islands: RenderedIslands };

/** Moving blocks come rendered, as islands; the others are rendered here. */
export const PageScreen = ({ data, view, islands }: PageProps) =>
  data.blocks
    .filter((block) => !block.hidden)
    .map((block) => {
      const island = islands[block.id];
      return island ? <Island key={block.id} {...island} /> : <BlockSwitch key={block.id} block={block} view={view} />;
    });

/** Complete HTML, hydrated by the loader when `data-when` says. */
const Island = ({ name, id, wakes, props, html }: RenderedIsland) => (
  <div
    data-island={name}
    data-island-id={id}
    data-when={wakes}
    data-props={props}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on this server from the same component
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

const PostScreen = ({ data, view }: { data: DataOf<"post">; view: BlockView }) => {
  const picture = view.pictures[data.picture];
  return (
    <article>
      <header className={picture ? "intro intro-pictured tone-sand" : "intro tone-sand"}>
        <div className="intro-head post-head">
          <BackLink href="/blog">Back to Blog</BackLink>
          <h1>{data.title}</h1>
        </div>
        <div className="intro-text">
          <p>{data.summary}</p>
          <p className="post-facts">
            <time dateTime={data.publishedOn}>{longDate(data.publishedOn)}</time>
            <span>{data.author}</span>
          </p>
        </div>
        <Picture picture={picture} sizes={INTRO_SIZES} priority className="intro-picture" />
      </header>
      <div className="section tone-paper post-body">
        <div className="wrap">
          <Prose value={data.body} pictures={view.pictures} />
        </div>
      </div>
    </article>
  );
};
