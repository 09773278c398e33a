import type { Row } from "#platform/database/transfer/rows.ts";
import { formerTypes } from "../evolution/steps.ts";
import { type Misfit, misfitsIn } from "../stored/misfits.ts";

/** All rows of a table, as some release wrote them. */
export type RowsOf = (table: "document" | "revision") => AsyncIterable<Row[]>;

export type MisfitOfRow = Misfit & { document: string; type: string; title: string };

/** Whatever of live and planned documents would not fit this release. For a database or a backup that no migration has touched. */
export const misfitsInRows = async (rowsOf: RowsOf): Promise<MisfitOfRow[]> => {
  const shown = new Map<string, { document: string; type: string; title: string }>();
  for await (const rows of rowsOf("document"))
    for (const row of rows) {
      const type = String(row.type);
      const now = type in formerTypes ? formerTypes[type] : type;
      if (!now || row.deleted_at !== null) continue;
      const document = { document: String(row.id), type: now, title: String(row.title) };
      for (const pointer of [row.published_revision, row.publish_revision])
        if (pointer) shown.set(String(pointer), document);
    }
  const found: MisfitOfRow[] = [];
  for await (const rows of rowsOf("revision"))
    for (const { id, data, shape } of rows) {
      const document = shown.get(String(id));
      if (!document) continue;
      const misfits = misfitsIn({ type: document.type, data: String(data), shape: Number(shape ?? 0) });
      found.push(...misfits.map((misfit) => ({ ...misfit, ...document })));
    }
  return found.sort((a, b) => a.title.localeCompare(b.title));
};
