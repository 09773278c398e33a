import { Avatar } from "#app/ui/avatar.tsx";
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

const OUT_OF = 5;
const STAR = "M12 2.8l2.8 6.1 6.6.7-4.9 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6L2.6 9.6l6.6-.7z";

const Stars = ({ rating }: { rating: number }) => (
  <span className="stars" role="img" aria-label={`${rating} out of ${OUT_OF} stars`}>
    {Array.from({ length: OUT_OF }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a fixed order
      <svg key={index} viewBox="0 0 24 24" className={index < rating ? "star-full" : undefined} aria-hidden="true">
        <path d={STAR} />
      </svg>
    ))}
  </span>
);
