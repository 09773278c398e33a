import type { Conflict } from "#domain/content/singletons/merge-changes.ts";
import { Banner } from "../parts/banner.tsx";
import { fullMoment } from "../parts/moment.ts";

type Props = {
  by: string | null;
  at: number;
  conflicts: Conflict[];
  /** Puts their value in the place of mine. */
  takeTheirs: (conflict: Conflict) => void;
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
          <li key={conflict.path}>
            <p>
              <strong>{conflict.label}</strong>: yours “{conflict.mineInWords || "empty"}”, theirs “
              {conflict.theirsInWords || "empty"}”. Yours is in the form.
            </p>
            <button type="button" className="btn btn-small" onClick={() => takeTheirs(conflict)}>
              Take theirs<span className="visually-hidden"> for {conflict.label}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </Banner>
);
