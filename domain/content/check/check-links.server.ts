import type { Database } from "#platform/database/database.ts";
import { addressOf } from "../../addresses.ts";
import { revisionData } from "../find-document.server.ts";
import { anchorsOf } from "./anchors-of.ts";
import type { Issue } from "./issue.ts";
import { type FoundLink, linksIn } from "./links-in.ts";

type Target = { path: string; published_revision: string | null };

/** Every link that leads nowhere on this site: unknown and unpublished addresses, missing anchors. Other sites are not asked. */
export const checkLinks = async (database: Database, own: string | null, data: object): Promise<Issue[]> => {
  const links = linksIn(data).filter(({ href }) => /^(\/(?!\/)|#)/.test(href));
  const paths = [...new Set(links.map(({ href }) => parse(href).path).filter(Boolean))];
  const [targets, moved] = await Promise.all([targetsOf(database, paths), movedTo(database, paths)]);
  const issues = await Promise.all(links.map((link) => checkOne(database, link, { own, data, targets, moved })));
  return issues.filter((issue) => issue !== null);
};

type Known = { own: string | null; data: object; targets: Map<string, Target>; moved: Map<string, string> };

const checkOne = async (database: Database, { field, href }: FoundLink, known: Known): Promise<Issue | null> => {
  const { path, anchor } = parse(href);
  if (path === "" || path === known.own)
    return anchor && !anchorsOf(known.data).includes(anchor) ? noAnchor(field, href, "this page") : null;
  if (addressOf(path).reserved) return null;
  const target = known.targets.get(path);
  if (target?.published_revision) {
    if (!anchor || anchorsOf(await revisionData(database, target.published_revision)).includes(anchor)) return null;
    return noAnchor(field, href, path);
  }
  const to = known.moved.get(path);
  if (to) return issue("warning", field, `The link to ${path} takes a detour`, `It has moved: link to ${to} instead.`);
  return target
    ? issue(
        "error",
        field,
        `The link to ${path} leads to something that is not live`,
        "Publish it first, or remove the link.",
      )
    : issue("error", field, `The link to ${path} leads nowhere`, "There is nothing at this address.");
};

const issue = (level: Issue["level"], field: string, title: string, text: string): Issue => ({
  level,
  field,
  title,
  text,
});

const noAnchor = (field: string, href: string, where: string) =>
  issue("error", field, `The link to ${href} misses its place`, `There is no such place on ${where}.`);

const parse = (href: string) => {
  const [address = "", anchor = ""] = href.split("#");
  const path = address.split("?")[0] ?? "";
  return { path: path.length > 1 ? path.replace(/\/$/, "") : path, anchor };
};

const targetsOf = async (database: Database, paths: string[]): Promise<Map<string, Target>> => {
  if (paths.length === 0) return new Map();
  const rows = await database
    .selectFrom("document")
    .select(["path", "published_revision"])
    .where("path", "in", paths)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.path ?? "", { ...row, path: row.path ?? "" }]));
};

const movedTo = async (database: Database, paths: string[]): Promise<Map<string, string>> => {
  if (paths.length === 0) return new Map();
  const rows = await database.selectFrom("redirect").selectAll().where("from_path", "in", paths).execute();
  return new Map(rows.map((row) => [row.from_path, row.to_path]));
};
