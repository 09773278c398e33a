import { onlyFrom } from "#domain/media/file.ts";
import { listPictures, picturesById } from "#domain/media/library/read-pictures.server.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { pageNumberIn } from "../parts/list/read-page.ts";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/pictures-json";
import { filterIn } from "./media-filter.tsx";

export type PicturesAnswer = { pictures: PictureItem[]; total: number; page: number; pages: number };

/** GET /cms/media/pictures.json: with `id` those pictures, else a page of what `q` and `show` find, pictures or files where `only` says so. */
export const loader = forStaff(async (platform, member, { url: { searchParams } }: Route.LoaderArgs) => {
  const ids = searchParams.getAll("id").slice(0, 100);
  const page = pageNumberIn(searchParams);
  const answer = (body: PicturesAnswer) => Response.json(body);
  if (ids.length > 0) {
    const pictures = await picturesById(platform, member, ids);
    return answer({ pictures, total: pictures.length, page: 1, pages: 1 });
  }
  const query = { ...filterIn(searchParams), page, only: onlyFrom(searchParams.get("only")) };
  const { pictures, total, pages } = await listPictures(platform, member, query);
  return answer({ pictures, total, page, pages });
});
