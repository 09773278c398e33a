import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** A plain file server: a folder is its index.html, with a slash at its end, and what is not there is 404.html. */
export const startFileServer = async (folder: string, port = 0) => {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
    const place = join(folder, normalize(path));
    const found = statSync(place, { throwIfNoEntry: false });
    if (found?.isDirectory() && !path.endsWith("/"))
      return void response.writeHead(301, { location: `${path}/` }).end();
    const file = found?.isDirectory() ? join(place, "index.html") : place;
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    const type = isThere ? TYPES[file.split(".").at(-1) ?? ""] : TYPES.html;
    response.writeHead(isThere ? 200 : 404, type ? { "content-type": type } : {});
    response.end(readFileSync(isThere ? file : join(folder, "404.html")));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
};
