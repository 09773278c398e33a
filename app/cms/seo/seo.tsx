import type { Data } from "#domain/content/fields/structure.ts";
import { fillNames } from "#domain/content/names.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { SearchResult } from "../fields/search-result.tsx";
import { NamesContext } from "../fields/text.tsx";
import { LinkButton } from "../parts/button.tsx";
import { DraftButton, SendButton } from "../parts/form/buttons.tsx";
import { fullMoment } from "../parts/moment.tsx";
import { Screen } from "../parts/screen.tsx";
import { afterSave, orProblem } from "../singletons/answer-of-save.ts";
import { FieldBeside } from "../singletons/field-beside.tsx";
import { postSingleton, singletonForForm } from "../singletons/post-singleton.server.ts";
import { SingletonForm } from "../singletons/singleton-form.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/seo";
import { SocialCard } from "./social-card.tsx";

export const loader = forStaff(async (platform, member, { url }: Route.LoaderArgs) => {
  const { live: _, ...own } = await singletonForForm(platform, member, "seo", url);
  const { settings, names } = await publishedSite(platform, own.language);
  const { origin } = new URL(platform.settings.PUBLIC_URL);
  return { ...own, origin, names, company: settings.company.name };
});

const saved = "SEO settings saved successfully";

export const action = forStaff((platform, member, { request }: Route.ActionArgs) =>
  postSingleton(platform, member, { type: "seo", request, toasts: { saved, unchanged: saved } }),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction);
export const shouldRevalidate = afterSave;

export default function Seo({
  loaderData: { draft, document, language, beside, signIn, ...site },
  actionData,
}: Route.ComponentProps) {
  return (
    <Screen
      title="SEO Settings"
      sub="What search engines and social networks are told where a page says nothing of its own."
      act={
        <div className="form-do">
          <LinkButton name="Titles & descriptions" icon="pencil" to="/cms/titles" />
          <LinkButton name="History" icon="history" to={`/cms/edit/${document}/history`} />
        </div>
      }
    >
      <SingletonForm
        key={document}
        type="seo"
        {...{ document, language, beside, signIn }}
        draft={draft}
        problem={actionData ?? null}
        failure="Failed to save SEO settings"
        className="beside"
      >
        {({ form, typed, notices }) => (
          <>
            <div className="panel panel-form stack">
              {notices}
              <NamesContext value={site.names}>
                {form.fields.map((field) => (
                  <FieldBeside key={field.name} form={field.form} place={[field.name]} />
                ))}
              </NamesContext>
              <div className="form-do">
                <SendButton kind="primary" busy="Saving…">
                  Save SEO Settings
                </SendButton>
                {beside.original && <DraftButton />}
                <p className="mute small">
                  Live at once. Last saved {fullMoment(draft.at)}
                  {draft.by ? ` by ${draft.by}` : ""}.
                </p>
              </div>
            </div>
            <Previews typed={typed} {...site} />
          </>
        )}
      </SingletonForm>
    </Screen>
  );
}

type Props = { typed: Data; origin: string; company: string; names: Record<string, string> };

const Previews = ({ typed, origin, company, names }: Props) => {
  const shown = fillNames(typed, names);
  const words = { title: String(shown.siteTitle), description: String(shown.description) };
  return (
    <div className="previews">
      <SearchResult {...words} site={origin} company={company} />
      <SocialCard {...words} picture={String(shown.picture)} host={new URL(origin).host} />
    </div>
  );
};
