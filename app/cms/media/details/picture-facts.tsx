import type { PictureDetails } from "#domain/media/library/read-picture.server.ts";
import { fullMoment } from "../../parts/moment.ts";
import { bytesText, kindText } from "../sizes.ts";

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
