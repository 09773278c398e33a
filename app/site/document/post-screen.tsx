import { INTRO_SIZES } from "#app/blocks/intro/intro.tsx";
import { longDate } from "#app/blocks/parts/long-date.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { BackLink } from "./screen-parts.tsx";

type Props = { data: DataOf<"post">; view: BlockView };

export const PostScreen = ({ data, view }: Props) => {
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
