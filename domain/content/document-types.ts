import type * as z from "zod";
import { member } from "./types/member.ts";
import { page } from "./types/page.ts";
import { position } from "./types/position.ts";
import { post } from "./types/post.ts";
import { project } from "./types/project.ts";
import { seo } from "./types/seo.ts";
import { service } from "./types/service.ts";
import { settings } from "./types/settings.ts";
import { testimonial } from "./types/testimonial.ts";

/** Everything that can be edited and published, by its type. The schema is the truth: form, storage and seed follow from it. */
export const documentTypes = { page, post, service, project, position, member, testimonial, settings, seo };

export type DocumentType = keyof typeof documentTypes;

export type DataOf<T extends DocumentType> = z.infer<(typeof documentTypes)[T]>;
