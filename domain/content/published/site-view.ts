import type { HumanCheck } from "#platform/human-check/human-check.ts";
import type { PictureView } from "../../media/picture.ts";
import type { DataOf } from "../document-types.ts";

type Settings = DataOf<"settings">;

/** What visitors may know of the settings: the mail address comes in two parts, so that it never stands in the HTML. */
export type SettingsView = Omit<Settings, "contact" | "retentionMonths"> & {
  contact: Omit<Settings["contact"], "email"> & { mailbox: { user: string; host: string } };
};

export type ServiceCard = { id: string; path: string } & DataOf<"service">["card"];
export type ProjectCard = { id: string; path: string } & Pick<
  DataOf<"project">,
  "title" | "summary" | "picture" | "category" | "client"
>;
export type PostCard = { id: string; path: string } & Pick<
  DataOf<"post">,
  "title" | "summary" | "picture" | "author" | "publishedOn"
>;
export type MemberView = { id: string } & DataOf<"member">;
export type TestimonialView = { id: string } & DataOf<"testimonial">;

/** What a human check needs in the browser. */
export type HumanCheckView = ReturnType<HumanCheck["view"]>;

/** Everything beside its own fields that a block may show. Lists are in their order on the site. */
export type BlockView = {
  settings: SettingsView;
  pictures: Record<string, PictureView>;
  services: ServiceCard[];
  projects: ProjectCard[];
  posts: PostCard[];
  /** For a paged list of posts: which page this is, counted from 1, and how many there are. */
  postsPage: { number: number; count: number };
  members: MemberView[];
  testimonials: TestimonialView[];
  /** The names of vendors' marks that can be drawn (`/mark/<name>.svg`). */
  marks: string[];
  humanCheck: HumanCheckView;
};
