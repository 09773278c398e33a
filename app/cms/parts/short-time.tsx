import { fullMoment, shortMoment } from "./moment.ts";

export const ShortTime = ({ at, now }: { at: number; now: number }) => (
  <time dateTime={new Date(at).toISOString()} title={fullMoment(at)}>
    {shortMoment(at, now)}
  </time>
);
