import { PhoneLink } from "#app/blocks/parts/contact-links.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import type { BlockView } from "#domain/content/published/site-view.ts";

export const AboutAuthor = ({ view: { post, pictures } }: { view: BlockView }) => {
  const member = post?.author.member;
  if (!member) return null;
  return (
    <aside className="post-about" aria-labelledby="author">
      <Avatar name={member.name} photo={pictures[member.photo]} tint={0} />
      <div>
        <h2 id="author">{member.name}</h2>
        <p className="post-about-role">{member.role}</p>
        <p>{member.description}</p>
      </div>
    </aside>
  );
};

export const Ask = ({ view: { settings, words } }: { view: BlockView }) => (
  <Section tone="mangrove" className="post-ask" label={words.posts.ask}>
    <div className="wrap">
      <h2>{words.posts.ask}</h2>
      <p className="row">
        <ButtonLink href={words.paths.contact} size="big">
          {settings.contact.consultation}
        </ButtonLink>
        <PhoneLink phone={settings.contact.phone} className="link" />
      </p>
    </div>
  </Section>
);

/** The post before it in time. */
export const ReadNext = ({ view: { words, posts, pictures } }: { view: BlockView }) => {
  const [post] = posts;
  if (!post) return null;
  return (
    <Section tone="white" className="post-next" label={words.posts.next}>
      <div className="wrap">
        <div>
          <p className="eyebrow">{words.posts.next}</p>
          <h2>
            <a href={post.path}>{post.title}</a>
          </h2>
          <p>{post.summary}</p>
        </div>
        <Picture
          picture={pictures[post.picture]}
          sizes="(min-width: 900px) 480px, 100vw"
          className="post-next-picture"
        />
      </div>
    </Section>
  );
};
