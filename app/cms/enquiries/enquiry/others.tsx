import { Link } from "react-router";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { ShortTime } from "../../parts/moment.tsx";
import { StateMark } from "../state-mark.tsx";

/** What else the same person wrote. */
export const Others = ({ enquiry: { others }, now }: { enquiry: EnquiryDetails; now: number }) =>
  others.total > 0 && (
    <section className="others" aria-labelledby="h-others">
      <h2 className="enq-h" id="h-others">
        Also from this person <span className="count">{others.total}</span>
      </h2>
      <ul>
        {others.shown.map(({ id, state, at, line, reference }) => (
          <li key={id}>
            <Link to={`/cms/enquiries/${id}`}>
              <StateMark state={state} />
              <span className="cut">{line || reference}</span>
              <span className="mute small num">
                <ShortTime at={at} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {others.total > others.shown.length && (
        <p className="mute small">And {others.total - others.shown.length} older ones: search for the address.</p>
      )}
    </section>
  );
