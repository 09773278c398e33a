import type { Database } from "#platform/database/database.ts";
import { addressOf } from "../../addresses.ts";
import { linkPath } from "../../link-path.ts";
import type { DocumentType } from "../document-types.ts";
import { type FoundLink, fieldsIn, linksIn } from "../form/fields-in.ts";
import { redirectsFrom } from "../published/redirects-from.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";
import { error, type Issue, warning } from "./issue.ts";

type Target = { path: string; type: DocumentType; published_revision: string | null };

type Source = { type: DocumentType; path: string | null; data: object };

/** Every link that leads nowhere on this site: unknown and unpublished addresses, missing anchors. `askOtherSites` asks the others. */
export const checkLinks = async (database: Database, source: Source): Promise<Issue[]> => {
  const links = linksIn(source.type, source.data).filter(({ href }) => /^(\/(?!\/)|#)/.test(href));
  const paths = [...new Set(links.map(({ href }) => parse(href).path).filter(Boolean))];
  const [targets, moved] = await Promise.all([targetsOf(database, paths), redirectsFrom(database, paths)]);
  const issues = await Promise.all(links.map((link) => checkOne(database, link, { source, targets, moved })));
  return issues.flatMap((issue) => (issue ? [{ ...issue, about: "link" as const }] : []));
};

type Known = { source: Source; targets: Map<string, Target>; moved: Map<string, string> };

const checkOne = async (database: Database, link: FoundLink, known: Known): Promise<Issue | null> => {
  const { field, href } = link;
  const { path, anchor } = parse(href);
  const { source } = known;
  if (path === "" || path === source.path)
    return anchor && !anchorsIn(source.type, source.data).includes(anchor) ? noAnchor(field, href, "this page") : null;
  if (addressOf(path).reserved) return null;
  const issue = await checkOther(database, link, known);
  return issue && { ...issue, ofOthers: true };
};

const checkOther = async (database: Database, { field, href }: FoundLink, known: Known): Promise<Issue | null> => {
  const { path, anchor } = parse(href);
  const target = known.targets.get(path);
  if (target?.published_revision) {
    if (!anchor) return null;
    const data = await revisionData(database, target.published_revision);
    return anchorsIn(target.type, data).includes(anchor) ? null : noAnchor(field, href, path);
  }
  const to = known.moved.get(path);
  if (to) return warning(field, `The link to ${path} takes a detour`, `It has moved: link to ${to} instead.`);
  return target
    ? error(field, `The link to ${path} leads to something that is not live`, "Publish it first, or remove the link.")
    : error(field, `The link to ${path} leads nowhere`, "There is nothing at this address.");
};

const anchorsIn = (type: DocumentType, data: object): string[] => [
  "main",
  ...fieldsIn(type, data).flatMap(({ form, hidden }) =>
    "anchor" in form && form.anchor && !hidden ? form.anchor : [],
  ),
];

const noAnchor = (field: string, href: string, where: string) =>
  error(field, `The link to ${href} misses its place`, `There is no such place on ${where}.`);

const parse = (href: string) => ({ path: linkPath(href), anchor: href.split("#")[1] ?? "" });

const targetsOf = async (database: Database, paths: string[]): Promise<Map<string, Target>> => {
  if (paths.length === 0) return new Map();
  const rows = await database
    .selectFrom("document")
    .select(["path", "type", "published_revision"])
    .where("path", "in", paths)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.path ?? "", { ...row, type: row.type as DocumentType, path: row.path ?? "" }]));
};
