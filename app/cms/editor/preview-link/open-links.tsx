import { useFetcher } from "react-router";
import type { PreviewLink } from "#domain/content/preview/preview-link.ts";
import { fullMoment } from "../../parts/moment.ts";

/** The links that open now, and a way to close each. */
export const OpenLinks = ({ id, links }: { id: string; links: PreviewLink[] }) =>
  links.length === 0 ? (
    <p className="mute small">No link is open.</p>
  ) : (
    <ul className="rows links-open">
      {links.map((link) => (
        <OpenLink key={link.id} document={id} link={link} />
      ))}
    </ul>
  );

const OpenLink = ({ document, link }: { document: string; link: PreviewLink }) => {
  const withdrawing = useFetcher();
  return (
    <li className="link-open">
      <span>
        Open until {fullMoment(link.expiresAt)}
        <span className="mute small">
          {" "}
          made by {link.madeBy || "somebody"} on {fullMoment(link.madeAt)}
        </span>
      </span>
      <withdrawing.Form
        method="post"
        action={`/cms/edit/${encodeURIComponent(document)}/preview-links/${link.id}/withdraw`}
      >
        <button type="submit" className="btn btn-danger btn-small" disabled={withdrawing.state !== "idle"}>
          Withdraw
        </button>
      </withdrawing.Form>
    </li>
  );
};
