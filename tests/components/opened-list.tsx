import List, { type loader } from "#app/cms/content/list/list.tsx";
import { kinds } from "#domain/content/kinds.ts";
import { type Answers, mounted } from "./mounted.tsx";

type Shown = Awaited<ReturnType<typeof loader>>;
type Entry = Shown["entries"][number];

type Given = Partial<Omit<Shown, "entries" | "filter" | "counts">> & {
  entries?: Partial<Entry>[];
  filter?: Partial<Shown["filter"]>;
  counts?: Partial<Shown["counts"]>;
  /** Of the address, such as "?status=draft". */
  search?: string;
  answers?: Answers;
};

/** 10:00 of a Friday in Miami. */
export const NOW = Date.UTC(2026, 10, 20, 15);

const COUNTS = { all: 2, samples: 0, live: 1, draft: 1, changed: 0, scheduled: 0, unpublished: 0, trash: 0 };

const DRAFT: Omit<Entry, "id" | "title"> = {
  aside: "",
  about: "",
  picture: null,
  excerpt: null,
  path: null,
  status: "draft",
  live: false,
  changedAt: NOW,
  changedBy: "Ada",
  publishedAt: null,
  publishAt: null,
  unpublishAt: null,
  late: false,
  fault: null,
  languages: [],
  sample: false,
};

/** The list of a type as its loader answers it: of two services, Backups and Phones, unless `entries` says otherwise. */
export const openedList = async ({ type = "service", search = "", answers, ...given }: Given = {}) => {
  const { entries = [{ title: "Backups" }, { title: "Phones" }], filter, counts, ...more } = given;
  const at = kinds[type].listPath;
  const shown: Shown = {
    entries: entries.map((entry, index) => ({ id: `${type}-${index + 1}`, title: "Untitled", ...DRAFT, ...entry })),
    counts: { ...COUNTS, ...counts },
    filter: { type, search: "", status: null, sort: kinds[type].ordered ? "order" : "changed", page: 1, ...filter },
    tags: [],
    type,
    total: entries.length,
    page: 1,
    pages: 1,
    perPage: 25,
    now: NOW,
    here: at + search,
    ...more,
  };
  const list = await mounted(List, {
    at: at + search,
    answers: { [`GET ${at}`]: () => structuredClone(shown), ...answers },
  });
  const posts = () => list.sent.filter(({ method }) => method !== "GET");
  const titles = () =>
    list.screen
      .getByRole("row")
      .elements()
      .flatMap((row) => row.querySelector(".entry-title")?.textContent ?? []);
  return { ...list, posts, titles };
};
