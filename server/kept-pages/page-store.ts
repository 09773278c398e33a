import { LRUCache } from "lru-cache";
import type { KeptPage } from "./kept-page.ts";

/** Some five hundred pages of 64 kB, counted twice for their compressed forms. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Addresses that lead nowhere are endless; only some are kept. */
const MOST_MISSES = 200;

type Entry = { version: string; page: KeptPage };

export type PageStore = {
  /** A page that is kept for this version, at once; undefined where there is none. */
  peek: (version: string, path: string) => KeptPage | undefined;
  /**
   * A page, kept or made by `render`; simultaneous requests share one render. A fault is not kept.
   */
  get: (version: string, path: string, render: () => Promise<KeptPage>) => Promise<KeptPage>;
};

/** Keeps pages within bounds and gives those of one site version at a time. */
export const pageStore = (mostBytes = MOST_BYTES, mostMisses = MOST_MISSES): PageStore => {
  const good = new LRUCache<string, Entry>({ maxSize: mostBytes, sizeCalculation: ({ page }) => page.size });
  const missing = new LRUCache<string, Entry>({ max: mostMisses });
  const rendering = new Map<string, Promise<KeptPage>>();
  let current = "";

  const keep = (version: string, path: string, page: KeptPage): KeptPage => {
    if (version !== current || page.status >= 500) return page;
    const [own, other] = page.status === 200 ? [good, missing] : [missing, good];
    other.delete(path);
    own.set(path, { version, page });
    return page;
  };
  const peek = (version: string, path: string): KeptPage | undefined => {
    const entry = good.get(path) ?? missing.get(path);
    if (entry?.version !== version) return undefined;
    entry.page.asked += 1;
    return entry.page;
  };

  return {
    peek,
    get: (version, path, render) => {
      if (version !== current) rendering.clear();
      current = version;
      const page = peek(version, path) ?? rendering.get(path);
      if (page) return Promise.resolve(page);
      const made = render().then((rendered) => keep(version, path, rendered));
      rendering.set(path, made);
      const done = () => rendering.get(path) === made && rendering.delete(path);
      made.then(done, done);
      return made;
    },
  };
};
