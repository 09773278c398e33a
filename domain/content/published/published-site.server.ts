import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { addressOf } from "../../addresses.ts";
import { FIRST_LANGUAGE, inLanguage, type Language, withoutLanguage } from "../../languages.ts";
import { siteVersion } from "../../site-version.server.ts";
import { countRows } from "../../sql.server.ts";
import { wordingOf } from "../../words/catalogues.ts";
import type { Wording } from "../../words/words.ts";
import type { DataOf, DocumentType } from "../document-types.ts";
import { formServices } from "../form-services.ts";
import { allTypes, kinds, type SingletonType } from "../kinds.ts";
import { allNames, fillNames } from "../names.ts";
import { withShared } from "../translation/words/shared.ts";
import { leadToOwnLanguage } from "./lead-to-own-language.server.ts";
import { latestPosts } from "./posts.server.ts";
import { liveDocuments, type Published, publishedOf } from "./published-document.server.ts";
import type { MemberView, PositionView, ProjectCard, ServiceCard, SettingsView, TestimonialView } from "./site-view.ts";

export type PublishedSite = Wording & {
  version: number;
  settings: DataOf<"settings">;
  /** What visitors may see of Settings, with the names filled in. */
  settingsView: SettingsView;
  /** What stands for the names in texts. */
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

/** What the site is made of: what is published, and how this installation is set up, which its texts name. */
export type SiteDeps = Pick<Platform, "database" | "humanCheck" | "settings">;

const caches = new WeakMap<Database, Map<Language, Promise<PublishedSite>>>();

/** The shared part of the published site, in the first language where it is not live in this one. Throws on an empty database. */
export const publishedSite = async (deps: SiteDeps, language: Language = FIRST_LANGUAGE): Promise<PublishedSite> => {
  const { database } = deps;
  const version = await siteVersion(database);
  const cache = caches.get(database) ?? new Map<Language, Promise<PublishedSite>>();
  caches.set(database, cache);
  const cached = await cache.get(language)?.catch(() => undefined);
  if (cached?.version === version) return cached;
  const reading = readSite(deps, language, version);
  cache.set(language, reading);
  return reading;
};

const readSite = async (deps: SiteDeps, language: Language, version: number): Promise<PublishedSite> => {
  const { database } = deps;
  if (!(await isOpen(database, language))) return publishedSite(deps);
  const read: ReadAll = async (type, of) => {
    const documents = await publishedOf(database, type, of);
    if (type !== "settings") return documents;
    return Promise.all(documents.map((one) => leadToOwnLanguage(database, one as Published) as Promise<typeof one>));
  };
  return siteFrom(deps, read, {
    version,
    language,
    hasPosts: (await latestPosts(database, language, 1)).length > 0,
  });
};

/** Whether visitors can read the site in a language: what stands on every page is live in it. */
export const isOpen = async (database: Database, language: Language): Promise<boolean> => {
  if (language === FIRST_LANGUAGE) return true;
  const shown = allTypes.filter((type) => kinds[type].single);
  const live = liveDocuments(database).where("type", "in", shown).where("language", "=", language);
  return (await countRows(live)) === shown.length;
};

export type ReadAll = <T extends DocumentType>(type: T, language: Language) => Promise<Published<T>[]>;

type SiteState = Pick<PublishedSite, "version" | "language" | "hasPosts">;

/**
 * The shared part of the site in a language, made of the documents that `read` gives. Its parts have the ids of their groups,
 * by which documents of any language refer to them. Throws where settings are missing.
 */
export const siteFrom = async (deps: SiteDeps, read: ReadAll, state: SiteState): Promise<PublishedSite> => {
  const all = <T extends DocumentType>(type: T) => read(type, state.language);
  const [said, seo] = [
    await inSettings(read, state.language, "settings"),
    await inSettings(read, state.language, "seo"),
  ];
  const settings = { ...said, map: { ...said.map, embedUrl: ownPlace(said.map.embedUrl, state.language) } };
  const wording = wordingOf(state.language);
  const names = allNames(settings, wording, deps);
  const filled = fillNames({ settings, seo }, names);
  const lists = {
    services: (await all("service")).map(toServiceCard),
    projects: (await all("project")).map(toProjectCard),
    positions: (await all("position")).map(({ group: id, data: { search: _, ...position } }) => ({ id, ...position })),
    members: (await all("member")).map(({ group: id, data }) => ({ id, ...data })),
    testimonials: (await all("testimonial")).map(({ group: id, data }) => ({ id, ...data })),
  };
  return {
    ...state,
    ...wording,
    settings,
    settingsView: toSettingsView(settings, filled.settings),
    names,
    seo,
    filled,
    ...fillNames(lists, names),
  };
};

/** A singleton in a language, with the values that all languages share as they stand in the first one. */
const inSettings = async <T extends SingletonType>(read: ReadAll, language: Language, type: T): Promise<DataOf<T>> => {
  const of = async (one: Language) => (await read(type, one))[0]?.data as DataOf<T> | undefined;
  const own = await of(language);
  const first = language === FIRST_LANGUAGE ? own : await of(FIRST_LANGUAGE);
  if (!own || !first) throw new Error(`no published ${type}`);
  return withShared(type, own, first);
};

/** An address of the product, such as that of the drawn map, in a language; any other as it is. */
const ownPlace = (path: string, language: Language): string =>
  path.startsWith("/") && addressOf(path).translated ? inLanguage(language, withoutLanguage(path)) : path;

/**
 * Removes what visitors must not see: plain mail addresses, the answers held ready and the retention period of enquiries.
 * A service of the form is sent by the word that it has by its name as stored, so that the server knows it again.
 */
const toSettingsView = (stored: DataOf<"settings">, filled: DataOf<"settings">): SettingsView => {
  const { retentionMonths: _, answers: __, confirms: ___, contact, form, ...rest } = filled;
  const { email, ...others } = contact;
  const [user = "", host = ""] = email.split("@");
  const words = formServices(stored).map(({ word }) => word);
  const services = form.services.map((service, at) => ({ ...service, word: words[at] ?? "", receiver: "" }));
  return { ...rest, form: { services }, contact: { ...others, mailbox: { user, host } } };
};

const toServiceCard = ({ group: id, path, data }: Published<"service">): ServiceCard => ({ id, path, ...data.card });

const toProjectCard = ({ group: id, path, data }: Published<"project">): ProjectCard => ({
  id,
  path,
  title: data.title,
  summary: data.summary,
  picture: data.picture,
  category: data.category,
  client: data.client,
});
