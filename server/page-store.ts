import type { KeptPage } from "./kept-page.ts";

/** A few thousand pages of 20 kB. The least recently asked for goes first. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Addresses that lead nowhere are endless; only some are kept. */
const MOST_MISSES = 200;

export type PageStore = {
  /** A page that is kept for this version, at once; undefined where there is none. */
  peek: (version: string, path: string) => KeptPage | undefined;
  /** A page, kept or made by `render`; simultaneous requests share one render. */
  get: (version: string, path: string, render: () => Promise<KeptPage>) => Promise<KeptPage>;
  /** The addresses of good pages that are kept, the most recently asked for first. */
  paths: () => string[];
};

/** Keeps pages of one site version at a time, within bounds; a fault is not kept. */
export const pageStore = (mostBytes = MOST_BYTES, mostMisses = MOST_MISSES): PageStore => {
  let current = "";
  let size = 0;
  let misses = 0;
  const pages = new Map<string, KeptPage>();
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
    for (const [path, page] of pages) {
      if (size <= mostBytes && misses <= mostMisses) return;
      if (size > mostBytes || page.status !== 200) drop(path, page);
    }
  };
  const keep = (version: string, path: string, page: KeptPage) => {
    if (version !== current || page.status >= 500) return;
    const known = pages.get(path);
    if (known) drop(path, known);
    pages.set(path, page);
    account(page, 1);
    shrink();
  };
  const turnTo = (version: string) => {
    if (version === current) return;
    pages.clear();
    rendering.clear();
    [current, size, misses] = [version, 0, 0];
  };

  return {
    peek: (version, path) => {
      if (version !== current) return undefined;
      const page = pages.get(path);
      if (!page) return undefined;
      pages.delete(path);
      pages.set(path, page);
      return page;
    },
    get: (version, path, render) => {
      turnTo(version);
      const known = pages.get(path);
      if (known) return Promise.resolve(known);
      const under = rendering.get(path);
      if (under) return under;
      const made = render().then((page) => {
        keep(version, path, page);
        return page;
      });
      rendering.set(path, made);
      const done = () => rendering.get(path) === made && rendering.delete(path);
      made.then(done, done);
      return made;
    },
    paths: () =>
      [...pages]
        .filter(([, { status }]) => status === 200)
        .map(([path]) => path)
        .reverse(),
  };
};
