import { useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import type { Leaving as Seen } from "#domain/content/live/look-at-leaving.server.ts";
import { placeNames } from "#domain/content/places/place.ts";
import { andMore } from "#domain/formats/counted.ts";
import { languages } from "#domain/languages.ts";
import { Field } from "../parts/form/field.tsx";

/**
 * For a button by which documents leave the site: what is asked, and the fields that send the answers. Live translations go
 * too unless somebody keeps them, also where the answer comes before they are named: what a company no longer offers it
 * offers in no language.
 */
export const useLeaving = (documents: string[]) => {
  const [redirect, setRedirect] = useState("");
  const [along, setAlong] = useState(true);
  return {
    fields: { redirect, along: along ? "yes" : "" },
    more: <Leaving documents={documents} redirect={setRedirect} along={setAlong} />,
  };
};

type Props = {
  documents: string[];
  redirect: (to: string) => void;
  along: (goes: boolean) => void;
};

/** In the question before documents leave the site: where they stand, which links break, what becomes of translations, and where their addresses may lead. */
const Leaving = ({ documents, redirect, along }: Props) => {
  const { load, data } = useFetcher<Seen | null>();
  const asked = new URLSearchParams(documents.map((id) => ["id", id])).toString();
  useEffect(() => {
    redirect("");
    along(true);
    void load(`/cms/content/leaving?${asked}`);
  }, [load, asked, redirect, along]);
  return (
    <div className="leaving" aria-live="polite">
      {data === undefined && (
        <p className="mute">Looking where {documents.length === 1 ? "it stands" : "they stand"}…</p>
      )}
      {data === null && <p>The server did not say what links there. Live translations go too.</p>}
      {data && <Places live={data.live} />}
      {data && <BrokenLinks {...data} />}
      {data && data.translations.length > 0 && <Others others={data.translations} along={along} />}
      {data?.mayRedirect && <RedirectField paths={data.live.flatMap(({ path }) => path ?? [])} redirect={redirect} />}
    </div>
  );
};

type OthersProps = Pick<Props, "along"> & { others: Seen["translations"] };

const Others = ({ others, along }: OthersProps) => {
  const name = useId();
  const names = others.map(({ title, language }) => `“${title}” (${languages[language].name})`);
  const one = others.length === 1;
  const choices = [
    [true, one ? "It goes too" : "They go too"],
    [false, one ? "It stays on the site" : "They stay on the site"],
  ] as const;
  return (
    <fieldset className="places">
      <legend className="places-title">{one ? "The translation" : "The translations"}</legend>
      <p className="small">Visitors see {andMore(names, MOST_NAMED)}.</p>
      <ul>
        {choices.map(([goes, words]) => (
          <li key={words}>
            <label className="place">
              <input type="radio" name={name} defaultChecked={goes} onChange={() => along(goes)} />
              {words}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
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
  const names = linkedFrom.map(({ title }) => `“${title}”`);
  return (
    <p>
      Links to {live.length === 1 ? "it" : "them"} will break in {andMore(names, MOST_NAMED)}.
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
