import { CITY, localParts } from "#domain/time/local-time.ts";
import { Field } from "./field.tsx";
import { nextMorning } from "./next-morning.ts";

/** A day and a time in the company's own time; to begin with, the next morning. */
export const MomentFields = ({ now, error, ...day }: { now: number; error?: string; "data-first"?: boolean }) => {
  const next = nextMorning(now);
  const { date: today } = localParts(now);
  return (
    <>
      <Field label="Day" type="date" name="date" required defaultValue={next.date} min={today} {...day} />
      <Field label={`Time in ${CITY}`} type="time" name="time" required defaultValue={next.time} error={error} />
    </>
  );
};
