import { addressOf } from "#domain/addresses.ts";
import { findTargets } from "./find-targets.ts";

/** What a link leads to, in words. */
export type LinkCheck = { good: boolean; words: string };

const known = new Map<string, Promise<LinkCheck | null>>();

/** Looks at what stands at a path of this site; null for what can't be checked from here. */
export const checkLink = (link: string): Promise<LinkCheck | null> => {
  if (!link.startsWith("/") || link.startsWith("//")) return Promise.resolve(null);
  const path = link.split(/[?#]/)[0] ?? "";
  if (addressOf(path).reserved) return Promise.resolve(null);
  const asked = known.get(path) ?? ask(path);
  known.set(path, asked);
  void asked.then((check) => {
    if (!check?.good) known.delete(path);
  });
  return asked;
};

const ask = async (path: string): Promise<LinkCheck | null> => {
  const found = await findTargets({ path });
  if (!found) return null;
  const [target] = found;
  if (!target) return { good: false, words: "No page has this address" };
  return target.live ? { good: true, words: target.title } : { good: false, words: `${target.title}: not live yet` };
};
