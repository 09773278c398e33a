import { fillNames } from "#domain/content/names.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { SimpleField } from "../fields/controls.tsx";
import { SearchResult } from "../fields/search-result.tsx";
import { SendButton } from "../parts/buttons.tsx";
import { fullMoment } from "../parts/moment.tsx";
import type { SingletonProblem } from "../singletons/post-singleton.server.ts";
import { SingletonForm } from "../singletons/singleton-form.tsx";
import { SocialCard } from "./social-card.tsx";

type Props = {
  draft: SavedState;
  host: string;
  company: string;
  /** The values of `{name}` in texts. */
  names: Record<string, string>;
  problem: SingletonProblem | null;
};

export const SeoForm = ({ draft, host, company, names, problem }: Props) => (
  <SingletonForm type="seo" draft={draft} problem={problem} failure="Failed to save SEO settings" className="beside">
    {({ form, typed, notices }) => {
      const shown = fillNames(typed, names);
      const [title, description] = [String(shown.siteTitle), String(shown.description)];
      return (
        <>
          <div className="panel panel-form stack">
            {notices}
            {form.fields.map((field) => (
              <SimpleField key={field.name} form={field.form} place={[field.name]} />
            ))}
            <div className="form-do">
              <SendButton kind="primary" busy="Saving...">
                Save SEO Settings
              </SendButton>
              <p className="mute small">
                Live at once. Last saved {fullMoment(draft.at)}
                {draft.by ? ` by ${draft.by}` : ""}.
              </p>
            </div>
          </div>
          <div className="previews">
            <SearchResult title={title} description={description} host={host} company={company} />
            <SocialCard title={title} description={description} picture={String(shown.picture)} host={host} />
          </div>
        </>
      );
    }}
  </SingletonForm>
);
