import { addressOf } from "#domain/addresses.ts";
import { oneSpelling } from "#domain/one-spelling.ts";

export type Ask = (path: string) => Promise<Response>;

export type Answer = { path: string; html: boolean; bytes: Uint8Array; headers: Headers };

/** Whatever a page may name: links, sources, props of islands, addresses in stylesheets and sitemaps. */
const NAMED = /(?<=["'(,\s>;=]|&quot;)\/[a-z0-9][a-z0-9/._~%-]*/gi;
const READABLE = /^(text\/|application\/(xml|rss\+xml|manifest\+json|json))/;

type Paths = { certain: string[]; nowhere: string };

/** What the paths answer, and what those answers name: `certain` ones with 200, `nowhere` with the page for what is not there. An answer's path is in its one spelling, without `..`: it becomes the name of a file. */
export async function* crawl(ask: Ask, publicUrl: string, paths: Paths): AsyncGenerator<Answer> {
  const { nowhere } = paths;
  const certain = new Set(paths.certain);
  const known = new Set([...certain, nowhere]);
  for (const path of known) {
    const response = await ask(path);
    if (response.status !== 200 && certain.has(path)) throw new Error(`${path} answers ${response.status}`);
    if (response.status !== 200 && path !== nowhere) continue;
    const type = response.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (READABLE.test(type)) for (const found of namedIn(bytes, publicUrl)) known.add(found);
    yield { path, html: type.startsWith("text/html"), bytes, headers: response.headers };
  }
}

const namedIn = (bytes: Uint8Array, publicUrl: string): string[] => {
  const text = new TextDecoder().decode(bytes).replaceAll(publicUrl, "");
  return [...text.matchAll(NAMED)]
    .flatMap(([path]) => (path.endsWith("/") ? [] : oneSpelling(new URL(path, publicUrl).pathname)))
    .filter((path) => addressOf(path).exported !== "never");
};
