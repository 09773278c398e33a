import { TRAIL_PAGES, type Trail } from "#domain/enquiries/trail.ts";
import { mayBeCounted } from "./tell-visits.ts";

declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** The contact form reads it under the same name (`app/blocks/contact/sending/post-enquiry.ts`); a module of both would be one more request. */
const KEY = "way";

/** Notes the page in what this tab remembers of the visit, once it is shown; nothing of those who ask not to be counted. */
export const notePage = () => {
  if (!mayBeCounted()) return;
  if (document.prerendering) return document.addEventListener("prerenderingchange", notePage);
  try {
    const trail: Trail = JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? begun();
    const { pages } = trail;
    if (pages.length >= TRAIL_PAGES || pages.includes(location.pathname)) return;
    pages.push(location.pathname);
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {
    // Storage is full or switched off.
  }
};

const begun = (): Trail => {
  const named = new URLSearchParams(location.search);
  const of = (name: string) => named.get(`utm_${name}`)?.slice(0, 100) ?? "";
  const referrer = document.referrer.split("/", 3).join("/");
  return { referrer, source: of("source"), campaign: of("campaign"), pages: [] };
};
