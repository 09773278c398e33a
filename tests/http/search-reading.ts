/** What a search engine reads of a page: title, canonical address and every named meta field. */
export const metaOf = (html: string): Record<string, string> => {
  const fields = attributesOf(html, /<meta [^>]*>/g).map(({ name, property, content = "" }) => [
    name ?? property,
    content,
  ]);
  const [canonical] = attributesOf(html, /<link rel="canonical"[^>]*>/);
  return {
    ...Object.fromEntries(fields.filter(([name]) => name)),
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ""),
    canonical: canonical?.href ?? "",
  };
};

/** The attributes of the elements that `element` finds, their names in lower case. */
export const attributesOf = (html: string, element: RegExp): Record<string, string>[] =>
  [...html.matchAll(new RegExp(element.source, `${element.flags.replace("g", "")}g`))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), decode(value)]),
    ),
  );

const decode = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");

export type Graph = { "@type": string; [property: string]: unknown }[];

/** The structured data of a page; throws where it is missing or broken. */
export const graphOf = (html: string): Graph => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (scripts.length !== 1) throw new Error(`${scripts.length} scripts of structured data`);
  const data = JSON.parse(scripts[0]?.[1] ?? "") as { "@context": string; "@graph": Graph };
  if (data["@context"] !== "https://schema.org") throw new Error("not schema.org");
  return data["@graph"];
};

/** The addresses in a sitemap or an index of sitemaps. */
export const locations = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);

/** True when every element is closed in order, there is one root, and no bare `&` or `<` stands in text. */
export const isWellFormed = (xml: string): boolean => {
  const body = xml.replace(/^<\?xml [^?]*\?>\s*/, "").trim();
  const open: string[] = [];
  let roots = 0;
  for (const [, closing, name = "", , empty, text = ""] of body.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (!closing && open.length === 0) roots += 1;
    if (closing ? open.pop() !== name : !empty && open.push(name) < 0) return false;
    if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(text)) return false;
  }
  const rest = body.replace(/<\/?[\w:.-]+(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>/g, "");
  return open.length === 0 && roots === 1 && !rest.includes("<");
};
