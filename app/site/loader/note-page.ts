import { WAY_PAGES, type Way } from "#domain/enquiries/way.ts";
import { mayBeCounted } from "./tell-visits.ts";

declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** The contact form reads it under the same name (`app/blocks/contact/sending/post-enquiry.ts`); a module of both would be one more request. */
const WAY = "way";

/** Notes the page in what this tab remembers of the visit, once it is shown; nothing of those who ask not to be counted. */
export const notePage = () => {
  if (!mayBeCounted()) return;
  if (document.prerendering) return document.addEventListener("prerenderingchange", notePage);
  try {
    const way: Way = JSON.parse(sessionStorage.getItem(WAY) ?? "null") ?? begun();
    const { pages } = way;
    if (pages.length >= WAY_PAGES || pages.includes(location.pathname)) return;
    pages.push(location.pathname);
    sessionStorage.setItem(WAY, JSON.stringify(way));
  } catch {
    // Storage is full or switched off.
  }
};

const begun = (): Way => {
  const named = new URLSearchParams(location.search);
  const of = (name: string) => named.get(`utm_${name}`)?.slice(0, 100) ?? "";
  const referrer = document.referrer.split("/", 3).join("/");
  return { referrer, source: of("source"), campaign: of("campaign"), pages: [] };
};
