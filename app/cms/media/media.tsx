import { NavLink, Outlet, useNavigate, useParams, useRevalidator } from "react-router";
import { listPictures, PICTURES_PER_PAGE } from "#domain/media/library/read-pictures.server.ts";
import { knownPictureTags, tagsOf } from "#domain/media/library/tag-pictures.server.ts";
import type { PictureFilter, PictureItem } from "#domain/media/picture.ts";
import { LinkButton } from "../parts/button.tsx";
import { useCloseGuard } from "../parts/dialog/leave-guard.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { readPage } from "../parts/list/read-page.ts";
import { type Selection, useSelection, withShift } from "../parts/list/rows/selection.ts";
import { PageHead } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/media";
import { PictureBar } from "./bulk/picture-bar.tsx";
import { filterIn, MediaFilter } from "./media-filter.tsx";
import { PictureTile } from "./picture-parts.tsx";
import { FileButton, useDroppedFiles } from "./upload/take-files.tsx";
import { UploadTray } from "./upload/upload-tray.tsx";
import { useUploads } from "./upload/use-uploads.ts";

export const loader = forStaff(async (platform, member, { request }: Route.LoaderArgs) => {
  const { searchParams, search: query } = new URL(request.url);
  const filter = filterIn(searchParams);
  const result = await readPage(searchParams, (page) => listPictures(platform, member, { ...filter, page }));
  const known = await knownPictureTags(platform, member);
  const tags = await tagsOf(
    platform,
    member,
    result.pictures.map(({ id }) => id),
  );
  return { ...result, ...filter, known, tags, perPage: PICTURES_PER_PAGE, query };
});

export const meta = () => [{ title: "Media" }];

export default function Media({ loaderData }: Route.ComponentProps) {
  const { pictures, uses, counts, filter, search, tag, where, known, tags, query, total } = loaderData;
  const selection = useSelection(pictures);
  const open = useParams().id;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { uploads, busy, add, again, dismiss } = useUploads((picture, alone) =>
    alone && !open ? navigate(`/cms/media/${picture.id}`) : revalidate(),
  );
  useCloseGuard(() => busy);
  const { over, handlers } = useDroppedFiles(add);
  return (
    <main className={open ? "library has-open" : "library"} id="main">
      <section className="library-list" aria-label="All pictures and files" {...handlers}>
        <PageHead
          title="Media"
          sub="Drop pictures and PDF files anywhere here, or paste them. Up to 20 MB each, drawings (SVG) 1 MB."
          act={
            <div className="library-do">
              <LinkButton name="Alternative texts" icon="pencil" to="/cms/media/texts" />
              <LinkButton name="Trash" icon="trash" to="/cms/media/trash" />
              <FileButton onFiles={add} several primary>
                <Icon name="plus" />
                Upload
              </FileButton>
            </div>
          }
        />
        <MediaFilter counts={counts} filter={filter} tag={tag} where={where} known={known} />
        <UploadTray uploads={uploads} again={again} dismiss={dismiss} />
        {total > 1 && <SelectAll selection={selection} />}
        <ul className="tiles">
          {pictures.map((picture) => (
            <LibraryTile
              key={picture.id}
              picture={picture}
              uses={uses[picture.id] ?? 0}
              query={query}
              selection={selection}
            />
          ))}
        </ul>
        {total === 0 && <Nothing searched={Boolean(search || tag || where)} filter={filter} />}
        <Pager {...loaderData} />
        <PictureBar selection={selection} pictures={pictures} tags={tags} known={known} here={`/cms/media${query}`} />
        {over && (
          <p className="drop-here" aria-hidden="true">
            Drop to add to the library
          </p>
        )}
      </section>
      <Outlet />
    </main>
  );
}

const SelectAll = ({ selection }: { selection: Selection }) => (
  <div className="tiles-all">
    <label className="tiles-all-tick">
      <input
        className={selection.ids.size > 0 && !selection.all ? "tick is-some" : "tick"}
        type="checkbox"
        checked={selection.all}
        onChange={selection.toggleAll}
      />
      Select all on this page
    </label>
    <span className="mute small tiles-all-help">Shift takes all between two.</span>
  </div>
);

type TileProps = { picture: PictureItem; uses: number; query: string; selection: Selection };

const LibraryTile = ({ picture, uses, query, selection }: TileProps) => (
  <li className={selection.ids.has(picture.id) ? "tile-of is-selected" : "tile-of"}>
    <NavLink className="tile" to={`/cms/media/${picture.id}${query}`} preventScrollReset>
      <PictureTile picture={picture} />
      {uses > 0 && <span className="tile-meta num">Used on {uses}</span>}
    </NavLink>
    <label className="tile-tick">
      <input
        className="tick"
        type="checkbox"
        aria-label={`Select “${picture.name}”`}
        checked={selection.ids.has(picture.id)}
        onChange={(event) => selection.toggle(picture.id, withShift(event))}
      />
    </label>
  </li>
);

const Nothing = ({ searched, filter }: { searched: boolean; filter: PictureFilter }) => (
  <div className="panel blank">
    <Icon name="media" />
    <h2>{searched ? "Nothing matches" : filter === "all" ? "No pictures yet" : "None"}</h2>
    <p className="mute">{searched ? "Try other words." : emptyWords[filter]}</p>
  </div>
);

const emptyWords: Record<PictureFilter, string> = {
  all: "Upload the first one, or drop it here.",
  used: "No draft and no live page shows a picture.",
  unused: "Every picture is used somewhere.",
  "no-text": "Every picture has its alternative text.",
  files: "Upload a PDF: a data sheet, a checklist, a certificate.",
};
