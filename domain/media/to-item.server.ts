import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { PictureItem } from "./picture-item.ts";
import { toView } from "./picture-views.server.ts";

/** A row of the library as its lists show it. */
export const toItem = (row: Selectable<Tables["media"]>): PictureItem => ({
  ...toView(row),
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  frames: row.frames,
});
