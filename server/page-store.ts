import type { KeptPage } from "./kept-page.ts";

/** Some five hundred pages of 64 kB, counted twice for their compressed forms. The least recently asked for goes first. */
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

/** Keeps pages within bounds and gives those of one site version at a time; a fault is not kept. */
export const pageStore = (mostBytes = MOST_BYTES, mostMisses = MOST_MISSES): PageStore => {
  let current = "";
  let size = 0;
  let misses = 0;
  const pages = new Map<string, { version: string; page: KeptPage }>();
  const rendering = new Map<string, Promise<KeptPage>>();

  const account = (page: KeptPage, sign: 1 | -1) => {
    size += sign * page.size;
    if (page.status !== 200) misses += sign;
  };
  const drop = (path: string, page: KeptPage) => {
    pages.delete(path);
    account(page, -1);
  };
  const shrink = () => {
    for (const [path, { page }] of pages) {
      if (size <= mostBytes && misses <= mostMisses) return;
      if (size > mostBytes || page.status !== 200) drop(path, page);
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
    pages.set(path, { version, page });
    account(page, 1);
    shrink();
    return page;
  };
  const peek = (version: string, path: string): KeptPage | undefined => {
    const kept = pages.get(path);
    if (kept?.version !== version) return undefined;
    pages.delete(path);
    pages.set(path, kept);
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
