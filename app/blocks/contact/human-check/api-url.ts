/** This site's own, or that of the server which an export named: its pages are files. */
export const apiUrl = (path: `/api/${string}`): string =>
  `${globalThis.document?.documentElement.dataset.api ?? ""}${path}`;
