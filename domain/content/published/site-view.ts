import type { HumanCheck } from "#platform/human-check/human-check.ts";
import type { PlatformSettings } from "#platform/platform.ts";
import type { FileView } from "../../media/file.ts";
import type { PictureView } from "../../media/picture.ts";
import type { Wording } from "../../words/words.ts";
import type { DataOf } from "../document-types.ts";

type Settings = DataOf<"settings">;

/** Settings for visitors: the mail address is split, so that harvesters do not find it in the HTML. */
export type SettingsView = Omit<Settings, "contact" | "answers" | "confirms" | "retentionMonths"> & {
  contact: Omit<Settings["contact"], "email"> & { mailbox: { user: string; host: string } };
};

export type ServiceCard = { id: string; path: string } & DataOf<"service">["card"];
export type ProjectCard = { id: string; path: string } & Pick<
  DataOf<"project">,
  "title" | "summary" | "picture" | "category" | "client"
>;
export type PositionView = { id: string } & Omit<DataOf<"position">, "search">;
/** `author` is the name of whoever signs it. */
export type PostCard = { id: string; path: string; author: string; tags: TagLink[] } & Pick<
  DataOf<"post">,
  "title" | "summary" | "picture" | "publishedOn"
>;
export type TagLink = { name: string; path: string };
/** Who signs a post: a member of the team who is on the site, a role or team in words, or the company. */
export type PostAuthor = { name: string; member: MemberView | null };
export type MemberView = { id: string } & DataOf<"member">;
export type TestimonialView = { id: string } & DataOf<"testimonial">;

export type HumanCheckView = ReturnType<HumanCheck["view"]>;

/** How many enquiries may be sent in a window, from the first: counted in the browser, and on the server by address (decision 004). */
export type EnquiryLimit = { most: number; windowMs: number };

export type BlockView = Wording & {
  settings: SettingsView;
  pictures: Record<string, PictureView>;
  files: Record<string, FileView>;
  services: ServiceCard[];
  projects: ProjectCard[];
  positions: PositionView[];
  posts: PostCard[];
  /** `path` is that of the first page. */
  postsPage: { number: number; count: number; path: string };
  /** What a post shows beside its fields. `updatedAt`: when it was changed after the day it bears, in ms since 1970. */
  post: { author: PostAuthor; tags: TagLink[]; minutes: number; updatedAt: number | null } | null;
  members: MemberView[];
  testimonials: TestimonialView[];
  marks: string[];
  humanCheck: HumanCheckView;
  nameRule: PlatformSettings["NAME_RULE"];
  enquiryLimit: EnquiryLimit;
  /** Nothing wakes on this page: what would come later is there at once. */
  still?: boolean;
};
