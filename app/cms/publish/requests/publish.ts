import { data, type RouterContextProvider } from "react-router";
import { platformContext, visitContext } from "#app/context.ts";
import { type Followed, isForTranslations, publishOriginal } from "#domain/content/live/publish-original.server.ts";
import { allPlaces } from "#domain/content/places/place.ts";
import { hostPage } from "#domain/content/published/page/block-needs.ts";
import { publishedOf } from "#domain/content/published/published-document.server.ts";
import { type PublishState, publishState } from "#domain/content/publishing/publish-state.server.ts";
import { languages } from "#domain/languages.ts";
import type { Member } from "#domain/staff/member.ts";
import type { Step } from "#domain/undo/step.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, leadsTo, notFound, postedFields, text, texts } from "../../staff-request.ts";
import { toastCookie } from "../../toast.ts";
import type { Route } from "./+types/publish";
import { orUnanswered } from "./unanswered.ts";

/** POST /cms/edit/:id/publish {offered…, place…, translations}: of the places that were offered those that are ticked. 422 when blocked; `ms` is from the press to the page opened as a visitor would. */
export const action = forStaff(async (platform, member, { request, params, context }: Route.ActionArgs) => {
  const started = performance.now();
  const sent = await postedFields(request, { offered: texts, place: texts, translations: text });
  const { offered, place: ticked } = sent;
  const asked = allPlaces.filter((place) => offered.includes(place));
  const wanted = Object.fromEntries(asked.map((place) => [place, ticked.includes(place)]));
  const result = await publishOriginal(platform, member, {
    document: params.id,
    wanted,
    translations: isForTranslations(sent.translations) ? sent.translations : "tell",
  });
  if (result.outcome === "missing") return notFound();
  if (result.outcome === "blocked" || result.outcome === "not-placed") return data(result, 422);
  const state = await publishState(platform, member, params.id);
  const seen = state ? await seeLive(context, state, result.path) : { address: null, seen: false };
  const answer = { outcome: "published" as const, ...seen, ms: Math.ceil(performance.now() - started) };
  return data(answer, { headers: await toastOf(platform, member, result.followed ?? []) });
});

/** Tells what became of translations, with the way back. */
const toastOf = async (platform: Platform, member: Member, followed: Followed[]): Promise<HeadersInit> => {
  const [first] = followed;
  if (!first) return {};
  const undo = await rememberUndo(platform, member, followed.map(stepOf));
  const names = followed
    .map(({ title, language }) => `“${title.slice(0, 60)}” (${languages[language].name})`)
    .join(", ");
  const words = "gone" in first ? "Taken off the site" : "Up to date";
  return { "Set-Cookie": await toastCookie(`${words}: ${names}`, { undo }) };
};

const stepOf = (one: Followed): Step => ("gone" in one ? one.gone : { verb: "in-step", stepped: one.stepped });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);

/** Where visitors see it (null: on no page yet), and whether the page was opened as a visitor would and answered. */
type Seen = { address: string | null; seen: boolean };

const seeLive = async (
  context: Readonly<RouterContextProvider>,
  { type, language }: Pick<PublishState, "type" | "language">,
  path: string | null,
): Promise<Seen> => {
  const address = await shownAt(context.get(platformContext).database, { type, language, path });
  if (address === null) return { address, seen: false };
  const response = await context.get(visitContext)(address);
  await response.arrayBuffer();
  return { address, seen: response.status === 200 };
};

/** The public address of a live document: its own, or that of the first page that shows it; null if none does. */
const shownAt = async (
  database: Database,
  { type, language, path }: Pick<PublishState, "type" | "language"> & { path: string | null },
): Promise<string | null> => path || (hostPage(await publishedOf(database, "page", language), type)?.path ?? null);

export const loader = leadsTo(({ id }) => `/cms/edit/${id}`);
