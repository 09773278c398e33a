import type { Block } from "../../blocks/block.ts";
import type { DocumentType } from "../../document-types.ts";
import { filesIn, picturesIn } from "../../form/fields-in.ts";
import type { Published } from "../published-document.server.ts";
import type { PublishedSite } from "../published-site.server.ts";
import type { BlockView, PostCard } from "../site-view.ts";
import { listedTypes } from "./block-needs.ts";
import { authorOf } from "./post-author.ts";

/** The documents that stand on every page of their type or block, as their cards show them. */
export type Lists = Pick<BlockView, "services" | "projects" | "positions" | "members" | "testimonials">;

/** Only what this page shows; a service or case study also lists the others of its type, a post has its author. */
export const listsFor = (site: PublishedSite, document: Published, blocks: Block[]): Lists => {
  const lists = listsOf([...listedTypes(blocks), document.type], site);
  if (document.type !== "post") return lists;
  const { member } = authorOf(document.data, site);
  return { ...lists, members: member ? [member] : [] };
};

export const listsOf = (
  types: DocumentType[],
  { services, projects, positions, members, testimonials }: Lists,
): Lists => ({
  services: types.includes("service") ? services : [],
  projects: types.includes("project") ? projects : [],
  positions: types.includes("position") ? positions : [],
  members: types.includes("member") ? members : [],
  testimonials: types.includes("testimonial") ? testimonials : [],
});

/** The ids of the files that a document offers. */
export const filesOn = ({ type, data }: Published): string[] => filesOf(data, (own) => filesIn(type, own));

/** The ids of all pictures that a page loads. */
export const picturesOn = (
  { settings }: PublishedSite,
  document: Published,
  lists: Lists,
  posts: PostCard[],
): string[] => [
  ...picturesOf(document.data, (data) => picturesIn(document.type, data)),
  ...picturesOf(settings, (data) => picturesIn("settings", data)),
  ...picturesInLists(lists),
  ...posts.flatMap((card) => picturesIn("post", card)),
];

/** A card holds a part of its document, so the paths of its fields are those of that part. */
export const picturesInLists = (lists: Lists): string[] => [
  ...lists.services.flatMap((own) => picturesOf(own, (card) => picturesIn("service", { card }))),
  ...lists.projects.flatMap((own) => picturesOf(own, (card) => picturesIn("project", card))),
  ...lists.members.flatMap((own) => picturesOf(own, (member) => picturesIn("member", member))),
  ...lists.testimonials.flatMap((own) => picturesOf(own, (data) => picturesIn("testimonial", data))),
];

/** Finds once per object: pages share the data of a revision. */
const foundOnce = () => {
  const known = new WeakMap<object, string[]>();
  return <T extends object>(data: T, find: (data: T) => string[]): string[] => {
    const found = known.get(data) ?? find(data);
    known.set(data, found);
    return found;
  };
};

const picturesOf = foundOnce();
const filesOf = foundOnce();
