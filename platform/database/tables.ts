import type { Kysely, Transaction } from "kysely";
import type { AlertTables } from "./tables/alert-tables.ts";
import type { ContentTables } from "./tables/content-tables.ts";
import type { EnquiryTables } from "./tables/enquiry-tables.ts";
import type { MediaTables } from "./tables/media-tables.ts";
import type { StaffTables } from "./tables/staff-tables.ts";
import type { VisitTables } from "./tables/visit-tables.ts";

/** What became of a backup; `id` is when it was begun, `fault` why there is none. */
type BackupTable = { id: number; archive: string; bytes: number; fault: string | null };

/** What can be undone, as JSON: the state before. Forgotten within the hour, and once it was used. */
type UndoTable = { id: string; actor: string; at: number; steps: string };

/** Every table, as the newest migration leaves it. Times are milliseconds since 1970 (staff: see there), JSON is text. */
export type Tables = AlertTables &
  ContentTables &
  MediaTables &
  EnquiryTables &
  StaffTables &
  VisitTables & { backup: BackupTable; undo: UndoTable };

export type Database = Kysely<Tables>;

export type DatabaseTransaction = Transaction<Tables>;
