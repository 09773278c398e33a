import { CITY, localParts } from "#domain/time/local-time.ts";
import { Field } from "./field.tsx";

const HOUR_MS = 3_600_000;

/** A day and a time in the company's own time; to begin with, the second full hour from now. */
export const MomentFields = ({ now, error, ...day }: { now: number; error?: string; "data-first"?: boolean }) => {
  const next = localParts(Math.ceil(now / HOUR_MS) * HOUR_MS + HOUR_MS);
  const { date: today } = localParts(now);
  return (
    <>
      <Field label="Day" type="date" name="date" required defaultValue={next.date} min={today} {...day} />
      <Field label={`Time in ${CITY}`} type="time" name="time" required defaultValue={next.time} error={error} />
    </>
  );
};
