import { Link } from "react-router";
import { counted } from "#domain/formats/counted.ts";
import type { Headline } from "#domain/visits/numbers/headline.server.ts";
import { bestWords, comparedWith, enquiriesOf } from "#domain/visits/numbers/number-words.ts";
import { periods } from "#domain/visits/numbers/periods.ts";
import { Icon } from "../../parts/icon/icon.tsx";

/** The last 30 days in words: visits, enquiries, their rate, and the page that did best. */
export const VisitsLine = ({ headline: { since, total, before, best } }: { headline: Headline }) => (
  <section className="panel visits-line" aria-label="Visits">
    <Icon name="chart" />
    <p>
      {since === null ? (
        <>Visits are counted from now on: how many, from where, and which page brings enquiries. </>
      ) : (
        <>
          <strong>{counted(total.visits, "visit")}</strong> in 30 days
          {before && <>, {comparedWith(total.visits, before.visits, periods["30"].before)}</>}.{" "}
          <strong>{enquiriesOf(total)}</strong>.{" "}
          {best && (
            <>
              <q>
                <a href={best.path} target="_blank" rel="noopener">
                  {best.title}
                </a>
              </q>{" "}
              did best: {bestWords(best)}.{" "}
            </>
          )}
        </>
      )}
      <Link to="/cms/visits">See Visits</Link>
    </p>
  </section>
);
