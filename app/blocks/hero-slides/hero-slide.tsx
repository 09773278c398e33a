import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { BlockOf } from "#domain/content/blocks/block.ts";
import type { SettingsView } from "#domain/content/published/site-view.ts";
import type { PictureView } from "#domain/media/picture.ts";
import type { Words } from "#domain/words/words.ts";
import { PhoneLink } from "../parts/contact-links.tsx";

type Props = {
  words: Words;
  slide: BlockOf<"hero-slides">["slides"][number];
  picture: PictureView | undefined;
  /** False renders an empty box, so that the picture is not fetched yet. */
  withPicture: boolean;
  contact: Pick<SettingsView["contact"], "phone" | "consultation">;
  position: string;
  first: boolean;
  active: boolean;
};

export const SLIDE_SIZES = "(min-width: 900px) 55vw, 100vw";

export const HeroSlide = ({ words, slide, picture, withPicture, contact, position, first, active }: Props) => {
  const Title = first ? "h1" : "h2";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, as the ARIA pattern has it
    <div
      className="hero-slide"
      role="group"
      aria-roledescription={words.hero.slide}
      aria-label={position}
      aria-hidden={!active}
      inert={!active}
    >
      <div className="hero-text">
        <p className="eyebrow">{slide.subtitle}</p>
        <Title className="hero-title">{slide.title}</Title>
        <p className="lead">{slide.description}</p>
        <p className="row">
          {first && (
            <ButtonLink href={words.paths.contact} size="big">
              {contact.consultation}
            </ButtonLink>
          )}
          <ButtonLink href={slide.buttonLink} size="big" kind={first ? "ghost" : "action"}>
            {slide.buttonText}
          </ButtonLink>
          <PhoneLink phone={contact.phone} className="link hero-phone" />
        </p>
      </div>
      {withPicture ? (
        <Picture picture={picture} sizes={SLIDE_SIZES} priority={first} className="hero-art" />
      ) : (
        <div className="hero-art" />
      )}
    </div>
  );
};
