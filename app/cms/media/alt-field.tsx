import { useId } from "react";
import { LONGEST_ALT } from "#domain/media/picture.ts";
import { described, FieldBox, LetterCount } from "../parts/field-box.tsx";

type AltProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  name?: string;
  autoFocus?: boolean;
};

const HELP = "Say what it shows to somebody who can't see it. Needed before it can be used.";

/** The alternative text, with how much of it there may be. */
export const AltField = ({ value, onChange, error, name, autoFocus }: AltProps) => {
  const id = useId();
  const note = <LetterCount text={value} max={LONGEST_ALT} />;
  return (
    <FieldBox id={id} label="Alternative text" help={HELP} error={error} note={note}>
      <textarea
        id={id}
        name={name}
        className="input alt-text"
        rows={3}
        maxLength={LONGEST_ALT}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: asked for where the text is the next thing to do
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, { help: HELP, error })}
      />
    </FieldBox>
  );
};
