import { isFile } from "#domain/media/file.ts";
import { listPictures, PICTURES_PER_PAGE, picturesById } from "#domain/media/library/read-pictures.server.ts";
import { MOST_AT_ONCE } from "#domain/media/picture.ts";
import { LinkButton } from "../../parts/button.tsx";
import { LeaveGuard } from "../../parts/dialog/leave-guard.tsx";
import { Pager } from "../../parts/list/pager.tsx";
import { readPage } from "../../parts/list/read-page.ts";
import { useUnsavedRows } from "../../parts/list/rows/row-saves.ts";
import { Blank } from "../../parts/panel.tsx";
import { Screen } from "../../parts/screen.tsx";
import { forStaff } from "../../staff-request.ts";
import { filterIn, MediaFilter } from "../media-filter.tsx";
import type { Route } from "./+types/texts";
import { TextRow } from "./text-row.tsx";

export const loader = forStaff(async (platform, member, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const ids = searchParams.getAll("id").slice(0, MOST_AT_ONCE);
  if (ids.length > 0) {
    const chosen = await picturesById(platform, member, ids);
    const pictures = chosen.filter((picture) => !isFile(picture)).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return { pictures, isChosen: true as const };
  }
  const filter = filterIn(searchParams);
  const list = await readPage(searchParams, (page) =>
    listPictures(platform, member, { ...filter, page, only: "picture" }),
  );
  return { ...list, ...filter, perPage: PICTURES_PER_PAGE, isChosen: false as const };
});

export default function PictureTexts({ loaderData }: Route.ComponentProps) {
  const { pictures } = loaderData;
  const { rows, loses, save } = useUnsavedRows();
  return (
    <Screen
      title="Alternative texts"
      up={{ to: "/cms/media", name: "Media" }}
      sub="Say what each picture shows to somebody who can't see it. A text is live when you leave its field; Enter leads to the next one."
    >
      <LeaveGuard loses={loses} save={save} />
      {loaderData.isChosen ? (
        <p className="texts-chosen">
          {pictures.length === 1 ? "The picture" : `The ${pictures.length} pictures`} that you selected.{" "}
          <LinkButton name="Show all pictures" kind="quiet" small to="/cms/media/texts" />
        </p>
      ) : (
        <MediaFilter counts={loaderData.counts} filter={loaderData.filter} at="/cms/media/texts" />
      )}
      {pictures.length === 0 ? (
        <Blank className="panel blank" title="None" text="No picture is without its text, or none has these words." />
      ) : (
        <section className="panel" aria-label="Pictures">
          <ul className="row-forms" data-rows>
            {pictures.map((picture) => (
              <TextRow key={picture.id} picture={picture} rows={rows} />
            ))}
          </ul>
          {!loaderData.isChosen && <Pager {...loaderData} />}
        </section>
      )}
    </Screen>
  );
}
