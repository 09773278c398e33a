const CODES = /%[\da-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;

/**
 * The one spelling of a path, which a `URL` gave as its `pathname`: slashes single and none at the end, codes in
 * capitals, and none for what needs none (RFC 3986, 6.2.2). A coded slash stays one, as does what is no UTF-8.
 */
export const oneSpelling = (pathname: string): string => {
  const plain = pathname.includes("%") ? pathname.replace(CODES, bareOrCapital) : pathname;
  return plain.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
};

const bareOrCapital = (code: string): string => {
  const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return UNRESERVED.test(letter) ? letter : code.toUpperCase();
};
