const HOME = "/cms/dashboard";

/**
 * Where to go after signing in: the path that was asked for when it is one of this site, otherwise the dashboard. What
 * a browser would read as another site (`//host`, `/\host`, `/..//host`, `https:…`) is not.
 */
export const nextPath = (asked: string | null): string => {
  if (!asked || !/^\/(?![/\\])[\x21-\x7e]*$/.test(asked) || asked.includes("\\")) return HOME;
  const here = "http://here.invalid";
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
  if (!url || url.origin !== here || url.pathname.startsWith("//") || /^\/cmslogin(\/|$)/.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
};

/** The address of the login that leads back to `url`. */
export const loginFor = (url: string): string => {
  const { pathname, search } = new URL(url);
  const next = pathname + search;
  return next === HOME || next === "/cms" ? "/cmslogin" : `/cmslogin?next=${encodeURIComponent(next)}`;
};
