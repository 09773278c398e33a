import { type Accents, isColour, nearestPassing, type Pair, pairsOf } from "#domain/content/colours/contrast.ts";
import { useValue } from "../fields/state/filling.ts";
import { fieldId } from "../fields/use-field.ts";
import { CountedField } from "../parts/counted-field.tsx";
import { Icon } from "../parts/icon.tsx";

const accents = [
  ["accent", "Main colour", "Links, marks, dark grounds"],
  ["action", "Button colour", "Buttons with ink text, underlines"],
] as const;

/** The two accents; every pair of colours on the site that changes with them is measured while they are chosen. */
export const ColourFields = ({ errors }: { errors: Record<string, string> }) => {
  const [value] = useValue<Accents>(["colours"]);
  const valid = isColour(value.accent) && isColour(value.action);
  const pairs = valid ? pairsOf(value) : [];
  const failing = pairs.filter((pair) => !pair.passes).length;
  return (
    <>
      <div className="colours">
        {accents.map(([of, label, help]) => (
          <ColourField
            key={of}
            of={of}
            label={label}
            help={help}
            value={value}
            pairs={pairs}
            error={errors[`colours.${of}`]}
          />
        ))}
      </div>
      {valid && (
        <>
          <p className={failing > 0 ? "contrast-sum is-bad" : "contrast-sum"} aria-live="polite">
            <Icon name={failing > 0 ? "warn" : "checkring"} />
            {failing > 0
              ? `${failing} of ${pairs.length} pairs have too little contrast. They can't be published.`
              : `All ${pairs.length} pairs in use have enough contrast.`}
          </p>
          <ContrastTable pairs={pairs} />
        </>
      )}
    </>
  );
};

type FieldProps = {
  of: keyof Accents;
  label: string;
  help: string;
  value: Accents;
  pairs: Pair[];
  error: string | undefined;
};

const ColourField = ({ of, label, help, value, pairs, error }: FieldProps) => {
  const [, write] = useValue<string>(["colours", of]);
  const set = (colour: string) => write(colour.trim());
  const fails = pairs.some((pair) => pair.of === of && !pair.passes);
  const nearest = fails ? nearestPassing(value, of) : null;
  return (
    <div className="colour">
      <input
        type="color"
        className="colour-well"
        aria-label={`${label}, picker`}
        value={isColour(value[of]) ? value[of] : "#000000"}
        onChange={(event) => set(event.target.value)}
      />
      <CountedField
        label={label}
        id={fieldId(["colours", of])}
        value={value[of]}
        onValue={set}
        error={error ?? (isColour(value[of]) ? undefined : "Write the colour as # and six digits, such as #0f5c4d")}
        help={help}
        spellCheck={false}
        autoComplete="off"
      />
      {nearest && (
        <button type="button" className="btn btn-small colour-nearest" onClick={() => set(nearest)}>
          <span className="swatch" style={{ background: nearest }} />
          Take {nearest}, the nearest that passes
        </button>
      )}
    </div>
  );
};

const ContrastTable = ({ pairs }: { pairs: Pair[] }) => (
  <table className="contrast">
    <caption className="visually-hidden">Contrast of every pair of colours in use</caption>
    <thead>
      <tr>
        <th scope="col">Pair</th>
        <th scope="col">Contrast</th>
        <th scope="col">Needed</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(({ what, front, back, ratio, needed, passes }) => (
        <tr key={what} className={passes ? "" : "is-bad"}>
          <th scope="row">
            <span className="contrast-pair" style={{ background: back }}>
              <span style={{ background: front }} />
            </span>
            {what}
          </th>
          <td className="num">
            <Icon name={passes ? "check" : "warn"} />
            {ratio.toFixed(2)}
            <span className="visually-hidden">{passes ? ", passes" : ", fails"}</span>
          </td>
          <td className="num">{needed}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
