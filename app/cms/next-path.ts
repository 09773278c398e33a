const HOME = "/cms/dashboard";

/** What was asked for where it is of this site; a browser reads `//host`, `/\host`, `/..//host` as another one. */
export const nextPath = (asked: string | null): string => {
  if (!asked || !/^\/(?![/\\])[\x21-\x7e]*$/.test(asked) || asked.includes("\\")) return HOME;
  const here = "http://here.invalid";
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
  if (!url || url.origin !== here || url.pathname.startsWith("//") || /^\/cmslogin(\/|$)/.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
};

export const loginFor = (url: string): string => {
  const { pathname, search } = new URL(url);
  const next = pathname + search;
  return next === HOME || next === "/cms" ? "/cmslogin" : `/cmslogin?next=${encodeURIComponent(next)}`;
};
