/**
 * A path as it may be logged or counted. Whoever has the token of a shared preview sees the draft, so it stands in no log, however
 * the address is spelled: the router takes it in capitals and percent signs too.
 */
export const loggedPath = (path: string): string => {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/[\\/]+/g, "/");
  return plain.includes("preview/shared/") ? "/preview/shared/***" : path;
};

const decoded = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
