import { Avatar } from "#app/ui/avatar.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { TestimonialView } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";

type Props = { quote: TestimonialView; photo: PictureView | undefined; tint: number; current: boolean };

export const Quote = ({ quote, photo, tint, current }: Props) => (
  <li className={current ? "quote quote-current" : "quote"}>
    <figure>
      <Stars rating={quote.rating} />
      <blockquote>{`“${quote.content}”`}</blockquote>
      <figcaption>
        <Avatar name={quote.name} photo={photo} tint={tint} small />
        <span>
          <b>{quote.name}</b>
          {quote.position}
        </span>
      </figcaption>
    </figure>
  </li>
);
