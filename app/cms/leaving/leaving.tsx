import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { Leaving as Seen } from "#domain/content/places/look-at-leaving.server.ts";
import { placeNames } from "#domain/content/places/place.ts";
import { Field } from "../parts/form/field.tsx";

type Props = { documents: string[]; redirect: (to: string) => void };

/** In the question before documents leave the site: where they stand, which links break, and where their addresses may lead. */
export const Leaving = ({ documents, redirect }: Props) => {
  const { load, data } = useFetcher<Seen | null>();
  const asked = new URLSearchParams(documents.map((id) => ["id", id])).toString();
  useEffect(() => {
    redirect("");
    void load(`/cms/content/leaving?${asked}`);
  }, [load, asked, redirect]);
  return (
    <div className="leaving" aria-live="polite">
      {data === undefined && (
        <p className="mute">Looking where {documents.length === 1 ? "it stands" : "they stand"}…</p>
      )}
      {data === null && <p>The server did not say what links there.</p>}
      {data && <Places live={data.live} />}
      {data && <BrokenLinks {...data} />}
      {data?.mayRedirect && <RedirectField paths={data.live.flatMap(({ path }) => path ?? [])} redirect={redirect} />}
    </div>
  );
};

const MOST_NAMED = 5;

const Places = ({ live }: Pick<Seen, "live">) => {
  const standing = live.filter(({ stands }) => stands.length > 0);
  return (
    <>
      {standing.slice(0, MOST_NAMED).map(({ id, title, stands }) => {
        const leaves = stands.filter(({ reason }) => reason === null).map(({ place }) => placeNames[place]);
        const stays = stands.filter(({ reason }) => reason !== null);
        return (
          <div key={id}>
            {live.length > 1 && <p className="leaving-name">{title}</p>}
            {leaves.length > 0 && <p>It is taken out of: {leaves.join("; ")}.</p>}
            {stays.map(({ place, reason }) => (
              <p key={place}>
                It stays in: {placeNames[place]}. {reason}.
              </p>
            ))}
          </div>
        );
      })}
      {standing.length > MOST_NAMED && <p>The other {standing.length - MOST_NAMED} leave their places as well.</p>}
    </>
  );
};

const BrokenLinks = ({ live, linkedFrom }: Seen) => {
  if (linkedFrom.length === 0) return null;
  const names = linkedFrom.slice(0, MOST_NAMED).map(({ title }) => `“${title}”`);
  const more = linkedFrom.length > MOST_NAMED ? ` and ${linkedFrom.length - MOST_NAMED} more` : "";
  return (
    <p>
      Links to {live.length === 1 ? "it" : "them"} will break in {names.join(", ")}
      {more}.
    </p>
  );
};

const RedirectField = ({ paths, redirect }: { paths: string[]; redirect: Props["redirect"] }) => {
  const [first] = paths;
  if (first === undefined) return null;
  const parent = first.replace(/\/[^/]*$/, "") || "/";
  const opened = paths.length === 1 ? first : `one of the ${paths.length} addresses`;
  return (
    <Field
      label="Send visitors on to (optional)"
      help={`Whoever opens ${opened} is led there, such as to ${parent}`}
      placeholder="/"
      onChange={(event) => redirect(event.target.value)}
    />
  );
};
