import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BlockOf } from "#domain/content/blocks/block.ts";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import type { Words } from "#domain/words/words.ts";
import { PhoneLink } from "../parts/contact-links.tsx";
import { Kept } from "../parts/kept.tsx";

type Props = {
  words: Words;
  slide: BlockOf<"hero-slides">["slides"][number];
  picture: PictureView | undefined;
  /** False renders an empty box, so that the picture is not fetched yet. */
  withPicture: boolean;
  contact: Pick<SettingsView["contact"], "phone" | "consultation">;
  at: number;
  count: number;
  active: boolean;
};

export const SLIDE_SIZES = "(min-width: 900px) 55vw, 100vw";

/** All of the first slide stays as it is; the others get their picture once they are awake. */
export const HeroSlide = (props: Props) => {
  const { words, picture, withPicture, at, count, active } = props;
  const attributes = {
    className: "hero-slide",
    role: "group",
    "aria-roledescription": words.hero.slide,
    "aria-label": `${at + 1} / ${count}`,
    "aria-hidden": !active,
    inert: !active,
  };
  const art = () => <Picture picture={picture} sizes={SLIDE_SIZES} priority={at === 0} className="hero-art" />;
  if (at > 0) {
    return (
      <div {...attributes}>
        <Kept className="hero-text" from=".hero-text" at={at}>
          {() => <SlideText {...props} />}
        </Kept>
        {withPicture ? art() : <div className="hero-art" />}
      </div>
    );
  }
  return (
    <Kept {...attributes} from=".hero-slide" at={0}>
      {() => (
        <>
          <div className="hero-text">
            <SlideText {...props} />
          </div>
          {art()}
        </>
      )}
    </Kept>
  );
};

/** Search engines read one h1. Who listens meets the title of the slide that shows, the others being out of reach. */
const SlideText = ({ words, slide, contact, at }: Props) => {
  const Title = at === 0 ? "h1" : "h2";
  return (
    <>
      <p className="eyebrow">{slide.subtitle}</p>
      <Title className="hero-title" aria-level={at === 0 ? undefined : 1}>
        {slide.title}
      </Title>
      <p className="lead">{slide.description}</p>
      <p className="row">
        {at === 0 && (
          <ButtonLink href={words.paths.contact} size="big">
            {contact.consultation}
          </ButtonLink>
        )}
        <ButtonLink href={slide.buttonLink} size="big" kind={at === 0 ? "ghost" : "action"}>
          {slide.buttonText}
        </ButtonLink>
        <PhoneLink phone={contact.phone} className="link hero-phone" />
      </p>
    </>
  );
};
