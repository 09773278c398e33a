import { Glyph } from "#app/ui/drawings/glyph.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockView, PostCard } from "#domain/content/published/site-view.ts";
import { collectionOf } from "#domain/languages.ts";
import type { PictureView } from "#domain/media/picture.ts";
import { longDate } from "#domain/time/local-time.ts";
import { fill } from "#domain/words/fill.ts";
import type { Wording, Words } from "#domain/words/words.ts";
import { type BlockProps, pickByIds, type SharedSheet } from "../parts/block-props.ts";
import { TagList } from "../parts/tag-list.tsx";

export const sheets: SharedSheet[] = ["tag-list"];

export const Look = ({ block, view }: BlockProps<"latest-posts">) => {
  const blog = collectionOf("post", view.language).path;
  const chosen = pickByIds(block.posts, view.posts);
  const posts = block.paged ? view.posts : chosen.slice(0, block.count);
  if (posts.length === 0 && block.posts.length > 0) return null;
  return (
    <Section tone="paper" className="posts" label={block.heading}>
      <div className="wrap">
        {block.heading && <h2 className="posts-heading">{block.heading}</h2>}
        <ul className="posts-list">
          {posts.map((post) => (
            <Post
              key={post.id}
              wording={view}
              post={post}
              picture={view.pictures[post.picture]}
              titled={block.heading !== ""}
            />
          ))}
        </ul>
        {block.paged && <PostPages words={view.words.posts} {...view.postsPage} />}
        {block.paged && view.postsPage.path !== blog && (
          <TagLinks words={view.words.posts} blog={blog} path={view.postsPage.path} />
        )}
      </div>
    </Section>
  );
};

type PostProps = { wording: Wording; post: PostCard; picture: PictureView | undefined; titled: boolean };

const Post = ({ wording: { words, language }, post, picture, titled }: PostProps) => {
  const Title = titled ? "h3" : "h2";
  return (
    <li className="post-row">
      <p className="post-row-facts">
        <time dateTime={post.publishedOn}>{longDate(post.publishedOn, language)}</time>
        <span>{post.author}</span>
      </p>
      <div>
        <Title className="post-row-title">
          <a href={post.path}>{post.title}</a>
        </Title>
        <p>{post.summary}</p>
        <TagList label={words.posts.tags} tags={post.tags} />
      </div>
      <Picture picture={picture} sizes="(min-width: 900px) 280px, 100vw" className="post-row-picture" />
    </li>
  );
};

type Said = Words["posts"];

const TagLinks = ({ words, blog, path }: { words: Said; blog: string; path: string }) => (
  <p className="posts-more">
    <a className="link" href={blog}>
      {words.all}
    </a>
    <a className="link" href={`${path}/rss.xml`}>
      {words.feed}
    </a>
  </p>
);

const PostPages = ({ words, number, count, path }: BlockView["postsPage"] & { words: Said }) => {
  if (count < 2) return null;
  const pathOf = (page: number) => (page === 1 ? path : `${path}/page/${page}`);
  return (
    <nav className="pages" aria-label={words.pages}>
      {number > 1 && (
        <a className="pages-step" href={pathOf(number - 1)} rel="prev">
          <Glyph name="left" />
          {words.newer}
        </a>
      )}
      <ol className="pages-numbers">
        {shownPages(number, count).map((page, index, pages) =>
          page === null ? (
            <li key={`after ${pages[index - 1]}`} className="pages-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={pathOf(page)}
                aria-current={page === number ? "page" : undefined}
                aria-label={fill(words.page, { number: page })}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {number < count && (
        <a className="pages-step" href={pathOf(number + 1)} rel="next">
          {words.older}
          <Glyph name="right" />
        </a>
      )}
    </nav>
  );
};

const BESIDE = 2;

export const shownPages = (open: number, count: number): (number | null)[] => {
  const from = open - BESIDE <= 3 ? 1 : open - BESIDE;
  const to = open + BESIDE >= count - 2 ? count : open + BESIDE;
  const about = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, null] : []), ...about, ...(to < count ? [null, count] : [])];
};
