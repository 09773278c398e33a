import type { Difference } from "#domain/content/form/differences.ts";
import { placeKey } from "#domain/content/form/place.ts";
import { inOneLine } from "#domain/content/form/words.ts";
import { Banner } from "../parts/banner.tsx";
import { fullMoment } from "../parts/moment.tsx";

type Props = {
  by: string | null;
  at: number;
  conflicts: Difference[];
  /** Puts their value in the place of mine. */
  takeTheirs: (conflict: Difference) => void;
};

/** Somebody saved in between: what became of both sides' work, and a choice wherever the two clash. */
export const StaleBanner = ({ by, at, conflicts, takeTheirs }: Props) => (
  <Banner>
    <p>
      {by ?? "Somebody"} saved these settings while you were editing ({fullMoment(at)}). Nothing was overwritten: the
      form now holds their changes and yours. Look it over and save again.
    </p>
    {conflicts.length > 0 && (
      <ul className="clashes">
        {conflicts.map((conflict) => (
          <li key={placeKey(conflict.place)}>
            <p>
              <strong>{conflict.words.join(" / ")}</strong>: yours “{inOneLine(conflict.form, conflict.mine) || "empty"}
              ”, theirs “{inOneLine(conflict.form, conflict.theirs) || "empty"}”. Yours is in the form.
            </p>
            <button type="button" className="btn btn-small" onClick={() => takeTheirs(conflict)}>
              Take theirs<span className="visually-hidden"> for {conflict.words.join(" / ")}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </Banner>
);
