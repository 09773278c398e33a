const HOME = "/cms/dashboard";

/**
 * Where to go after signing in: the path that was asked for when it is one of this site, otherwise the dashboard. What
 * a browser would read as another site (`//host`, `/\host`, `/..//host`, `https:…`) is not.
 */
export const nextPath = (wanted: string | null): string => {
  if (!wanted || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes("\\")) return HOME;
  const here = "http://here.invalid";
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  if (!url || url.origin !== here || url.pathname.startsWith("//") || /^\/cmslogin(\/|$)/.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
};

/** The address of the login that leads back to where somebody wanted to go. */
export const loginFor = (url: string): string => {
  const { pathname, search } = new URL(url);
  const wanted = pathname + search;
  return wanted === HOME || wanted === "/cms" ? "/cmslogin" : `/cmslogin?next=${encodeURIComponent(wanted)}`;
};
