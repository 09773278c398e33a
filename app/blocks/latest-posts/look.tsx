import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PostCard } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import type { BlockProps } from "../parts/block-props.ts";
import { longDate } from "../parts/long-date.ts";
import { PostPages } from "./post-pages.tsx";

export const Look = ({ block, view }: BlockProps<"latest-posts">) => {
  const posts = block.paged ? view.posts : view.posts.slice(0, block.count);
  return (
    <Section tone="paper" className="posts" label={block.heading}>
      <div className="wrap">
        {block.heading && <h2 className="posts-heading">{block.heading}</h2>}
        <ul className="posts-list">
          {posts.map((post) => (
            <Post key={post.id} post={post} picture={view.pictures[post.picture]} titled={block.heading !== ""} />
          ))}
        </ul>
        {block.paged && <PostPages {...view.postsPage} />}
      </div>
    </Section>
  );
};

const Post = ({ post, picture, titled }: { post: PostCard; picture: PictureView | undefined; titled: boolean }) => {
  const Title = titled ? "h3" : "h2";
  return (
    <li className="post-row">
      <p className="post-row-facts">
        <time dateTime={post.publishedOn}>{longDate(post.publishedOn)}</time>
        <span>{post.author}</span>
      </p>
      <div>
        <Title className="post-row-title">
          <a href={post.path}>{post.title}</a>
        </Title>
        <p>{post.summary}</p>
      </div>
      <Picture picture={picture} sizes="(min-width: 900px) 280px, 100vw" className="post-row-picture" />
    </li>
  );
};
