import { useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import { type Noted, outcomes } from "#domain/enquiries/outcome.ts";
import { grouped } from "#domain/time/local-time.ts";
import { waiting } from "../../../parts/button.tsx";

const choices = Object.entries({ "": "None yet", ...outcomes });

const typedOf = (value: number | null) => (value === null ? "" : grouped(value));

/** What became of it and what it is worth: saved together, with Enter too. What was typed stays where it was refused. */
export const OutcomeForm = ({ enquiry, query }: { enquiry: Noted & { id: string }; query: string }) => {
  const { id, outcome, value } = enquiry;
  const { Form, data, state } = useFetcher<{ error: string; refused: string }>();
  const [chosen, choose] = useState<string>(outcome ?? "");
  const [typed, type] = useState(typedOf(value));
  useEffect(() => {
    choose(outcome ?? "");
    type(typedOf(value));
  }, [outcome, value]);
  const errorId = useId();
  const error = data?.refused === typed ? data.error : undefined; // the fetcher keeps it when the next one goes well
  return (
    <Form method="post" action={`/cms/enquiries/${id}/outcome${query}`}>
      <fieldset className="outcome">
        <legend className="field-label">Outcome</legend>
        <div className="seg">
          {choices.map(([word, name]) => (
            <label key={word}>
              <input type="radio" name="outcome" value={word} checked={word === chosen} onChange={() => choose(word)} />
              {name}
            </label>
          ))}
        </div>
        <div className="outcome-value">
          <span aria-hidden="true">$</span>
          <input
            className="input num"
            name="value"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-label="Value in dollars"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <button type="submit" className="btn" {...waiting(state !== "idle")}>
            Save
          </button>
        </div>
        <p className="field-error" id={errorId} role="alert">
          {error}
        </p>
      </fieldset>
    </Form>
  );
};
