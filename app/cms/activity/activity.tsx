import type { ComponentProps } from "react";
import { Form, Link, useSearchParams, useSubmit } from "react-router";
import { abouts, isAbout } from "#domain/staff/activity/actions.ts";
import { ACTIVITY_PER_PAGE, listActivity } from "#domain/staff/activity/activity.server.ts";
import { Choice } from "../parts/form/field.tsx";
import { useUrlControl } from "../parts/list/filters.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { readPage } from "../parts/list/read-page.ts";
import { ShortTime } from "../parts/moment.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/activity";

const DAY_MS = 86_400_000;
/** How far back a filter looks, in days. */
const periods = { "1": 1, "7": 7, "30": 30 } as const;

export const loader = forStaff(async (platform, member, { url: { searchParams } }: Route.LoaderArgs) => {
  const about = searchParams.get("about") ?? "";
  const days = periods[(searchParams.get("days") ?? "") as keyof typeof periods];
  const now = platform.clock();
  const filter = {
    about: isAbout(about) ? about : undefined,
    actor: searchParams.get("who") || undefined,
    since: days ? now - days * DAY_MS : undefined,
  };
  const list = await readPage(searchParams, (page) => listActivity(platform, member, { ...filter, page }));
  return { ...list, perPage: ACTIVITY_PER_PAGE, now };
});

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { entries, people, now, total } = loaderData;
  return (
    <Screen title="Activity" sub="Who did what, and when. Failed sign-ins included.">
      <ActivityFilterForm people={people} abouts={abouts} />
      {total === 0 && <p className="empty">Nothing of that kind has happened yet. Widen the filter.</p>}
      <ol className="panel rows">
        {entries.map((entry) => (
          <li key={entry.id} className={entry.words === "could not sign in" ? "event event-bad" : "event"}>
            <span className="event-when num">
              <ShortTime at={entry.at} now={now} />
            </span>
            <span className="event-text">
              <strong>{entry.actor ?? (entry.about === "sign-in" ? "Somebody" : "The system")}</strong> {entry.words}
              {entry.what && " "}
              {entry.enquiry ? (
                <Link to={`/cms/enquiries/${entry.enquiry}`}>{entry.what}</Link>
              ) : (
                entry.what && <em>{entry.what}</em>
              )}
              {entry.detail && <span className="mute"> {entry.detail}</span>}
            </span>
            <span className="event-about">{abouts[entry.about]}</span>
          </li>
        ))}
      </ol>
      <Pager {...loaderData} />
    </Screen>
  );
}

type Props = { people: { id: string; name: string }[]; abouts: Record<string, string> };

const ActivityFilterForm = ({ people, abouts }: Props) => {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const value = (name: string) => params.get(name) ?? "";
  return (
    <Form className="filter" onChange={(event) => submit(event.currentTarget)}>
      <Followed
        label="About"
        name="about"
        value={value("about")}
        options={[["", "Everything"], ...Object.entries(abouts)]}
      />
      <Followed
        label="Who"
        name="who"
        value={value("who")}
        options={[["", "Everybody"], ...people.map(({ id, name }) => [id, name] as const)]}
      />
      <Followed
        label="When"
        name="days"
        value={value("days")}
        options={[
          ["", "Any time"],
          ["1", "Last 24 hours"],
          ["7", "Last 7 days"],
          ["30", "Last 30 days"],
        ]}
      />
      <noscript>
        <button type="submit" className="btn">
          Show
        </button>
      </noscript>
    </Form>
  );
};

const Followed = ({ value, ...choice }: ComponentProps<typeof Choice> & { value: string }) => (
  <Choice {...choice} defaultValue={value} ref={useUrlControl<HTMLSelectElement>(value)} />
);
