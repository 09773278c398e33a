import { pictureSizes as INTRO_SIZES } from "#app/blocks/intro/look.tsx";
import { TagList } from "#app/blocks/parts/tag-list.tsx";
import { RichText } from "#app/cards/cards.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { DataOf } from "#domain/content/document-types.ts";
import { type Heading, headingsIn } from "#domain/content/fields/rich-text/headings.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";
import { localParts, longDate } from "#domain/time/local-time.ts";
import { fill, formFor } from "#domain/words/fill.ts";
import { AboutAuthor, Ask, ReadNext } from "./parts/post-end.tsx";
import { BackLink } from "./parts/screen-parts.tsx";

export const PostScreen = ({ data, view }: { data: DataOf<"post">; view: BlockView }) => {
  const {
    words: { posts: words },
    language,
  } = view;
  const picture = view.pictures[data.picture];
  const headings = headingsIn(data.body);
  const minutes = view.post?.minutes ?? 1;
  const updatedOn = view.post?.updatedAt && localParts(view.post.updatedAt).date;
  return (
    <>
      <article>
        <header className={picture ? "intro intro-pictured tone-sand" : "intro tone-sand"}>
          <div className="intro-head post-head">
            <BackLink wording={view} to="post" />
            <h1>{data.title}</h1>
          </div>
          <div className="intro-text">
            <p>{data.summary}</p>
            <p className="post-facts">
              <time dateTime={data.publishedOn}>{longDate(data.publishedOn, language)}</time>
              {updatedOn && (
                <span>
                  <Filled
                    text={words.updated}
                    values={{ day: <time dateTime={updatedOn}>{longDate(updatedOn, language)}</time> }}
                  />
                </span>
              )}
              <span>{fill(formFor(minutes, words.minutes, language), { count: minutes })}</span>
            </p>
            <Author view={view} />
          </div>
          <Picture picture={picture} sizes={INTRO_SIZES} priority className="intro-picture" />
        </header>
        <div
          className={
            isChecklist(data, words) ? "section tone-paper post-body post-checklist" : "section tone-paper post-body"
          }
        >
          <div className="wrap">
            <Contents heading={words.contents} headings={headings} />
            <RichText value={data.body} view={view} anchors={new Map(headings.map(({ node, id }) => [node, id]))} />
            <div className="post-end">
              <TagList label={words.tags} tags={view.post?.tags ?? []} />
              <Button kind="ghost" data-print="">
                {words.print}
              </Button>
            </div>
            <AboutAuthor view={view} />
          </div>
        </div>
      </article>
      <Ask view={view} />
      <ReadNext view={view} />
    </>
  );
};

/** A post that calls itself a checklist is printed as one: with a box to tick in front of each line of its lists. */
const isChecklist = ({ title }: DataOf<"post">, { checklist }: BlockView["words"]["posts"]) =>
  title.toLowerCase().includes(checklist);

const Author = ({ view: { post, pictures } }: { view: BlockView }) => {
  if (!post) return null;
  const { name, member } = post.author;
  if (!member) return <p className="post-facts">{name}</p>;
  return (
    <div className="post-author">
      <Avatar name={name} photo={pictures[member.photo]} tint={0} small />
      <p>
        <b>{name}</b>
        {member.role}
      </p>
    </div>
  );
};

const FEWEST_HEADINGS = 4;

/** The headings of the two highest levels, where there are enough of them to look for one. */
const Contents = ({ heading, headings }: { heading: string; headings: Heading[] }) => {
  const listed = headings.filter(({ level }) => level <= 2);
  if (listed.length < FEWEST_HEADINGS) return null;
  return (
    <nav className="post-contents" aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ol className="post-contents-list">
        {listed.map(({ id, words, level }) => (
          <li key={id} className={level > 1 ? "post-contents-inner" : undefined}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
