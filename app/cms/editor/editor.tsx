import { textsUrl } from "virtual:site-loader";
import { preloadModule } from "react-dom";
import { data } from "react-router";
import { readDraft } from "#domain/content/drafts/edit-draft.server.ts";
import { formOf, hasTags, referredTypes } from "#domain/content/form/document-form.ts";
import { picturesIn } from "#domain/content/form/fields-in.ts";
import { targetsOf } from "#domain/content/lists/finding/link-targets.server.ts";
import { knownTags } from "#domain/content/lists/known-tags.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { besideOriginal } from "#domain/content/translation/beside-original.server.ts";
import type { Language } from "#domain/languages.ts";
import { pictureViews } from "#domain/media/picture-views.server.ts";
import { passkeyHost } from "#domain/staff/sign-in/sign-in-passkey.server.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, found } from "../staff-request.ts";
import type { Route } from "./+types/editor";
import { EditorScreen } from "./editor-screen.tsx";

export const loader = forStaff(async (platform, member, { params }: Route.LoaderArgs) => {
  const draft = await readDraft(platform, member, params.id);
  if (!draft) throw data(null, { status: 404, statusText: "Not Found" });
  const lists = referredTypes(draft.type).map(async (type) => [type, await targetsOf(platform.database, member, type)]);
  const targets = Object.fromEntries(await Promise.all(lists));
  const tags = hasTags(draft.type) ? await knownTags(platform.database, member, draft.language) : [];
  const pictures = await pictureViews(platform.database, picturesIn(draft.type, draft.data));
  const site = await siteOf(platform, draft.language);
  const beside = found(await besideOriginal(platform, member, params.id));
  return {
    draft,
    beside,
    targets,
    tags: tags.map(({ name }) => name),
    member: member.id,
    email: member.email,
    pictures,
    site,
    passkeyHost: passkeyHost(platform),
    now: platform.clock(),
  };
});

const siteOf = async (platform: Platform, language: Language) => {
  const { settings, seo, names } = await publishedSite(platform, language);
  const { siteTitle, description } = seo;
  return {
    company: settings.company.name,
    site: new URL(platform.settings.PUBLIC_URL).origin,
    siteTitle,
    description,
    names,
  };
};

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `${loaderData.draft.title} - Edit` : "Edit" },
];

export default function Editor({ loaderData }: Route.ComponentProps) {
  const { fields } = formOf(loaderData.draft.type);
  // A text that stands in sight is written in as soon as the page is awake.
  if (textsUrl && fields.some(({ form }) => form.control === "rich-text")) preloadModule(textsUrl, { as: "script" });
  return <EditorScreen key={loaderData.draft.id} {...loaderData} />;
}
