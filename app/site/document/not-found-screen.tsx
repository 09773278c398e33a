import { ButtonLink } from "#app/ui/button.tsx";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import type { PictureView } from "#domain/media/picture.ts";

/** `data-missing` makes the loader log the address in the console. */
export const NotFoundScreen = ({ picture }: { picture: PictureView | undefined }) => (
  <div className="opening missing tone-sand" data-missing="">
    <div className="opening-text">
      <h1>Oops! Page not found</h1>
      <p>
        <ButtonLink href="/" size="big">
          Return to Home
        </ButtonLink>
      </p>
    </div>
    <Picture picture={picture} sizes={HALF_SIZES} priority className="opening-picture" />
  </div>
);
