import { fullMoment, shortMoment } from "./moment.ts";

/** A moment, short; in full when pointed at. */
export const ShortTime = ({ at, now }: { at: number; now: number }) => (
  <time dateTime={new Date(at).toISOString()} title={fullMoment(at)}>
    {shortMoment(at, now)}
  </time>
);
