const HOME = "/cms/dashboard";
/** Letters of a redirect. A proxy has room for 4 kB of headers, and encoding makes an address up to three times as long. */
const LONGEST = 2_000;

/** What was asked for where it is of this site; a browser reads `//host`, `/\host`, `/..//host` as another one. */
export const nextPath = (asked: string | null): string => {
  if (!asked || asked.length > LONGEST || !/^\/(?![/\\])[\x21-\x7e]*$/.test(asked) || asked.includes("\\")) return HOME;
  const here = "http://here.invalid";
  const url = URL.canParse(asked, here) ? new URL(asked, here) : null;
  if (!url || url.origin !== here || url.pathname.startsWith("//") || /^\/cmslogin(\/|$)/.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
};

export const loginFor = (url: string): string => {
  const { pathname, search } = new URL(url);
  const next = pathname + search;
  const login = `/cmslogin?next=${encodeURIComponent(next)}`;
  return next === HOME || next === "/cms" || login.length > LONGEST ? "/cmslogin" : login;
};
