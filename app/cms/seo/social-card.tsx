import { useState } from "react";
import { cardAddress } from "#domain/images/card-address.ts";
import { useDebounced } from "../parts/form/use-debounced.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { Panel } from "../parts/panel.tsx";

type Props = { title: string; description: string; picture: string; host: string };

const WAIT_MS = 400;

export const SocialCard = ({ title, description, picture, host }: Props) => (
  <Panel title="Social card" heading="social-card" aside={<span className="mute small">1200 × 630</span>}>
    <div className="card">
      <div className="card-picture">
        <CardPicture picture={picture.trim()} />
      </div>
      <div className="card-words">
        <p className="card-host">{host}</p>
        <p className="card-title">{title || "Untitled"}</p>
        <p className="card-text">{description}</p>
      </div>
    </div>
  </Panel>
);

/** A picture of another host is not fetched here: nothing of this screen is told to others before it is saved. */
const CardPicture = ({ picture }: { picture: string }) => {
  const settled = useDebounced(picture, WAIT_MS);
  const [broken, setBroken] = useState<string | null>(null);
  if (/^https?:\/\//i.test(settled)) {
    return (
      <p className="card-note">
        <Icon name="external" />
        Fetched by the network from <span className="card-url">{settled}</span>
      </p>
    );
  }
  if (broken === settled || (settled && !settled.startsWith("/"))) {
    return (
      <p className="card-note is-bad">
        <Icon name="warn" />
        No picture there
      </p>
    );
  }
  return <img src={settled || cardAddress("/")} alt="" onError={() => setBroken(settled)} />;
};
