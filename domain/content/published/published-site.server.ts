import type { Database } from "#platform/database/database.ts";
import { siteVersion } from "../../site-version.server.ts";
import type { DataOf, DocumentType } from "../document-types.ts";
import { fillNames, namedValues } from "../names.ts";
import { latestPosts } from "./posts.server.ts";
import { type Published, publishedOf } from "./published-document.server.ts";
import type { MemberView, PositionView, ProjectCard, ServiceCard, SettingsView, TestimonialView } from "./site-view.ts";

export type PublishedSite = {
  version: number;
  settings: DataOf<"settings">;
  settingsView: SettingsView;
  names: Record<string, string>;
  seo: DataOf<"seo">;
  /** Settings and SEO with the names in their texts filled in, as in all that follows. */
  filled: { settings: DataOf<"settings">; seo: DataOf<"seo"> };
  services: ServiceCard[];
  projects: ProjectCard[];
  /** In their order, those that are open. */
  positions: PositionView[];
  members: MemberView[];
  testimonials: TestimonialView[];
  hasPosts: boolean;
};

const cache = new WeakMap<Database, Promise<PublishedSite>>();

/** The shared part of the published site. Throws on an empty database. */
export const publishedSite = async (database: Database): Promise<PublishedSite> => {
  const version = await siteVersion(database);
  const cached = await cache.get(database)?.catch(() => undefined);
  if (cached?.version === version) return cached;
  const reading = readSite(database, version);
  cache.set(database, reading);
  return reading;
};

const readSite = async (database: Database, version: number): Promise<PublishedSite> =>
  siteFrom((type) => publishedOf(database, type), version, (await latestPosts(database, 1)).length > 0);

export type ReadAll = <T extends DocumentType>(type: T) => Promise<Published<T>[]>;

/** The shared part of the site, made of the documents that `all` reads. Throws where settings are missing. */
export const siteFrom = async (all: ReadAll, version: number, hasPosts: boolean): Promise<PublishedSite> => {
  const [settings, seo] = [await only(all, "settings"), await only(all, "seo")];
  const names = namedValues(settings);
  const lists = {
    services: (await all("service")).map(toServiceCard),
    projects: (await all("project")).map(toProjectCard),
    positions: (await all("position")).map(({ id, data: { search: _, ...position } }) => ({ id, ...position })),
    members: (await all("member")).map(({ id, data }) => ({ id, ...data })),
    testimonials: (await all("testimonial")).map(({ id, data }) => ({ id, ...data })),
  };
  return {
    version,
    settings,
    settingsView: toSettingsView(settings),
    names,
    seo,
    filled: fillNames({ settings, seo }, names),
    ...fillNames(lists, names),
    hasPosts,
  };
};

const only = async <T extends DocumentType>(all: ReadAll, type: T): Promise<DataOf<T>> => {
  const [document] = await all(type);
  if (!document) throw new Error(`no published ${type}`);
  return (document as Published<T> & { data: DataOf<T> }).data;
};

/** Removes what visitors must not see: plain mail addresses, the answers held ready and the retention period of enquiries. */
export const toSettingsView = ({
  retentionMonths: _,
  answers: __,
  contact,
  form,
  ...rest
}: DataOf<"settings">): SettingsView => {
  const { email, ...others } = contact;
  const [user = "", host = ""] = email.split("@");
  const services = form.services.map((service) => ({ ...service, receiver: "" }));
  return { ...rest, form: { services }, contact: { ...others, mailbox: { user, host } } };
};

const toServiceCard = ({ id, path, data }: Published<"service">): ServiceCard => ({ id, path, ...data.card });

const toProjectCard = ({ id, path, data }: Published<"project">): ProjectCard => ({
  id,
  path,
  title: data.title,
  summary: data.summary,
  picture: data.picture,
  category: data.category,
  client: data.client,
});
