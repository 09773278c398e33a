import { listPictures, PICTURES_PER_PAGE } from "#domain/media/library/read-pictures.server.ts";
import { LeaveGuard } from "../../parts/dialog/leave-guard.tsx";
import { Pager, pageNumberIn } from "../../parts/list/pager.tsx";
import { useUnsavedRows } from "../../parts/list/row-saves.ts";
import { Blank } from "../../parts/panel.tsx";
import { Screen } from "../../parts/screen.tsx";
import { forStaff } from "../../staff-request.ts";
import { filterIn, MediaFilter } from "../media-filter.tsx";
import type { Route } from "./+types/texts";
import { TextRow } from "./text-row.tsx";

export const loader = forStaff(async (platform, member, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const filter = filterIn(searchParams);
  const page = pageNumberIn(searchParams);
  return {
    ...(await listPictures(platform, member, { ...filter, page, only: "picture" })),
    ...filter,
    page,
    perPage: PICTURES_PER_PAGE,
  };
});

export default function PictureTexts({ loaderData }: Route.ComponentProps) {
  const { pictures, counts, filter } = loaderData;
  const { rows, loses, save } = useUnsavedRows();
  return (
    <Screen
      title="Alternative texts"
      up={{ to: "/cms/media", name: "Media" }}
      sub="Say what each picture shows to somebody who can't see it. A text is live when you leave its field; Enter leads to the next one."
    >
      <LeaveGuard loses={loses} save={save} />
      <MediaFilter counts={counts} filter={filter} at="/cms/media/texts" />
      {pictures.length === 0 ? (
        <Blank className="panel blank" title="None" text="No picture is without its text, or none has these words." />
      ) : (
        <section className="panel" aria-label="Pictures">
          <ul className="row-forms" data-rows>
            {pictures.map((picture) => (
              <TextRow key={picture.id} picture={picture} rows={rows} />
            ))}
          </ul>
          <Pager {...loaderData} />
        </section>
      )}
    </Screen>
  );
}
