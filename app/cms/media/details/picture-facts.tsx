import { Link } from "react-router";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import type { PictureUse } from "#domain/media/uses.server.ts";
import { fullMoment } from "../../parts/moment.ts";
import { bytesText, kindText } from "../picture-tile.tsx";

/** What is known of the file of a picture. */
export const PictureFacts = ({ picture }: { picture: PictureDetails }) => (
  <section aria-labelledby="h-file">
    <h3 className="details-h" id="h-file">
      File
    </h3>
    <dl className="facts-list">
      <Fact name="Kind">
        {kindText(picture.type)}
        {picture.frames > 1 && `, ${picture.frames} frames. Readers who asked for less motion see the first`}
      </Fact>
      <Fact name="Size">
        {picture.width} × {picture.height} px, uploaded with {bytesText(picture.bytes)}
      </Fact>
      <Fact name="Uploaded">
        {fullMoment(picture.createdAt)}
        {picture.uploadedBy && ` by ${picture.uploadedBy}`}
      </Fact>
      {picture.updatedAt !== picture.createdAt && <Fact name="Changed">{fullMoment(picture.updatedAt)}</Fact>}
    </dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

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
