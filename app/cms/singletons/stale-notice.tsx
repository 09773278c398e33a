import { useEffect, useId, useRef } from "react";
import { placeKey, withValue } from "#domain/content/form/place.ts";
import { inOneLine } from "#domain/content/form/words.ts";
import type { Difference } from "#domain/content/merge/differences.ts";
import { same } from "#domain/content/merge/same.ts";
import { useFormStore, useValue } from "../fields/state/form-store.ts";
import { Banner } from "../parts/banner.tsx";
import { fullMoment } from "../parts/moment.tsx";
import type { SingletonProblem } from "./post-singleton.server.ts";

/** Says who saved meanwhile, where one looks; of a field that both changed, either value is one click away. */
export const StaleNotice = ({ current, conflicts }: Extract<SingletonProblem, { kind: "stale" }>) => {
  const own = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each answer of the server
  useEffect(() => own.current?.focus(), [current.revision]);
  return (
    <div className="stale-notice" ref={own} tabIndex={-1}>
      <Banner>
        <p>
          {current.by ?? "Somebody"} saved these settings while you were editing ({fullMoment(current.at)}). Nothing was
          overwritten: the form now holds their changes and yours. Look it over and save again.
        </p>
        {conflicts.length > 0 && (
          <ul className="clashes">
            {conflicts.map((conflict) => (
              <Clash key={placeKey(conflict.place)} {...conflict} />
            ))}
          </ul>
        )}
      </Banner>
    </div>
  );
};

const sides = [
  ["mine", "Yours"],
  ["theirs", "Theirs"],
] as const;

const Clash = ({ place, words, form, ...values }: Difference) => {
  const { draft } = useFormStore();
  const [value] = useValue<unknown>(place);
  const name = useId();
  return (
    <li>
      <fieldset>
        <legend className="clash-words">{words.join(" / ")}</legend>
        {sides.map(([side, whose]) => (
          <label key={side} className="clash-side">
            <input
              type="radio"
              name={name}
              checked={same(value, values[side])}
              onChange={() => draft.set(withValue(draft.get(), place, values[side]))}
            />
            <span>
              {whose}: “{inOneLine(form, values[side]) || "empty"}”
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
};
