import { Link } from "react-router";
import type { PictureDetails } from "#domain/media/library/read-picture.server.ts";
import type { PictureUse } from "#domain/media/uses.server.ts";

/** The documents that show a picture, each leading to its editor. */
export const UsedOn = ({ picture: { uses, ownScreen } }: { picture: PictureDetails }) => (
  <section aria-labelledby="h-used">
    <h3 className="details-h" id="h-used">
      Used on {uses.length > 0 && <span className="count">{uses.length}</span>}
    </h3>
    <ul className="used">
      {ownScreen && <li className="used-row">{ownScreen}</li>}
      {uses.map((use) => (
        <li key={use.document} className="used-row">
          <Link className="do" to={`/cms/edit/${use.document}`}>
            {use.title}
          </Link>
          <span className="small mute">{whereText(use)}</span>
        </li>
      ))}
    </ul>
    {uses.length === 0 && !ownScreen && <p className="small mute">Nothing uses it, so it can be deleted.</p>}
  </section>
);

const whereText = ({ live, draft, trashed }: PictureUse): string => {
  if (trashed) return "In the trash";
  if (live && draft) return "Live";
  return live ? "Live, not in the newest draft" : "Draft, not live yet";
};
