import { Link, useLocation } from "react-router";
import { type PictureDetails, readPicture } from "#domain/media/library/read-pictures.server.ts";
import { knownPictureTags, tagsOf } from "#domain/media/library/tag-pictures.server.ts";
import type { PictureUse } from "#domain/media/uses.server.ts";
import { Banner } from "../../parts/banner.tsx";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { forStaff, found } from "../../staff-request.ts";
import type { Route } from "./+types/details";
import { CropButton, DETAILS_NAME } from "./crop-dialog.tsx";
import { EditPicture } from "./edit-picture.tsx";
import { PictureFacts, ReplaceFile } from "./picture-file.tsx";
import { PictureTags } from "./picture-tags.tsx";

export const loader = forStaff(async (platform, member, { params }: Route.LoaderArgs) => {
  const picture = found(await readPicture(platform, member, params.id));
  const { [picture.id]: tags = [] } = await tagsOf(platform, member, [picture.id]);
  return { picture, tags, known: await knownPictureTags(platform, member) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.picture.name ?? "Picture" }];

export default function Details({ loaderData: { picture, tags, known } }: Route.ComponentProps) {
  const { search } = useLocation();
  const used = picture.uses.length > 0 || picture.ownScreen !== null;
  return (
    <article className="details" aria-labelledby={DETAILS_NAME} key={picture.id}>
      <header className="details-head">
        <h2 className="details-name cut" id={DETAILS_NAME} tabIndex={-1}>
          {picture.name}
        </h2>
        <Link
          className="btn btn-icon btn-quiet"
          to={`/cms/media${search}`}
          aria-label="Back to all pictures"
          preventScrollReset
        >
          <Icon name="close" />
        </Link>
      </header>
      <div className="details-body">
        {picture.deletedAt !== null && (
          <Banner kind="note">
            <p>It is in the trash since {fullMoment(picture.deletedAt)}, for 30 days. It can't be chosen for pages.</p>
          </Banner>
        )}
        <EditPicture picture={picture} />
        <PictureTags picture={picture} tags={tags} known={known} />
        <UsedOn picture={picture} />
        <PictureFacts picture={picture} />
        <div className="details-do">
          <CropButton picture={picture} />
          {picture.deletedAt === null && <ReplaceFile picture={picture} />}
          {picture.deletedAt !== null && (
            <PostButton action={`/cms/media/${picture.id}/take-back`} kind="primary" name="Take back" icon="back" />
          )}
          {!used && picture.deletedAt === null && (
            <PostButton
              action={`/cms/media/${picture.id}/delete`}
              kind="danger"
              ask={{
                title: `Delete “${picture.name}”?`,
                consequence:
                  "It rests in the trash for 30 days and can be taken back. Older versions of pages show it until then.",
                verb: "Delete",
              }}
              name="Delete"
              icon="trash"
            />
          )}
        </div>
      </div>
    </article>
  );
}

const UsedOn = ({ picture: { uses, ownScreen } }: { picture: PictureDetails }) => (
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
    {uses.length === 0 && !ownScreen ? (
      <p className="small mute">Nothing uses it, so it can be deleted.</p>
    ) : (
      <p className="small mute">
        It can't be deleted while it is used. Choose another picture there, or replace its file here: it changes
        everywhere at once.
      </p>
    )}
  </section>
);

const whereText = ({ live, draft, trashed }: PictureUse): string => {
  if (trashed) return "In the trash";
  if (live && draft) return "Live";
  return live ? "Live, not in the newest draft" : "Draft, not live yet";
};
