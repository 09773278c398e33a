import { statuses } from "#domain/content/document-status.ts";
import { sorts } from "#domain/content/lists/document-sorts.ts";
import { states } from "#domain/enquiries/enquiry-state.ts";
import type { Database } from "#platform/database/database.ts";
import { staffAddresses } from "../../tests/http/staff-addresses.ts";

/** Far behind the last page: the costliest page to ask for. */
const LAST = "page=999";
/** Not screens: the way out, and tables that are saved as files. */
const LEFT_OUT = /^\/cms\/logout$|\.csv$/;

const listQueries = [
  ...["", "q=backups", "q=nothing+like+this", LAST],
  ...Object.keys(statuses).map((status) => `status=${status}`),
  ...Object.keys(sorts).map((sort) => `sort=${sort}`),
  ...Object.keys(sorts).map((sort) => `sort=${sort}&page=30`),
];

const queries: Record<string, string[]> = {
  "/cms/enquiries": [
    ...["", "q=warehouse", "q=nothing+like+this", "mine=1", "page=150", LAST],
    ...Object.keys(states).map((state) => `state=${state}`),
    ...["state=closed&page=70", "state=closed&q=warehouse"],
  ],
  "/cms/media": [
    "",
    "q=storm",
    "show=unused",
    "show=no-text",
    "page=100",
    "show=unused&page=80",
    "show=unused&q=storm",
  ],
  "/cms/media/texts": ["", "show=no-text", "page=100"],
  "/cms/titles": ["", "show=no-title", "show=no-description&type=post", "page=30", "q=backups"],
  "/cms/media/pictures.json": ["", "q=storm", "page=100"],
  "/cms/activity": ["", "about=content", "about=sign-in", "days=7", "who=nobody", "page=60", LAST],
  "/cms/visits": ["", "period=7", "period=year", "show=page", "period=year&show=page", "show=source"],
  "/cms/redirects": ["", "q=page-4", "page=10"],
  "/cms/search": [
    "q=backups",
    "q=visitor+77",
    "q=nothing+like+this",
    "q=a",
    "q=waterline",
    "q=%22call+in+the+morning%22",
  ],
  "/cms/targets": ["search=backups", "search=a", "path=/services"],
};
for (const list of ["pages", "blog", "services", "portfolio", "team", "testimonials"])
  queries[`/cms/${list}`] = listQueries;

/** Every address of the staff area that a signed-in browser may ask for, with every kind of question it takes. */
export const screenAddresses = async (database: Database): Promise<string[]> => {
  const ids = await idsOf(database);
  return staffAddresses
    .filter((path) => !LEFT_OUT.test(path))
    .flatMap((path) => fill(path, ids))
    .flatMap((path) => (queries[path] ?? [""]).map((query) => (query ? `${path}?${query}` : path)));
};

type Ids = { documents: string[]; enquiries: string[]; media: string[]; staff: string[] };

const fill = (path: string, { documents, enquiries, media, staff }: Ids): string[] => {
  const [, area = ""] = /^\/cms\/(edit|titles|enquiries|media|staff)\/:id/.exec(path) ?? [];
  const ids = { edit: documents, titles: documents, enquiries, media, staff }[area];
  return ids ? ids.map((id) => path.replace(":id", id).replace(/:\w+/, "none")) : [path.replace("*", "nothing")];
};

/** One document of every type, and the newest enquiry, picture and member of staff. */
const idsOf = async (database: Database): Promise<Ids> => {
  const documents = await database
    .selectFrom("document")
    .select((e) => e.fn.max("id").as("id"))
    .where("deleted_at", "is", null)
    .groupBy("type")
    .execute();
  const newest = (table: "enquiry" | "media" | "staff") =>
    database.selectFrom(table).select("id").orderBy("created_at", "desc").orderBy("id").limit(1).execute();
  const only = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    documents: only(documents),
    enquiries: only(await newest("enquiry")),
    media: only(await newest("media")),
    staff: only(await newest("staff")),
  };
};
