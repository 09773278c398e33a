import { useEffect, useState } from "react";
import { Picture, type PictureData } from "#app/ui/picture.tsx";

type Props = { embedUrl: string; area: string[]; picture: PictureData | undefined };

const HEIGHT = 300;

/**
 * The map in a frame that loads when it comes near, and never before the page itself: it is there once the block is awake.
 * Until then, and without a network, the drawn map stands in its place.
 */
export const ContactMap = ({ embedUrl, area, picture }: Props) => {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    const look = () => setReachable(navigator.onLine);
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return (
    <div className="contact-map">
      <Picture picture={picture} sizes="(min-width: 900px) 460px, 100vw" />
      {reachable && (
        <iframe
          src={embedUrl}
          title={`Map of ${area.join(", ")}`}
          height={HEIGHT}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      )}
    </div>
  );
};
