import type { KeptPage } from "./kept-page.ts";

/** Some five hundred pages of 64 kB, counted twice for their compressed forms. What nobody asked for lately goes first. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Addresses that lead nowhere are endless; only some are kept. */
const MOST_MISSES = 200;

export type PageStore = {
  /** A page that is kept for this version, at once; undefined where there is none. */
  peek: (version: string, path: string) => KeptPage | undefined;
  /**
   * A page, kept or made by `render`; simultaneous requests share one render. A page that says what it said in the
   * version before is the one from then, compressed as it is.
   */
  get: (version: string, path: string, render: () => Promise<KeptPage>) => Promise<KeptPage>;
  /** The addresses of good pages of this version or an earlier one, the most asked for first. */
  paths: () => string[];
  /** True while a page is being made. */
  isBusy: () => boolean;
};

type Entry = {
  version: string;
  page: KeptPage;
  /** Asked for since the last look for what may go: it stays for another round. */
  wanted: boolean;
};

/** Keeps pages within bounds and gives those of one site version at a time; a fault is not kept. */
export const pageStore = (mostBytes = MOST_BYTES, mostMisses = MOST_MISSES): PageStore => {
  let current = "";
  let size = 0;
  let misses = 0;
  const pages = new Map<string, Entry>();
  const rendering = new Map<string, Promise<KeptPage>>();

  const account = (page: KeptPage, sign: 1 | -1) => {
    size += sign * page.size;
    if (page.status !== 200) misses += sign;
  };
  const drop = (path: string, page: KeptPage) => {
    pages.delete(path);
    account(page, -1);
  };
  const moveToEnd = (path: string, entry: Entry) => {
    entry.wanted = false;
    pages.delete(path);
    pages.set(path, entry);
  };
  /** The loop meets again what it moves to the end, and then lets it go. */
  const shrink = () => {
    for (const [path, entry] of pages) {
      if (size <= mostBytes && misses <= mostMisses) return;
      if (size <= mostBytes && entry.page.status === 200) continue;
      if (entry.wanted) moveToEnd(path, entry);
      else drop(path, entry.page);
    }
  };
  const keep = (version: string, path: string, made: KeptPage): KeptPage => {
    if (version !== current || made.status >= 500) return made;
    const former = pages.get(path)?.page;
    const page = former && former.mark === made.mark && former.status === made.status ? former : made;
    if (former) {
      drop(path, former);
      page.asked = former.asked >> 1;
    }
    pages.set(path, { version, page, wanted: false });
    account(page, 1);
    shrink();
    return page;
  };
  const peek = (version: string, path: string): KeptPage | undefined => {
    const kept = pages.get(path);
    if (kept?.version !== version) return undefined;
    kept.wanted = true;
    kept.page.asked += 1;
    return kept.page;
  };

  return {
    peek,
    get: (version, path, render) => {
      if (version !== current) rendering.clear();
      current = version;
      const known = peek(version, path) ?? rendering.get(path);
      if (known) return Promise.resolve(known);
      const made = render().then((page) => keep(version, path, page));
      rendering.set(path, made);
      const done = () => rendering.get(path) === made && rendering.delete(path);
      made.then(done, done);
      return made;
    },
    paths: () =>
      [...pages]
        .filter(([, { page }]) => page.status === 200)
        .sort(([, one], [, other]) => other.page.asked - one.page.asked)
        .map(([path]) => path),
    isBusy: () => rendering.size > 0,
  };
};
