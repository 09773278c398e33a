import { LRUCache } from "lru-cache";
import type { KeptPage } from "./kept-page.ts";

/** Some five hundred pages of 64 kB, counted twice for their compressed forms. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MISSES = 200;

type Entry = { version: string; page: KeptPage };

export type PageStore = {
  peek: (version: string, path: string) => KeptPage | undefined;
  /** Simultaneous requests share one render. A fault is not kept. */
  get: (version: string, path: string, render: () => Promise<KeptPage>) => Promise<KeptPage>;
};

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
