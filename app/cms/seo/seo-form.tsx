import { useEffect, useState } from "react";
import { Form } from "react-router";
import { fillNames } from "#domain/content/names.ts";
import { Banner } from "../parts/banner.tsx";
import { CountedField } from "../parts/counted-field.tsx";
import { LeaveGuard } from "../parts/leave-guard.tsx";
import { fullMoment } from "../parts/moment.ts";
import { SendButton } from "../parts/send-button.tsx";
import { StaleBanner } from "../settings/stale-banner.tsx";
import { showToast } from "../shell/toasts.tsx";
import { LibraryButton } from "./library-button.tsx";
import { SearchResult } from "./search-result.tsx";
import type { SeoFields, SeoProblem } from "./seo-fields.ts";
import { SocialCard } from "./social-card.tsx";

type Props = {
  fields: SeoFields;
  revision: string;
  by: string | null;
  at: number;
  host: string;
  company: string;
  names: Record<string, string>;
  problem: SeoProblem | null;
};

/** The three fields, and what others will make of them while they are typed. */
export const SeoForm = ({ fields, revision, by, at, host, company, names, problem }: Props) => {
  const [typed, setTyped] = useState(fields);
  const [base, setBase] = useState(revision);
  const set = (name: keyof SeoFields) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const isUnsaved = (Object.keys(fields) as (keyof SeoFields)[]).some((name) => typed[name] !== fields[name]);
  useEffect(() => {
    if (!problem) return;
    showToast("Failed to save SEO settings", { bad: true });
    if (problem.kind !== "stale") return;
    setTyped(problem.fields);
    setBase(problem.current.revision);
  }, [problem]);
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  const shown = fillNames(typed, names);
  return (
    <div className="beside">
      <LeaveGuard loses={() => (isUnsaved ? "Your changes will be lost." : null)} />
      <Form method="post" className="panel panel-form stack">
        {problem?.kind === "stale" && (
          <StaleBanner
            {...problem.current}
            conflicts={problem.conflicts}
            takeTheirs={({ place, theirs }) => set(place[0] as keyof SeoFields)(String(theirs))}
          />
        )}
        {problem?.kind === "failed" && (
          <Banner>The server could not save. Your words are still here: try again.</Banner>
        )}
        <input type="hidden" name="base" value={base} />
        <CountedField
          label="Site Title"
          name="siteTitle"
          value={typed.siteTitle}
          onValue={set("siteTitle")}
          max={70}
          error={errors.siteTitle}
        />
        <CountedField
          label="Meta Description"
          name="description"
          tall
          value={typed.description}
          onValue={set("description")}
          max={200}
          error={errors.description}
          help={<DescriptionHelp length={[...shown.description].length} />}
        />
        <CountedField
          label="Open Graph Image URL"
          name="picture"
          value={typed.picture}
          onValue={set("picture")}
          error={errors.picture}
          spellCheck={false}
          autoComplete="off"
          help="An address with https://, or that of a picture in the library. Without one, each page gets a card drawn from its title and picture."
        />
        <LibraryButton onPick={set("picture")} />
        <div className="form-do">
          <SendButton kind="primary" busy="Saving...">
            Save SEO Settings
          </SendButton>
          <p className="mute small">
            Live at once. Last saved {fullMoment(at)}
            {by ? ` by ${by}` : ""}.
          </p>
        </div>
      </Form>
      <div className="previews">
        <SearchResult title={shown.siteTitle} description={shown.description} host={host} company={company} />
        <SocialCard title={shown.siteTitle} description={shown.description} picture={shown.picture} host={host} />
      </div>
    </div>
  );
};

/** The specified hint, and where the text stands to it. */
const DescriptionHelp = ({ length }: { length: number }) => (
  <>
    Recommended length: 150-160 characters
    <span className={length >= 150 && length <= 160 ? "length is-good" : "length"} aria-live="polite">
      {length < 150 && `${150 - length} short of it`}
      {length > 160 && `${length - 160} over it: search engines cut it off`}
      {length >= 150 && length <= 160 && `${length}: just right`}
    </span>
  </>
);
