import { Picture } from "#app/ui/picture.tsx";
import { videoAt } from "#domain/content/fields/rich-text/video.ts";
import { fill } from "#domain/words/fill.ts";
import type { CardProps } from "./card-props.ts";

/** A picture that leads to the video; the loader puts the player in its place when it is pressed. */
export const VideoCard = ({ data: { address, title, picture }, view }: CardProps<"video">) => {
  const video = videoAt(address);
  const words = view.words.texts;
  if (!video) return null;
  return (
    <figure className="card-video">
      <a href={address} rel="noopener" data-player={video.player} data-title={title}>
        <Picture picture={view.pictures[picture]} sizes="(min-width: 900px) 720px, 100vw" />
        <span className="card-video-play">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5v14l11-7z" />
          </svg>
          <span className="visually-hidden">{fill(words.play, { title })}</span>
        </span>
      </a>
      <figcaption>
        <strong>{title}</strong> <span>{fill(words.loads, { provider: video.provider })}</span>
      </figcaption>
    </figure>
  );
};
